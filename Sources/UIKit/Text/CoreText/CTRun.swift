// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// Glyphs of one line that have the same attributes.
public final class CTRun {
  let line: CTLine
  let run: GlyphRun

  init(_ run: GlyphRun, of line: CTLine) {
    self.run = run
    self.line = line
  }

  /// UTF-16 units of the line's text.
  var units: NSRange {
    let first = run.characterIndexes.min() ?? line.line.range.location
    let last = run.characterIndexes.max() ?? first
    let next = line.line.glyphRuns.flatMap(\.characterIndexes).filter { $0 > last }.min()
    return NSRange(location: first, length: (next ?? NSMaxRange(line.line.range)) - first)
  }

  /// The places of the glyphs that a range names, a length of 0 being to the end.
  func places(_ range: CFRange) -> Range<Int> {
    let first = min(max(range.location, 0), run.glyphs.count)
    let rest = run.glyphs.count - first
    return first..<(first + (range.length == 0 ? rest : min(max(range.length, 0), rest)))
  }

  /// Draws some of the glyphs from a context's place for text.
  func draw(_ range: CFRange, in context: CGContext) {
    let places = places(range)
    var part = run
    part.glyphs = Array(run.glyphs[places])
    part.positions = Array(run.positions[places])
    part.characterIndexes = Array(run.characterIndexes[places])
    line.draw(at: context.textPosition, in: context) { $0.paint(part, 0, 0, context) }
  }
}

public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  line.line.glyphRuns.map { CTRun($0, of: line) } as NSArray
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.run.isRightToLeft ? .rightToLeft : []
}

public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.line.start + run.units.location, length: run.units.length)
}

/// The attributes of the run's first letter.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  guard run.units.location < run.line.text.length else { return [:] }
  let values = run.line.text.attributes(at: run.units.location, effectiveRange: nil)
  return Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
    as NSDictionary
}

/// The width of the run, whatever part of it the range names.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let style =
    run.line.prepared.styles.indices.contains(run.run.identifier)
    ? run.line.prepared.styles[run.run.identifier] : nil
  let font = style?.font ?? CoreText.defaults.font
  ascent?.pointee = font.ascender
  descent?.pointee = -font.descender
  leading?.pointee = font.leading
  return Double(run.run.width)
}

/// Places of the glyphs from the line's left end.
///
/// - Precondition: There is room for them behind the pointer.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (place, position) in run.run.positions[run.places(range)].enumerated() {
    buffer[place] = CGPoint(x: position.x, y: -position.y)
  }
}
