// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A control that counts up and down: 94×32 points.
open class UIStepper: UIControl {
  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
    frame.size = intrinsicContentSize
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
  final func step(by sign: Double, tells: Bool = true) {
    var next = storedValue + sign * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = storedValue
    value = next
    if tells, storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { isSingleTap(recognizer) }

  /// Seconds before a held button repeats, and between two repetitions.
  static let repeatDelay: TimeInterval = 0.5
  private var repetition: Int?
  private var hasRepeated = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasRepeated = false
    if autorepeat { scheduleRepetition(sign(of: touch)) }
    return super.beginTracking(touch, with: event)
  }

  /// A tap is one step; a held button has taken its steps by now.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopRepetition()
    guard let touch else { return }
    if hasRepeated {
      if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    } else if isTouchInside {
      step(by: sign(of: touch))
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopRepetition()
  }

  private func sign(of touch: UITouch) -> Double {
    let isAtLeft = touch.location(in: self).x < bounds.midX
    return isAtLeft != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? -1 : 1
  }

  private func scheduleRepetition(_ sign: Double) {
    repetition = Runtime.current.perform(after: UIStepper.repeatDelay) { [weak self] in
      guard let self, isTracking else { return }
      hasRepeated = true
      step(by: sign, tells: isContinuous)
      scheduleRepetition(sign)
    }
  }

  private func stopRepetition() {
    if let repetition { Runtime.current.cancel(repetition) }
    repetition = nil
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: Runtime.current.measures.stepperHeight)
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
