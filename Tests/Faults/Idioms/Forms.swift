// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// Stack views in a scroll view with content guides.
class ScrollForm: Page {
  let scroll = UIScrollView()  // fault ambiguous-layout
  let stack = UIStackView()

  var width: NSLayoutConstraint? {
    stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32)
  }
  var bottom: NSLayoutConstraint? {
    stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16)
  }

  override func build() {
    view.addAll(scroll)
    scroll.addAll(stack)
    stack.axis = .vertical
    stack.spacing = 12
    stack.addArrangedSubview(text("Delivery address", .title2))
    for name in ["Street", "Town", "Country"] { stack.addArrangedSubview(field(name)) }
    stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
    let save = UIButton(type: .system)
    save.setTitle("Save", for: .normal)
    save.titleLabel?.font = .preferredFont(forTextStyle: .body)
    save.titleLabel?.adjustsFontForContentSizeCategory = true
    save.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    stack.addArrangedSubview(save)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      [
        scroll.topAnchor.constraint(equalTo: safe.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
        stack.leadingAnchor.constraint(
          equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(
          equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16), width, bottom,
      ].compactMap { $0 })
  }

  private func field(_ name: String) -> UIView {
    let field = UITextField()
    field.placeholder = name
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let row = UIStackView(arrangedSubviews: [text(name, .footnote), field])
    row.axis = .vertical
    row.spacing = 4
    return row
  }
}

final class ScrollFormWithoutEnd: ScrollForm {
  override var bottom: NSLayoutConstraint? { nil }
}

#Preview("any sound 57") { ScrollForm() }
#Preview("ambiguous-layout fault 57") { ScrollFormWithoutEnd() }

/// Sides for text.
class SidedPage: Page {
  let icon = UIImageView(image: UIImage(systemName: "bell"))
  let note = text("Reminders are on")

  func sides() -> [NSLayoutConstraint] {
    [
      icon.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      note.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
    ]
  }

  override func build() {
    view.addAll(icon, note)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate(
      [
        icon.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        note.topAnchor.constraint(equalTo: icon.topAnchor),
        note.widthAnchor.constraint(
          lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
      ] + sides())
  }
}

final class RightOfIcon: SidedPage {
  override func sides() -> [NSLayoutConstraint] {
    [
      icon.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      note.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),  // fault
    ]
  }
}

final class LeftAttribute: SidedPage {
  override func sides() -> [NSLayoutConstraint] {
    [
      NSLayoutConstraint(  // fault
        item: icon, attribute: .left, relatedBy: .equal, toItem: view,
        attribute: .leftMargin, multiplier: 1, constant: 0),
      note.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
    ]
  }
}

/// A player's buttons stay where they are in every language.
final class PlayerPage: SidedPage {
  override func build() {
    view.semanticContentAttribute = .playback
    super.build()
  }

  override func sides() -> [NSLayoutConstraint] {
    [
      icon.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      note.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),
    ]
  }
}

/// Pinned on both sides.
final class BothSides: Page {
  override func build() {
    let line = UIView()
    line.backgroundColor = .separator
    view.addAll(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
      line.leftAnchor.constraint(equalTo: view.leftAnchor),
      line.rightAnchor.constraint(equalTo: view.rightAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}

#Preview("any sound 58") { SidedPage() }
#Preview("left-right-constraint fault 58") { RightOfIcon() }
#Preview("left-right-constraint fault 59") { LeftAttribute() }
#Preview("any sound 59") { PlayerPage() }
#Preview("any sound 60") { BothSides() }
