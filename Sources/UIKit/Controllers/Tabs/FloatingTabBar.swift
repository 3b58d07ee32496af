// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The tabs of a tablet of regular width, in the row of the navigation bar
/// (Documentation/Containers.md §5.8). It is as wide as its titles, so touches beside it go on.
package final class FloatingTabBar: UIView {
  /// Points of the row below the status bar that it stands in, and so of the safe area.
  package static let rowHeight: CGFloat = 50
  /// Points of the capsule that is painted in the middle of the row.
  private static let capsuleHeight: CGFloat = 40
  /// Points between the end of a title and that of its tab.
  private static let padding: CGFloat = 20
  /// Points between the capsule's edge and that of the chosen tab's.
  private static let border: CGFloat = 4

  private let capsule = UIView()
  private let chosenCapsule = UIView()
  private(set) var buttons: [TabButton] = []
  /// Told which item a finger chose.
  var itemChosen: ((UITabBarItem) -> Void)?

  package required init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    capsule.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 0.98) : UIColor(white: 0.93, alpha: 0.98)
    }
    chosenCapsule.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.36, alpha: 1) : .white
    }
    for view in [capsule, chosenCapsule] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  package required init?(coder: NSCoder) {
    preconditionFailure("a floating tab bar is never archived")
  }

  /// Shows these items; the buttons of the same ones are kept.
  func show(_ items: [UITabBarItem], chosen: UITabBarItem?) {
    if !buttons.map(\.item).elementsEqual(items, by: ===) {
      for button in buttons { button.removeFromSuperview() }
      buttons = items.map { item in
        let button = TabButton(item: item)
        button.isFloating = true
        button.addAction(
          UIAction { [weak self] _ in self?.itemChosen?(item) }, for: .touchUpInside)
        addSubview(button)
        return button
      }
    }
    for button in buttons {
      button.isChosen = button.item === chosen
      button.refresh()
    }
    setNeedsLayout()
  }

  /// As wide as the tabs, side by side, need.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: buttons.map(width).reduce(0, +), height: FloatingTabBar.rowHeight)
  }

  private func width(of button: TabButton) -> CGFloat {
    button.contentWidth + 2 * FloatingTabBar.padding
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = buttons.map(width)
    let sum = wanted.reduce(0, +)
    // Tabs that have no room get narrower by the same share.
    let share = sum > bounds.width && sum > 0 ? bounds.width / sum : 1
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = FloatingTabBar.capsuleHeight
    let y = (bounds.height - height) / 2
    var x: CGFloat = 0
    for (button, width) in zip(buttons, wanted) {
      let width = width * share
      button.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
      x += width
    }
    capsule.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    capsule.layer.cornerRadius = height / 2
    let chosen = buttons.first { $0.isChosen }
    chosenCapsule.isHidden = chosen == nil
    if let chosen {
      let border = FloatingTabBar.border
      chosenCapsule.frame = chosen.frame.insetBy(dx: border, dy: border)
      chosenCapsule.layer.cornerRadius = height / 2 - border
    }
  }
}
