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
  let first = min(max(range.location, 0), run.run.positions.count)
  let rest = run.run.positions.count - first
  let count = range.length == 0 ? rest : min(range.length, rest)
  for (place, position) in run.run.positions[first..<(first + count)].enumerated() {
    buffer[place] = CGPoint(x: position.x, y: -position.y)
  }
}
