// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A control that counts up and down: 94×32 points.
open class UIStepper: UIControl {
  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
    bounds.size = intrinsicContentSize
  }

  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  open var stepValue = 1.0
  private var storedValue = 0.0

  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }

  /// Takes one step up or down and reports it.
  final func step(by sign: Double) {
    var next = storedValue + sign * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = storedValue
    value = next
    if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    step(by: touch.location(in: self).x < bounds.midX ? -1 : 1)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: Runtime.current.release < .iOS13 ? 29 : 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    UIColor.separator.setFill()
    UIRectFill(CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: bounds.height - 14))
    drawBar(centre: bounds.width / 4, isOn: storedValue > minimumValue || wraps, isPlus: false)
    drawBar(centre: bounds.width * 3 / 4, isOn: storedValue < maximumValue || wraps, isPlus: true)
  }

  private func drawBar(centre: CGFloat, isOn: Bool, isPlus: Bool) {
    (isOn && isEnabled ? UIColor.label : .tertiaryLabel).setFill()
    UIRectFill(CGRect(x: centre - 7, y: bounds.midY - 0.75, width: 14, height: 1.5))
    if isPlus { UIRectFill(CGRect(x: centre - 0.75, y: bounds.midY - 7, width: 1.5, height: 14)) }
  }
}
