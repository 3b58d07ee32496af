// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Spokes that turn while something is going on; 20×20, or 37×37 points.
///
/// Headless pictures show them standing still.
open class UIActivityIndicatorView: UIView {
  public struct Style: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let whiteLarge = Style(rawValue: 0)
    public static let white = Style(rawValue: 1)
    public static let gray = Style(rawValue: 2)
    public static let medium = Style(rawValue: 100)
    public static let large = Style(rawValue: 101)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: "In progress", value: isAnimating ? "1" : "0")
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(coder: coder)! }

  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  open class func snugMake(style: Style) -> Self {
    let made = self.init(frame: .zero)
    made.style = style
    made.bounds.size = made.intrinsicContentSize
    return made
  }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
    layer.isHidden = true
  }

  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open var color: UIColor! { didSet { setNeedsDisplay() } }
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  private var isLarge: Bool { style == .large || style == .whiteLarge }

  open override var intrinsicContentSize: CGSize {
    isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isWhite = style == .white || style == .whiteLarge
    let tone: UIColor = color ?? (isWhite ? .white : .secondaryLabel)
    let radius = intrinsicContentSize.width / 2
    for spoke in 0..<8 {
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(spoke) * .pi / 4)
      tone.withAlphaComponent(1 - CGFloat(7 - spoke) * 0.1).setFill()
      let width = radius * 0.22
      UIBezierPath(
        roundedRect: CGRect(
          x: -width / 2, y: -radius * 0.95, width: width, height: radius * 0.5),
        cornerRadius: width / 2
      ).fill()
      context.restoreGState()
    }
  }
}
