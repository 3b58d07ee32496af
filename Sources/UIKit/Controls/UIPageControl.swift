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

  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var currentPage = 0 { didSet { setNeedsDisplay() } }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var defersCurrentPageDisplay = false
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?

  open func updateCurrentPageDisplay() { setNeedsDisplay() }

  /// Dots of 7 points, 9 points apart; 26 points high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(7 * pageCount + 9 * max(pageCount - 1, 0)),
      height: Runtime.current.measures.pageControlHeight)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { isSingleTap(recognizer) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let x = touch?.location(in: self).x else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step = (x < bounds.midX) != isMirrored ? -1 : 1
    let page = min(max(currentPage + step, 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let size = size(forNumberOfPages: numberOfPages)
    for page in 0..<max(numberOfPages, 0) {
      let isCurrent = page == currentPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      color.setFill()
      let x = bounds.midX - size.width / 2 + CGFloat(16 * page)
      let dot = CGRect(x: x, y: bounds.midY - 3.5, width: 7, height: 7)
      UIBezierPath(ovalIn: mirrored(dot, in: bounds)).fill()
    }
  }
}
