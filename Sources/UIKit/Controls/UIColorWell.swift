// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A round button that shows a colour and lets the user choose another.
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    isOpaque = false
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5))
    ring.lineWidth = 3
    UIColor.systemGray3.setStroke()
    ring.stroke()
    (selectedColor ?? .clear).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 5, dy: 5)).fill()
  }
}
