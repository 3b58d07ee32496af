// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A line of a layout fragment.
open class NSTextLineFragment: NSObject {
  public let attributedString: NSAttributedString
  /// The line's characters in the text of its element.
  public let characterRange: NSRange
  /// In the fragment's points.
  open internal(set) var typographicBounds = CGRect.zero
  /// Where the first glyph stands on its baseline, in the line's points.
  open internal(set) var glyphOrigin = CGPoint.zero

  public init(attributedString: NSAttributedString, range: NSRange) {
    self.attributedString = attributedString
    characterRange = range
    super.init()
    typographicBounds.size = attributedString.attributedSubstring(from: range).size()
  }

  public convenience init(
    string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    self.init(
      attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  open func draw(at point: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    attributedString.attributedSubstring(from: characterRange).draw(at: point)
    UIGraphicsPopContext()
  }

  open func locationForCharacter(at index: Int) -> CGPoint {
    CGPoint(x: glyphOrigin.x + width(before: index), y: glyphOrigin.y)
  }

  /// The character that has a point; the nearest one beside the line.
  open func characterIndex(for point: CGPoint) -> Int {
    var (low, high) = (characterRange.location, max(NSMaxRange(characterRange) - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if width(before: middle) <= point.x - glyphOrigin.x {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let index = characterIndex(for: point)
    let (start, end) = (width(before: index), width(before: index + 1))
    guard end > start else { return 0 }
    return min(max((point.x - glyphOrigin.x - start) / (end - start), 0), 1)
  }

  private func width(before index: Int) -> CGFloat {
    let length = min(index, NSMaxRange(characterRange)) - characterRange.location
    guard length > 0 else { return 0 }
    return attributedString.attributedSubstring(
      from: NSRange(location: characterRange.location, length: length)
    ).size().width
  }
}

/// An element, laid out.
open class NSTextLayoutFragment: NSObject {
  public enum State: UInt, Sendable {
    case none
    case estimatedUsageBounds
    case calculatedUsageBounds
    case layoutAvailable
  }

  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  open private(set) weak var textElement: NSTextElement?
  /// Elements are their content manager's only while they are enumerated.
  private let ownElement: NSTextElement
  open var rangeInElement: NSTextRange
  open internal(set) var textLineFragments: [NSTextLineFragment] = []
  open var layoutQueue: OperationQueue?
  /// In the container's points.
  private var frame = CGRect.zero
  open var layoutFragmentFrame: CGRect { frame }
  /// What drawing covers, in the fragment's points.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open internal(set) var state = State.none
  open var leadingPadding: CGFloat { 0 }
  open var trailingPadding: CGFloat { 0 }
  open var topMargin: CGFloat { 0 }
  open var bottomMargin: CGFloat { 0 }

  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    ownElement = textElement
    self.rangeInElement =
      rangeInElement ?? textElement.elementRange ?? NSTextRange(location: TextOffset(0))
    super.init()
  }

  func lay(out lines: [NSTextLineFragment], in frame: CGRect) {
    (textLineFragments, self.frame, state) = (lines, frame, .layoutAvailable)
  }

  open func invalidateLayout() {
    textLayoutManager?.invalidateLayout(for: rangeInElement)
  }

  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      let bounds = line.typographicBounds
      line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
    }
  }

  open func textLineFragment(
    for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? {
    let place = textLocation.textOffset - rangeInElement.range.location
    return textLineFragments.first {
      NSLocationInRange(place, $0.characterRange)
        || isUpstreamAffinity && place == NSMaxRange($0.characterRange)
    }
  }

  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    let exact = textLineFragments.first {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }
    guard exact == nil, !requiresExactMatch else { return exact }
    return verticalOffset < 0 ? textLineFragments.first : textLineFragments.last
  }

  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let line = textLineFragment(for: location, isUpstreamAffinity: false) else {
      return .zero
    }
    let place = location.textOffset - rangeInElement.range.location
    let start = line.locationForCharacter(at: place)
    let end = line.locationForCharacter(at: place + 1)
    return CGRect(
      x: line.typographicBounds.minX + start.x, y: line.typographicBounds.minY,
      width: end.x - start.x, height: line.typographicBounds.height)
  }
}
