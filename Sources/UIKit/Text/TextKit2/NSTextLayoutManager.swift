// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Lays the elements of a content manager out in one container: TextKit 2 over the lines that
/// ``NSLayoutManager`` cuts (Documentation/TextLayout.md §9).
open class NSTextLayoutManager: NSObject {
  public enum SegmentType: Int, Sendable {
    case standard
    case selection
    case highlight
  }

  public struct SegmentOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  open internal(set) weak var textContentManager: NSTextContentManager?
  open var usesFontLeading = true
  open var usesHyphenation = false
  open var limitsLayoutForSuspiciousContents = true
  open var textSelections: [NSTextSelection] = []
  open var layoutQueue: OperationQueue?
  open private(set) lazy var textViewportLayoutController =
    NSTextViewportLayoutController(textLayoutManager: self)
  /// Cuts the lines: of its own, or the text view's.
  private(set) var lines: NSLayoutManager
  private var renderingAttributes: [(NSRange, [NSAttributedString.Key: Any])] = []

  public override init() {
    lines = NSLayoutManager()
    super.init()
  }

  /// That of a text view, which owns the content manager.
  init(_ lines: NSLayoutManager, container: NSTextContainer) {
    self.lines = lines
    super.init()
    textContainer = container
  }

  open var textContainer: NSTextContainer? {
    didSet {
      guard lines.source == nil else { return }
      if oldValue != nil { lines.removeTextContainer(at: 0) }
      if let textContainer { lines.addTextContainer(textContainer) }
    }
  }

