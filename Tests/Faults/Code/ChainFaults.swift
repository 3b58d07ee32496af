// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A row of two labels whose ties the subclasses choose.
class TwoLabels: UITableViewCell {
  let title = UILabel(sound: "Title")  // fault
  let detail = UILabel(sound: "Detail of some more words")  // fault

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    for view in [title, detail] {
      contentView.place(view)
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive =
        true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive =
        true
    }
    tie()
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  func tie() {
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}

final class NoBottom: TwoLabels {
  override func tie() {
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
    ])
  }
}

final class NoMiddle: TwoLabels {
  override func tie() {
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}

final class NoTop: TwoLabels {
  override func tie() {
    NSLayoutConstraint.activate([
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}

final class AtLeast: TwoLabels {
  override func tie() {
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      detail.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 4),
      contentView.layoutMarginsGuide.bottomAnchor.constraint(
        greaterThanOrEqualTo: detail.bottomAnchor),
    ])
    let wish = detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
    wish.priority = .defaultHigh
    wish.isActive = true
  }
}

/// The chain goes through a stack view.
final class Stacked: UITableViewCell {
  init() {
    super.init(style: .default, reuseIdentifier: nil)
    let stack = UIStackView(arrangedSubviews: [
      UILabel(sound: "Title"), UILabel(sound: "Detail"),
    ])
    stack.axis = .vertical
    contentView.place(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

#Preview("broken-chain fault 1") { Rows(1) { _ in NoBottom() } }
#Preview("broken-chain fault 2") { Rows(1) { _ in NoMiddle() } }
#Preview("broken-chain fault 3") { Rows(1) { _ in NoTop() } }
#Preview("broken-chain sound 1") { Rows(1) { _ in TwoLabels() } }
#Preview("broken-chain sound 2") { Rows(1) { _ in AtLeast() } }
#Preview("broken-chain sound 3") { Rows(1) { _ in Stacked() } }

#Preview("wrong-estimate fault 1") {
  Rows(3, estimate: 500) { _ in TwoLabels() }
}
#Preview("wrong-estimate fault 2") {
  Rows(5, estimate: 10) { _ in TwoLabels() }
}
#Preview("wrong-estimate fault 3") {
  Rows(4, estimate: 200) { _ in Stacked() }
}
#Preview("wrong-estimate sound 1") { Rows(3, estimate: 60) { _ in TwoLabels() } }
#Preview("wrong-estimate sound 2") {
  Rows(3, estimate: UITableView.automaticDimension) { _ in TwoLabels() }
}
#Preview("wrong-estimate sound 3") { Rows(2, estimate: 44) { _ in Stacked() } }
