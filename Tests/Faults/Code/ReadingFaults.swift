// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

@MainActor
private func button(_ title: String, label: String? = nil) -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  button.setTitleColor(.label, for: .normal)
  button.titleLabel?.font = .preferredFont(forTextStyle: .body)
  button.titleLabel?.adjustsFontForContentSizeCategory = true
  button.accessibilityLabel = label
  button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  return button
}

/// Views below each other from the top left.
@MainActor
private func column(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = .vertical
  stack.alignment = .leading
  stack.spacing = spacing
  return stack
}

@MainActor
private func screen(_ content: UIView, after: @escaping (UIView) -> Void = { _ in }) -> Screen {
  Screen { view, safe in
    view.place(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
      content.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -12),
    ])
    after(view)
  }
}

/// Two columns beside each other.
@MainActor
private func beside(_ left: UIView, _ right: UIView, alignment: UIStackView.Alignment) -> UIView {
  let row = UIStackView(arrangedSubviews: [left, right])  // fault reading-order
  row.alignment = alignment
  row.spacing = 24
  return row
}

/// An opaque view over all of a screen.
@MainActor
private func curtain(over view: UIView, colour: UIColor = .systemBackground) -> UIView {
  let curtain = UIView()
  curtain.backgroundColor = colour
  view.place(curtain)
  NSLayoutConstraint.activate([
    curtain.topAnchor.constraint(equalTo: view.topAnchor),
    curtain.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    curtain.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    curtain.trailingAnchor.constraint(equalTo: view.trailingAnchor),
  ])
  return curtain
}

#Preview("label-repeats-role fault 1") {
  screen(button("Close", label: "Close button"))  // fault
}
#Preview("label-repeats-role fault 2") {
  let picture = UIImageView(image: UIImage(systemName: "star"))  // fault
  picture.isAccessibilityElement = true
  picture.accessibilityTraits = .image
  picture.accessibilityLabel = "Star image"
  return screen(picture)
}
#Preview("label-repeats-role sound 1") { screen(button("Close", label: "Close")) }
#Preview("label-repeats-role sound 2") { screen(button("Button", label: "Button")) }
#Preview("label-repeats-role sound 3") { screen(UILabel(sound: "Press the button")) }

#Preview("duplicate-accessibility-label fault 1") {
  screen(column([button("Edit"), button("Edit")]))  // fault
}
#Preview("duplicate-accessibility-label fault 2") {
  screen(column([button("Edit", label: "Change"), button("Other", label: "Change")]))  // fault
}
#Preview("duplicate-accessibility-label sound 1") {
  screen(column([button("Edit", label: "Edit name"), button("Edit", label: "Edit address")]))
}
#Preview("duplicate-accessibility-label sound 2") {
  screen(column([UILabel(sound: "Total"), UILabel(sound: "Total"), button("Total")]))
}
#Preview("duplicate-accessibility-label sound 3") {
  Rows(3) { _ in
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let more = button("More")
    cell.contentView.place(more)
    NSLayoutConstraint.activate([
      more.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      more.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      more.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
    ])
    return cell
  }
}

#Preview("covered-element fault 1") {
  screen(UILabel(sound: "Behind")) { _ = curtain(over: $0) }  // fault
}
#Preview("covered-element sound 1") {
  screen(UILabel(sound: "Behind")) { curtain(over: $0).accessibilityViewIsModal = true }
}
#Preview("covered-element sound 2") {
  screen(UILabel(sound: "Seen")) { _ = curtain(over: $0, colour: .clear) }
}
#Preview("covered-element sound 3") {
  let label = UILabel(sound: "Behind")
  label.accessibilityElementsHidden = true
  return screen(label) { _ = curtain(over: $0) }
}

#Preview("reading-order fault 1") {
  let labels = ["Bread", "Milk", "Total"].map { UILabel(sound: $0) }
  let list = column(labels)  // fault
  list.accessibilityElements = [labels[2], labels[0], labels[1]]
  return screen(list)
}
#Preview("reading-order fault 2") {
  let cards = ["Ada", "Ben"].map {
    column([UILabel(sound: $0, style: .headline), UILabel(sound: "here", style: .footnote)])
  }
  return screen(beside(cards[0], cards[1], alignment: .top))
}
#Preview("reading-order sound 1") {
  let (left, right) = (
    ["A", "B"].map { UILabel(sound: $0) }, ["C", "D"].map { UILabel(sound: $0) }
  )
  let both = beside(column(left), column(right), alignment: .top)
  both.accessibilityElements = left + right
  return screen(both)
}
#Preview("reading-order sound 2") {
  let names = column(["Name", "Town"].map { UILabel(sound: $0, style: .headline) })
  let values = column(["Ada", "Rome"].map { UILabel(sound: $0) })
  return screen(beside(names, values, alignment: .top))
}
#Preview("reading-order sound 3") {
  let cards = ["Ada", "Ben"].map {
    column([UILabel(sound: $0, style: .headline), UILabel(sound: "here", style: .footnote)])
  }
  for card in cards { card.shouldGroupAccessibilityChildren = true }
  return screen(beside(cards[0], cards[1], alignment: .top))
}