  /// Lays out what a storage holds; a text view's lines have their own.
  func follow(_ storage: NSTextStorage) {
    guard lines.source == nil else { return }
    lines.textStorage?.removeLayoutManager(lines)
    storage.addLayoutManager(lines)
    lines.invalidate()
  }

  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  private var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(location: TextOffset(0))
  }

  /// What the lines cover, in the container's points.
  open var usageBoundsForTextContainer: CGRect {
    textContainer.map(lines.usedRect(for:)) ?? .zero
  }

  open func ensureLayout(for range: NSTextRange) {
    if let textContainer { lines.ensureLayout(for: textContainer) }
  }

  open func ensureLayout(for bounds: CGRect) { ensureLayout(for: documentRange) }

  open func invalidateLayout(for range: NSTextRange) { lines.invalidate() }

  /// Goes through the fragments from the one with the location until the block says no.
  ///
  /// - Returns: Where it ended.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from textLocation: (any NSTextLocation)?,
    options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let all = lineParts(in: documentRange.range)
    return textContentManager?.enumerateTextElements(
      from: textLocation, options: options.contains(.reverse) ? .reverse : []
    ) { element in
      fragment(of: element, in: all).map(block) ?? true
    }
  }

  /// A line of the container: all of it, its text, and the characters.
  private struct LinePart {
    var whole: CGRect
    var used: CGRect
    var range: NSRange

    /// The index of the first line that reaches beyond a place, by bisection; the count where none does.
    static func first(of all: [LinePart], endingBehind place: Int) -> Int {
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if NSMaxRange(all[middle].range) > place {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return low
    }
  }

  private func lineParts(in range: NSRange) -> [LinePart] {
    var parts: [LinePart] = []
    lines.enumerateLineFragments(forGlyphRange: range) { whole, used, _, range, _ in
      parts.append(LinePart(whole: whole, used: used, range: range))
    }
    return parts
  }

  /// - Parameter all: The text's lines, in order.
  /// - Complexity: O(log n) in the number of lines, and O(m) in those of the element.
  private func fragment(of element: NSTextElement, in all: [LinePart]) -> NSTextLayoutFragment? {
    guard let place = element.elementRange else { return nil }
    let fragment =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: place.location, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: nil)
    fragment.textLayoutManager = self
    let range = place.range
    let text = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    let first = LinePart.first(of: all, endingBehind: range.location)
    let parts = all[first...].prefix { $0.range.location < NSMaxRange(range) }
    let frame = parts.reduce(CGRect.null) { $0.union($1.used) }
    guard !frame.isNull else { return fragment }
    let made = parts.map { part in
      // A delegate's paragraph may be shorter than the text that the lines are cut of.
      let start = min(max(part.range.location - range.location, 0), text.length)
      let end = min(max(NSMaxRange(part.range) - range.location, start), text.length)
      let line = NSTextLineFragment(
        attributedString: text, range: NSRange(location: start, length: end - start))
      line.typographicBounds = part.used.offsetBy(dx: -frame.minX, dy: -frame.minY)
      line.glyphOrigin = CGPoint(
        x: 0, y: lines.location(forGlyphAt: part.range.location).y)
      return line
    }
    fragment.lay(out: made, in: frame)
    return fragment
  }

  private func fragment(where isWanted: (NSTextLayoutFragment) -> Bool) -> NSTextLayoutFragment? {
    var found: NSTextLayoutFragment?
    enumerateTextLayoutFragments(from: nil) { fragment in
      if isWanted(fragment) { found = fragment }
      return found == nil
    }
    return found
  }

  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragment {
      $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY
    }
  }

  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    fragment { $0.rangeInElement.contains(location) }
  }

  /// Goes through what a range covers, line by line: the range of each part, its rectangle in the
  /// container's points, and the distance of its baseline from the rectangle's top. An empty range is
  /// one part without width, at its place.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let textContainer else { return }
    let wanted = textRange.range
    guard wanted.length > 0 else {
      guard let caret = caret(at: wanted.location) else { return }
      _ = block(
        options.contains(.rangeNotRequired) ? nil : textRange, caret.rect, caret.baseline,
        textContainer)
      return
    }
    var parts = lineParts(in: wanted).map { NSIntersectionRange($0.range, wanted) }
    if options.contains(.middleFragmentsExcluded), parts.count > 2 {
      parts = [parts[0], parts[parts.count - 1]]
    }
    for part in parts {
      let rect = lines.boundingRect(forGlyphRange: part, in: textContainer)
      let baseline = lines.location(forGlyphAt: part.location).y
      let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
      guard block(range, rect, baseline, textContainer) else { return }
    }
  }

  /// Where a character would begin; behind the last one at its end. Nil where there is no line.
  private func caret(at place: Int) -> (rect: CGRect, baseline: CGFloat)? {
    let all = lineParts(in: documentRange.range)
    guard let last = all.last else { return nil }
    let index = LinePart.first(of: all, endingBehind: place)
    let line = index < all.count ? all[index] : last
    let first = lines.location(forGlyphAt: line.range.location)
    let x = index < all.count ? lines.location(forGlyphAt: place).x : line.used.maxX
    return (CGRect(x: x, y: line.used.minY, width: 0, height: line.used.height), first.y)
  }

  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    let content = textContentManager as? NSTextContentStorage
    content?.textStorage?.replaceCharacters(in: range.range, with: attributedString)
  }

  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }

  /// Attributes that drawing alone uses; kept, not drawn.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) {
    self.renderingAttributes.removeAll { $0.0 == textRange.range }
    self.renderingAttributes.append((textRange.range, renderingAttributes))
  }

  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    let range = textRange.range
    var known = renderingAttributes.last { $0.0 == range }?.1 ?? [:]
    known[renderingAttribute] = value
    setRenderingAttributes(known, for: textRange)
  }

  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) { addRenderingAttribute(renderingAttribute, value: nil, for: textRange) }

  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let start = location.textOffset
    let ordered = renderingAttributes.sorted { $0.0.location < $1.0.location }
    let wanted =
      reverse
      ? ordered.filter { $0.0.location < start }.reversed()
      : ordered.filter { NSMaxRange($0.0) > start }
    for (range, attributes) in wanted where !block(self, attributes, NSTextRange(range)) { return }
  }

  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    renderingAttributes.removeAll { NSIntersectionRange($0.0, textRange.range).length > 0 }
  }
}

public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  // @objc(textLayoutManager:textLayoutFragmentForLocation:inTextElement:) optional = NSTextLayoutFragment(textElement: textElement, range: nil)
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  // @objc(textLayoutManager:shouldBreakLineBeforeLocation:hyphenating:) optional = true
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
  ) -> Bool
}
