// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A day of a month in a calendar view.
final class CalendarDayView: UIControl {
  var date: Date?
  let label = UILabel()
  private let circle = UIView()
  private var isChosen = false
  private var isToday = false
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let decoration { addSubview(decoration) }
      setNeedsLayout()
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: enabledTraits(.button))
  }

  required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
  }

  func look(isChosen: Bool, isToday: Bool, design: UIFontDescriptor.SystemDesign) {
    (self.isChosen, self.isToday) = (isChosen, isToday)
    let font = UIFont.systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
    label.font =
      font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? font
    accessibilityTraits = isChosen ? [.button, .selected] : .button
    color()
    setNeedsLayout()
  }

  /// Today is filled with the tint when it is chosen, other days with a shade of it.
  private func color() {
    circle.isHidden = !isChosen
    circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.18)
    label.textColor =
      !isEnabled
      ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 44)
    // A decoration stands below the number, and the number gives way.
    let below = decoration.map { max($0.sizeThatFits(bounds.size).height, 8) + 4 } ?? 0
    let middle = CGPoint(x: bounds.midX, y: (bounds.height - below) / 2)
    let width = max(0, min(side, bounds.height - below))
    circle.frame = CGRect(
      x: middle.x - width / 2, y: middle.y - width / 2, width: width, height: width)
    circle.layer.cornerRadius = width / 2
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
    guard let decoration else { return }
    let size = decoration.sizeThatFits(bounds.size)
    decoration.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.height - below, width: size.width,
      height: size.height)
  }
}
