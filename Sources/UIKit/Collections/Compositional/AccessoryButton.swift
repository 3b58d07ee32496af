// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An accessory of a list cell that does something when it is tapped.
final class AccessoryButton: UIControl {
  private let face: UIView?

  init(around face: UIView, _ action: @escaping () -> Void) {
    self.face = face
    super.init(frame: .zero)
    face.isUserInteractionEnabled = false
    addSubview(face)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init(frame: CGRect) {
    face = nil
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    face = nil
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { face?.sizeThatFits(size) ?? .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let face else { return }
    face.bounds = CGRect(origin: face.bounds.origin, size: face.sizeThatFits(bounds.size))
    face.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
