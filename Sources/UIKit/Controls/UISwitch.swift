// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A control that is on or off.
///
/// Intrinsic 49×31, frame 51×31: the right two points lie outside the alignment rectangle
/// (Documentation/Controls.md §4).
open class UISwitch: UIControl {
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: isOn ? "1" : "0", traits: enabledTraits([.button, .toggleButton]))
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
    layer.canvasSize = CGSize(width: 51, height: 31)
    frame.size = Runtime.current.measures.toggle
  }

  open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  public enum Style: Int, Sendable {
    case automatic
    case checkbox
    case sliding
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize {
    let size = Runtime.current.measures.toggle
    return CGSize(width: size.width - alignmentRectInsets.right, height: size.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Runtime.current.measures.toggle }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool {
    isSingleTap(recognizer) || recognizer is UIPanGestureRecognizer
  }

  /// Where the finger went down, points from the left.
  private var trackingStart: CGFloat = 0
  /// Whether the knob follows the finger.
  private var isKnobDragged = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (trackingStart, isKnobDragged) = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if abs(touch.location(in: self).x - trackingStart) >= 10 { isKnobDragged = true }
    return super.continueTracking(touch, with: event)
  }

  /// A tap turns it over; a dragged knob goes to the side where the finger is lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let wasOn = isOn
    if isKnobDragged {
      let isAtRight = touch.location(in: self).x > bounds.midX
      setOn(isAtRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft), animated: true)
    } else if isTouchInside {
      setOn(!isOn, animated: true)
    }
    if isOn != wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func draw(_ rect: CGRect) {
    let track = CGRect(x: 0, y: 0, width: 51, height: 31)
    let fill: UIColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    (isEnabled ? fill : fill.withAlphaComponent(0.15)).setFill()
    UIBezierPath(roundedRect: track, cornerRadius: 15.5).fill()
    let knob = mirrored(CGRect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27), in: track)
    (thumbTintColor ?? .white).setFill()
    UIBezierPath(ovalIn: knob).fill()
  }
}
