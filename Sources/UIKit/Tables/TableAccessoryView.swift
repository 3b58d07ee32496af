// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The sign at the right of a row: a chevron, a check mark or an information button.
final class TableAccessoryView: UIControl {
  let type: UITableViewCell.AccessoryType
  @Loose var cell: UITableViewCell?

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
    backgroundColor = .clear
    isOpaque = false
    // Only the information button can be tapped; elsewhere the row is.
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.cell else { return }
        cell.hostTable?.accessoryWasTapped(in: cell)
      }, for: .touchUpInside)
  }

  required init(frame: CGRect) {
    type = .none
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    type = .none
    super.init(coder: coder)
  }

  private static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 14, height: 11)
    case .detailButton: CGSize(width: 22, height: 22)
    case .detailDisclosureButton: CGSize(width: 40, height: 22)
    }
  }

  override func draw(_ rect: CGRect) {
    let box = bounds
    let path = UIBezierPath()
    path.lineWidth = 2
    switch type {
    case .none: return
    case .disclosureIndicator:
      chevron(path, in: box)
    case .checkmark:
      path.move(to: CGPoint(x: 1, y: box.midY))
      path.addLine(to: CGPoint(x: box.width * 0.35, y: box.maxY - 1))
      path.addLine(to: CGPoint(x: box.maxX - 1, y: 1))
      tintColor.setStroke()
      path.stroke()
    case .detailButton, .detailDisclosureButton:
      let circle = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
      circle.move(to: CGPoint(x: 11, y: 10))
      circle.addLine(to: CGPoint(x: 11, y: 16))
      if isRightToLeft { circle.apply(CGAffineTransform(translationX: box.width - 22, y: 0)) }
      circle.lineWidth = 1.5
      tintColor.setStroke()
      circle.stroke()
      if type == .detailDisclosureButton {
        chevron(
          path,
          in: CGRect(
            x: isRightToLeft ? box.minX : box.maxX - 8, y: box.midY - 6.5, width: 8, height: 13))
      }
    }
  }

  /// Points to where the row leads: to the left from right to left.
  private func chevron(_ path: UIBezierPath, in box: CGRect) {
    let (back, tip) =
      isRightToLeft ? (box.maxX - 1, box.minX + 1) : (box.minX + 1, box.maxX - 1)
    path.move(to: CGPoint(x: back, y: box.minY + 1))
    path.addLine(to: CGPoint(x: tip, y: box.midY))
    path.addLine(to: CGPoint(x: back, y: box.maxY - 1))
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }
}
