// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The circle at the leading edge of a row that is being edited.
final class RowEditControl: UIControl {
  enum Kind: Equatable {
    case edit(UITableViewCell.EditingStyle)
    /// The empty or checked circle of a table that selects several rows while editing.
    case check(Bool)
  }

  /// Points that the control takes from the content (Documentation/TableView.md §5.2).
  static let width: CGFloat = 38

  @Loose var cell: UITableViewCell?
  var kind = Kind.edit(.delete) { didSet { if kind != oldValue { setNeedsDisplay() } } }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    backgroundColor = .clear
    isOpaque = false
    addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.cell else { return }
        cell.hostTable?.editControlWasTapped(in: cell)
      }, for: .touchUpInside)
  }

  override func draw(_ rect: CGRect) {
    let side: CGFloat = 22
    let middle = CGPoint(x: bounds.width - side / 2, y: bounds.midY)
    let box = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    switch kind {
    case .edit(.none): return
    case .edit(let style):
      (style == .insert ? UIColor.systemGreen : .systemRed).setFill()
      UIBezierPath(ovalIn: box).fill()
      bars(at: middle, isPlus: style == .insert)
    case .check(false):
      let ring = UIBezierPath(ovalIn: box.insetBy(dx: 0.75, dy: 0.75))
      ring.lineWidth = 1.5
      UIColor.tertiaryLabel.setStroke()
      ring.stroke()
    case .check(true):
      tintColor.setFill()
      UIBezierPath(ovalIn: box).fill()
      let mark = UIBezierPath()
      mark.move(to: CGPoint(x: middle.x - 5, y: middle.y))
      mark.addLine(to: CGPoint(x: middle.x - 1.5, y: middle.y + 3.5))
      mark.addLine(to: CGPoint(x: middle.x + 5, y: middle.y - 4))
      mark.lineWidth = 2
      UIColor.white.setStroke()
      mark.stroke()
    }
  }

  private func bars(at middle: CGPoint, isPlus: Bool) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x - 5.5, y: middle.y))
    path.addLine(to: CGPoint(x: middle.x + 5.5, y: middle.y))
    if isPlus {
      path.move(to: CGPoint(x: middle.x, y: middle.y - 5.5))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + 5.5))
    }
    path.lineWidth = 2
    UIColor.white.setStroke()
    path.stroke()
  }
}

/// The grip of three lines by which a row is moved.
final class RowReorderControl: UIView {
  let grip = RowGripRecognizer()

  /// Points that the control takes from the content (Documentation/TableView.md §5.2).
  static let width: CGFloat = 38

  override func takeClassDefaults() {
    super.takeClassDefaults()
    backgroundColor = .clear
    isOpaque = false
    grip.minimumPressDuration = 0
    attach(grip)
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * 5
      path.move(to: CGPoint(x: bounds.midX - 9, y: y))
      path.addLine(to: CGPoint(x: bounds.midX + 9, y: y))
    }
    path.lineWidth = 1.5
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }
}
