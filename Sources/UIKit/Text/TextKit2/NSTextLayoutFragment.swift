// Part of Snug, under the Apache License 2.0; see LICENSE.

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
