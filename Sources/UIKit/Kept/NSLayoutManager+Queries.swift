// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Questions that rest on lines and their rectangles.
extension NSLayoutManager {
  public func ensureLayout(forCharacterRange charRange: NSRange) {
    if let container = textContainers.first { ensureLayout(for: container) }
  }

  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let container = textContainers.first else { return nil }
    let range = glyphRange(for: container)
    effectiveRange?.pointee = range
    return NSLocationInRange(glyphIndex, range) ? container : nil
  }

  /// The glyphs of the lines that a rectangle touches, in the container's points.
  public func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    var found: NSRange?
    enumerateLineFragments(forGlyphRange: glyphRange(for: container)) { whole, _, _, range, _ in
      guard whole.minY < bounds.maxY, whole.maxY > bounds.minY else { return }
      found = found.map { NSUnionRange($0, range) } ?? range
    }
    return found ?? NSRange(location: 0, length: 0)
  }

  /// A rectangle for each line that a range has a part in.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    enumerateLineFragments(forGlyphRange: glyphRange) { _, _, container, range, ends in
      let part = NSIntersectionRange(range, glyphRange)
      block(boundingRect(forGlyphRange: part, in: container), &stop)
      ends.pointee = stop
    }
  }

  /// The glyph at a point, and where between it and the next the point lies, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// From 0 to 1, where between this glyph and the next a point lies.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return fraction
  }
}

extension NSAttributedString {
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
