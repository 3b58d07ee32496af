// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Lays a text out in frames.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }
}

/// Lines in the bounding box of a path.
///
/// - Note: The lines of other paths than rectangles are as wide as their boxes here.
public final class CTFrame {
  let path: CGPath
  let lines: [CTLine]
  /// Left ends of the baselines from the lower left corner of the path's box.
  let origins: [CGPoint]
  let range: CFRange

  init(of text: NSAttributedString, _ range: CFRange, in path: CGPath) {
    self.path = path
    let part = CoreText.part(text, range)
    let box = path.boundingBox.isNull ? .zero : path.boundingBox
    let prepared = PreparedText(part, defaults: CoreText.defaults)
    let frame = prepared.frame(width: box.width, height: box.height)
    // Other than a label, a frame shows no line that does not fit, not even the first.
    let fitting =
      part.length == 0
      ? [] : frame.lines.filter { $0.baseline + $0.descent <= box.height + 0.001 }
    lines = fitting.map {
      CTLine(text: part, prepared: prepared, line: $0, start: range.location)
    }
    origins = fitting.map { CGPoint(x: $0.origin.x, y: box.height - $0.baseline) }
    self.range = CFRange(
      location: range.location, length: fitting.last.map { NSMaxRange($0.range) } ?? 0)
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(of: framesetter.text, stringRange, in: path)
}

/// The size of a part of the text within bounds; 0 and huge lengths are none.
///
/// - Parameter fitRange: Set to what fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  func bound(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
  let part = CoreText.part(framesetter.text, stringRange)
  guard part.length > 0 else {
    fitRange?.pointee = CFRange(location: stringRange.location, length: 0)
    return .zero
  }
  let prepared = PreparedText(part, defaults: CoreText.defaults)
  let frame = prepared.frame(width: bound(constraints.width), height: bound(constraints.height))
  fitRange?.pointee = CFRange(
    location: stringRange.location, length: frame.lines.last.map { NSMaxRange($0.range) } ?? 0)
  return frame.size
}

// MARK: Frames

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Writes the origins of the lines of a range; a length of 0 means to the last line.
///
/// - Precondition: There is room for them behind the pointer.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let first = min(max(range.location, 0), frame.origins.count)
  let rest = frame.origins.count - first
  let count = range.length == 0 ? rest : min(range.length, rest)
  for (place, origin) in frame.origins[first..<(first + count)].enumerated() {
    origins[place] = origin
  }
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    line.draw(at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), in: context)
  }
}

// MARK: Breaking by hand

public final class CTTypesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// How many UTF-16 units from a place fit into a line of a width.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let rest = CoreText.part(typesetter.text, CFRange(location: startIndex, length: 0))
  guard rest.length > 0 else { return 0 }
  let prepared = PreparedText(rest, defaults: CoreText.defaults)
  return prepared.frame(width: CGFloat(width)).lines.first?.range.length ?? 0
}

public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  CTLine(CoreText.part(typesetter.text, stringRange), start: stringRange.location)
}
