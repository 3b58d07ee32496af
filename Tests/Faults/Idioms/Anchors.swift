// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

extension UIView {
  /// Pins to the edges of the superview, as many apps' own helpers do.
  @discardableResult
  func pin(insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    guard let superview else { return [] }
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -insets.bottom),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  func addAll(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}

/// A text as a style wants it.
func text(_ string: String, _ style: UIFont.TextStyle = .body) -> UILabel {
  let label = UILabel()
  label.text = string
  label.font = .preferredFont(forTextStyle: style)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = 0
  return label
}

/// What the pages below share.
class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    build()
  }

  func build() {}
}

/// A profile in the visual format language.
class VisualProfile: Page {
  let avatar = UIImageView(image: UIImage(systemName: "person.circle"))
  let nameLabel = text("Ada King", .headline)
  let bioLabel = text("Writes about engines and tables, mostly at night.")
  var rows: String { "V:|-20-[name]-8-[bio]" }
  var columns: [String] { ["H:|-16-[avatar(48)]-12-[name]-16-|", "H:[bio(==name)]"] }

  override func build() {
    let content = UIView()
    view.addAll(content)
    content.addAll(avatar, nameLabel, bioLabel)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safe.topAnchor),
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: bioLabel.bottomAnchor),
      bioLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: nameLabel.topAnchor),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
    ])
    let views = ["avatar": avatar, "name": nameLabel, "bio": bioLabel]
    for format in columns + [rows] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
  }
}

final class TooWideProfile: Page {
  override func build() {
    let (first, second) = (text("First"), text("Second"))
    view.addAll(first, second)
    let views = ["first": first, "second": second]
    let formats = ["H:|-[first(300)]-[second(300)]-|", "V:|-100-[first]", "V:|-100-[second]"]
    for format in formats {
      view.addConstraints(
        NSLayoutConstraint.constraints(  // fault
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
  }
}

#Preview("any sound 51") { VisualProfile() }
#Preview("unsatisfiable-constraints fault 51") { TooWideProfile() }

/// A card whose picture keeps its shape.
class PictureCard: Page {
  let picture = UIImageView(image: UIImage(systemName: "photo"))
  let card = UIView()
  let caption = text("A caption below the picture")

  func pictureHeight() -> [NSLayoutConstraint] {
    [picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.1)]
  }

  override func build() {
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    card.backgroundColor = .secondarySystemBackground
    view.addAll(card)
    card.addAll(picture, caption)
    NSLayoutConstraint.activate(
      [
        card.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 12),
        card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        picture.topAnchor.constraint(equalTo: card.topAnchor),
        picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
        caption.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
        caption.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      ] + pictureHeight())
  }
}

final class TwiceAsHigh: PictureCard {
  override func pictureHeight() -> [NSLayoutConstraint] {
    super.pictureHeight() + [picture.heightAnchor.constraint(equalToConstant: 90)]  // fault
  }
}

#Preview("any sound 52") { PictureCard() }
#Preview("unsatisfiable-constraints fault 52") { TwiceAsHigh() }

/// Kept from an earlier release: a view made with a frame, then given constraints too.
final class MaskKept: Page {
  override func build() {
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))  // fault
    banner.backgroundColor = .systemTeal
    view.addSubview(banner)
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      banner.widthAnchor.constraint(equalToConstant: 120),
      banner.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

#Preview("unsatisfiable-constraints fault 53") { MaskKept() }

/// Two texts beside each other: who gives way is said.
class PairPage: Page {
  let left = text("Left")  // fault ambiguous-layout
  let right = text("Right")

  override func build() {
    view.addAll(left, right)
    rank()
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      left.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      left.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
    ])
  }

  func rank() { left.setContentHuggingPriority(.required, for: .horizontal) }
}

final class EqualPair: PairPage {
  override func rank() {}
}

#Preview("any sound 54") { PairPage() }
#Preview("ambiguous-layout fault 54") { EqualPair() }

/// A group in the middle: nothing ties it across.
class MiddleGroup: Page {
  let group = UIView()
  let icon = UIImageView(image: UIImage(systemName: "tray"))
  let heading = text("Nothing here yet", .title2)
  let hint = text("What you save shows up here.")

  func ties() -> [NSLayoutConstraint] {
    [group.centerXAnchor.constraint(equalTo: view.centerXAnchor)]
  }

  override func build() {
    view.addAll(group)
    group.addAll(icon, heading, hint)
    heading.textAlignment = .center
    hint.textAlignment = .center
    NSLayoutConstraint.activate(
      [
        group.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        group.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
        icon.topAnchor.constraint(equalTo: group.topAnchor),
        icon.centerXAnchor.constraint(equalTo: group.centerXAnchor),
        heading.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 12),
        heading.leadingAnchor.constraint(equalTo: group.leadingAnchor),
        heading.trailingAnchor.constraint(equalTo: group.trailingAnchor),
        hint.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 4),
        hint.leadingAnchor.constraint(equalTo: group.leadingAnchor),
        hint.trailingAnchor.constraint(equalTo: group.trailingAnchor),
        hint.bottomAnchor.constraint(equalTo: group.bottomAnchor),
      ] + ties())
  }
}

/// All of the group is loose because its holder is.
final class LooseGroup: Page {
  let holder = UIView()  // fault
  let heading = text("Nothing here yet", .title2)
  let hint = text("What you save shows up here.")

  override func build() {
    view.addAll(holder)
    holder.addAll(heading, hint)
    NSLayoutConstraint.activate([
      holder.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      holder.widthAnchor.constraint(equalToConstant: 240),
      heading.topAnchor.constraint(equalTo: holder.topAnchor),
      heading.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      heading.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      hint.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 4),
      hint.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      hint.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
  }
}

/// A chain whose first link is missing: all below hang from it.
final class LooseColumn: Page {
  let first = text("First", .headline)  // fault
  let second = text("Second")
  let third = text("Third")

  override func build() {
    view.addAll(first, second, third)
    let guide = view.layoutMarginsGuide
    for label in [first, second, third] {
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    }
    second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8).isActive = true
    third.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 8).isActive = true
  }
}

#Preview("any sound 55") { MiddleGroup() }
#Preview("ambiguous-layout fault 55") { LooseGroup() }
#Preview("ambiguous-layout fault 56") { LooseColumn() }
