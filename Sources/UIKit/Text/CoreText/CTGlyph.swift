// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import TextLayout

/// A glyph's number in its font.
public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16
/// A unit of UTF-16.
public typealias UniChar = UInt16

/// Units of the font's file to an em: 1 000 or 2 048 for most.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(FontLibrary.pinned.unitsPerEm(for: font.request))
}

/// The glyphs of UTF-16 units, without shaping: ligatures and marks stay apart, and the second half of a
/// pair has glyph 0.
///
/// - Returns: Whether the font has all of them; 0 stands for one that it has not.
/// - Precondition: There is room for `count` glyphs behind the pointer.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  let units = UnsafeBufferPointer(start: characters, count: max(0, count))
  let scalars = Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  let found = FontLibrary.pinned.glyphs(of: scalars.map(\.value), for: font.request)
  var place = 0
  for (scalar, glyph) in zip(scalars, found) {
    glyphs[place] = CGGlyph(truncatingIfNeeded: glyph)
    if UTF16.width(scalar) == 2 { glyphs[place + 1] = 0 }
    place += UTF16.width(scalar)
  }
  return !found.contains(0)
}

/// The outline of a glyph, in points; y grows upward.
///
/// - Returns: nil for a glyph without one, such as a space's.
/// - Complexity: O(n) in the outline's points; not kept.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let elements = FontLibrary.pinned.outline(of: UInt32(glyph), for: font.request)
  guard !elements.isEmpty else { return nil }
  let path = CGMutablePath()
  let map = matrix?.pointee ?? .identity
  for element in elements {
    switch element {
    case .move(let point): path.move(to: point, transform: map)
    case .line(let point): path.addLine(to: point, transform: map)
    case .quadCurve(let point, let control):
      path.addQuadCurve(to: point, control: control, transform: map)
    case .curve(let point, let control1, let control2):
      path.addCurve(to: point, control1: control1, control2: control2, transform: map)
    case .close: path.closeSubpath()
    }
  }
  return path
}

/// The box around each glyph's outline, in points; y grows upward.
///
/// - Returns: The box around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for place in 0..<max(0, count) {
    let box = CTFontCreatePathForGlyph(font, glyphs[place], nil)?.boundingBoxOfPath ?? .zero
    boundingRects?[place] = box
    all = all.union(box)
  }
  return all.isNull ? .zero : all
}

public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
  case vertical = 2
}

/// The glyphs of a run; a range without a length goes to the end.
///
/// - Precondition: There is room for them behind the pointer.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (place, glyph) in run.run.glyphs[run.places(range)].enumerated() {
    buffer[place] = CGGlyph(truncatingIfNeeded: glyph)
  }
}

/// Draws some of a run's glyphs, from the text's place in a context.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.draw(range, in: context)
}
