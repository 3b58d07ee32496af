// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

/// Lays a text storage out in a container: lines, their rectangles, what stands at a point.
///
/// Differs from TextKit: one container is filled, and a glyph is a UTF-16 unit of the text.
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
  /// The factor of paragraphs whose style has none: of a line's room, what whole words must fill so
  /// that the next word is not parted, 0 to 1.
  open var hyphenationFactor: CGFloat = 0 {
    didSet { invalidate() }
  }
  /// The lines of a container, and what they were cut for.
  private var kept: (room: ContainerRoom, frame: TextFrame)?
  private var styles: [RunStyle] = []
  /// The text of a view that owns this manager.
  var source: (() -> NSAttributedString?)?

  public override init() { super.init() }

  func invalidate() { kept = nil }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    invalidate()
  }

  private var text: NSAttributedString? { source?() ?? textStorage }

  open var numberOfGlyphs: Int { text?.length ?? 0 }

  private static let defaults = TextDefaults(font: TextDefaults.textKitFont)

  private func lines(in container: NSTextContainer) -> TextFrame {
    let room = ContainerRoom(container)
    if let kept, kept.room == room, source == nil { return kept.frame }
    guard let text, text.length > 0 else { return .empty }
    var defaults = NSLayoutManager.defaults
    defaults.hyphenationFactor = hyphenationFactor
    let prepared = PreparedText(text, defaults: defaults)
    styles = prepared.styles
    let made = prepared.frame(
      width: room.lineWidth, lines: room.lines,
      mode: room.mode == .byTruncatingTail ? .byTruncatingTail : nil)
    kept = (room, made)
    return made
  }

  open func ensureLayout(for container: NSTextContainer) { _ = lines(in: container) }
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { invalidate() }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { invalidate() }

  open func removeTextContainer(at index: Int) {
    let container = textContainers.remove(at: index)
    if container.layoutManager === self { container.layoutManager = nil }
    invalidate()
  }

  /// What the text covers, in the container's points, its padding included on the left.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let size = lines(in: container).size
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = lines(in: container).lines
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSUnionRange(first.range, last.range)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  private var container: NSTextContainer { textContainers.first ?? NSTextContainer(size: .zero) }

  private func rect(of line: TextLine, in container: NSTextContainer) -> CGRect {
    CGRect(
      x: line.origin.x + container.lineFragmentPadding, y: line.baseline - line.ascent,
      width: line.width, height: line.ascent + line.descent)
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    for line in lines(in: container).lines where NSLocationInRange(glyphIndex, line.range) {
      effectiveRange?.pointee = line.range
      return rect(of: line, in: container)
    }
    return .zero
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    var used = lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    used.origin.x = 0
    used.size.width = container.size.width
    return used
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for line in lines(in: container).lines
    where NSIntersectionRange(line.range, glyphRange).length > 0 {
      let used = rect(of: line, in: container)
      var whole = used
      (whole.origin.x, whole.size.width) = (0, container.size.width)
      block(whole, used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// The rectangle that a range covers: the lines between whole, the first and last by character.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    var bounds = CGRect.null
    for line in lines(in: container).lines {
      let part = NSIntersectionRange(line.range, glyphRange)
      guard part.length > 0 else { continue }
      var rect = rect(of: line, in: container)
      let start = offset(of: part.location, in: line)
      let end = offset(of: NSMaxRange(part), in: line)
      rect.origin.x += min(start, end)
      rect.size.width = abs(end - start)
      bounds = bounds.union(rect)
    }
    return bounds.isNull ? .zero : bounds
  }

  /// The distance of a character from the start of its line, in points: the text before it set
  /// alone, which differs from the shaped line where letters join.
  private func offset(of index: Int, in line: TextLine) -> CGFloat {
    guard let text, index > line.range.location else { return 0 }
    guard index < NSMaxRange(line.range) else { return line.width }
    let before = text.attributedSubstring(
      from: NSRange(location: line.range.location, length: index - line.range.location))
    return before.size().width
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The character at a point; the nearest one where the point is outside the text.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = lines(in: container).lines
    guard
      let line = lines.first(where: { point.y < $0.baseline + $0.descent }) ?? lines.last
    else { return 0 }
    let x = point.x - container.lineFragmentPadding - line.origin.x
    var (low, high) = (line.range.location, max(NSMaxRange(line.range) - 1, line.range.location))
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(of: middle, in: line) <= x { low = middle } else { high = middle - 1 }
    }
    if let partialFraction {
      let (start, end) = (offset(of: low, in: line), offset(of: low + 1, in: line))
      partialFraction.pointee = end > start ? min(max((x - start) / (end - start), 0), 1) : 0
    }
    return low
  }

  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    for line in lines(in: container).lines where NSLocationInRange(glyphIndex, line.range) {
      return CGPoint(
        x: line.origin.x + container.lineFragmentPadding + offset(of: glyphIndex, in: line),
        y: line.ascent)
    }
    return .zero
  }

  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the container's text; the range is not looked at.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let frame = lines(in: container)
    let grid = PixelGrid(scale: UIFont.displayScale(in: nil))
    TextPainter(frame: frame, styles: styles, color: .black, grid: grid)
      .paint(
        at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y), in: target)
  }
}

public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  // @objc(layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:) optional = 0
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
}
