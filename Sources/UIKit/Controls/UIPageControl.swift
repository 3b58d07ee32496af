// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A row of dots, one a page.
///
/// 26 points high; the width for n dots: Documentation/Controls.md §4.
open class UIPageControl: UIControl {
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)",
      traits: enabledTraits(.adjustable))
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  public enum BackgroundStyle: Int, Sendable {
    case automatic
    case prominent
    case minimal
  }

  /// In which direction the dots go on (iOS 16).
  public enum Direction: Int, Sendable {
    case natural
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
  }

  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  open var numberOfPages = 0 {
    didSet {
      currentPage = pinned(currentPage)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// Pinned to the pages that there are; 0 without any.
  open var currentPage = 0 {
    didSet {
      currentPage = pinned(currentPage)
      setNeedsDisplay()
    }
  }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var defersCurrentPageDisplay = false
  /// Without one a translucent white, on whatever lies behind (Documentation/Controls.md §4).
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Without one white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  open var progress: UIPageControlProgress? {
    didSet {
      if oldValue !== progress { oldValue?.pageControl = nil }
      progress?.pageControl = self
    }
  }

  private func pinned(_ page: Int) -> Int { max(min(page, max(numberOfPages, 1) - 1), 0) }

  open func updateCurrentPageDisplay() { setNeedsDisplay() }

  /// 26 points high, or wide where the dots go down.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let measures = Runtime.current.measures
    let length =
      pageCount > 0
      ? traitCollection.pixelGrid(orScale: 2).ceiling(
        measures.pageControlEnds + measures.pageControlPitch * CGFloat(pageCount)) : 0
    let breadth = measures.pageControlHeight
    return isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { isSingleTap(recognizer) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let place = touch?.location(in: self) else { return }
    let isBefore = isVertical ? place.y < bounds.midY : place.x < bounds.midX
    let step = isBefore != isReversed ? -1 : 1
    let page = min(max(currentPage + step, 0), max(numberOfPages, 1) - 1)
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  /// What the dots take along the control, from the first to the last; each is 7 points wide.
  package var dotsLength: CGFloat {
    numberOfPages > 0
      ? Runtime.current.measures.pageControlPitch * CGFloat(numberOfPages - 1) + 7 : 0
  }

  func dotColor(of page: Int) -> UIColor {
    page == currentPage
      ? currentPageIndicatorTintColor ?? .white
      : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
  }

  /// More than any screen has room for.
  private static let mostDots = 1000

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let pitch = Runtime.current.measures.pageControlPitch
    for page in 0..<min(max(numberOfPages, 0), Self.mostDots) {
      dotColor(of: page).setFill()
      let along = pitch * CGFloat(isReversed ? numberOfPages - 1 - page : page) - dotsLength / 2
      let dot =
        isVertical
        ? CGRect(
          x: bounds.midX - 3.5, y: bounds.midY + along, width: 7, height: 7)
        : CGRect(x: bounds.midX + along, y: bounds.midY - 3.5, width: 7, height: 7)
      UIBezierPath(ovalIn: dot).fill()
    }
  }
}
