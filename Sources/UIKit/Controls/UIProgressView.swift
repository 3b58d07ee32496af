// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A bar that fills with progress; 4 points high.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "\(Int(whole: (progress * 100).rounded()))%",
      traits: .updatesFrequently)
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIProgressView.thickness))
    progressViewStyle = style
  }

  open class func snugMake(progressViewStyle style: Style) -> Self {
    let made = self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIProgressView.thickness))
    made.progressViewStyle = style
    return made
  }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  open var progressViewStyle = Style.default { didSet { setNeedsDisplay() } }
  /// From 0 to 1; other values are clamped.
  open var progress: Float = 0 {
    didSet {
      if !(0...1).contains(progress) { progress = min(max(progress, 0), 1) }
      setNeedsDisplay()
    }
  }
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thickness)
  }

  private static var thickness: CGFloat { Runtime.current.measures.progressHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thickness)
  }

  open override func draw(_ rect: CGRect) {
    let radius = bounds.height / 2
    (trackTintColor ?? .systemFill).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    guard progress > 0 else { return }
    var filled = bounds
    filled.size.width = max(bounds.width * CGFloat(progress), bounds.height)
    (progressTintColor ?? tintColor).setFill()
    UIBezierPath(roundedRect: mirrored(filled, in: bounds), cornerRadius: radius).fill()
  }
}
