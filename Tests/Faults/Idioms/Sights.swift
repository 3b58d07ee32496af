// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A note in a text view that is as tall as its text.
class NotePage: Page {
  let note = UITextView()  // fault

  var colors: (front: UIColor, back: UIColor) { (.label, .systemBackground) }
  var height: NSLayoutConstraint? { nil }

  override func build() {
    note.text = "Remember to bring the books back before the library closes on Friday."
    note.font = .preferredFont(forTextStyle: .body)
    note.adjustsFontForContentSizeCategory = true
    note.isScrollEnabled = false
    note.textColor = colors.front
    note.backgroundColor = colors.back
    view.addAll(note)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate(
      [
        note.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
        note.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: guide.trailingAnchor), height,
      ].compactMap { $0 })
  }
}

final class PaleNote: NotePage {
  override var colors: (front: UIColor, back: UIColor) { (.lightGray, .white) }
}

final class DarkNote: NotePage {
  override var colors: (front: UIColor, back: UIColor) { (.white, .darkGray) }
}

final class LowNote: NotePage {
  override var height: NSLayoutConstraint? { note.heightAnchor.constraint(equalToConstant: 40) }
}

/// A note that scrolls is as low as it likes.
final class ScrollingNote: NotePage {
  override var height: NSLayoutConstraint? {
    note.isScrollEnabled = true
    return note.heightAnchor.constraint(equalToConstant: 60)
  }
}

/// Without a font, a text view's is of 12 points at every size.
final class SmallNote: NotePage {
  override func build() {
    super.build()
    note.font = .systemFont(ofSize: 14)
  }
}

#Preview("any sound 71") { NotePage() }
#Preview("low-contrast fault 71") { PaleNote() }
#Preview("any sound 72") { DarkNote() }
#Preview("truncated-text fault 72") { LowNote() }
#Preview("any sound 73") { ScrollingNote() }
#Preview("ignores-dynamic-type fault 73") { SmallNote() }

/// Buttons by configuration.
class ButtonsPage: Page {
  let stack = UIStackView()
  lazy var save = UIButton(configuration: configuration)  // fault
  var words: String { "Save and go on" }
  var configuration: UIButton.Configuration {
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = words
    configuration.buttonSize = .large
    return configuration
  }

  func finish() {}

  override func build() {
    let cancel = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Cancel") { _ in })
    cancel.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    save.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    stack.axis = .vertical
    stack.spacing = 12
    stack.addArrangedSubview(save)
    stack.addArrangedSubview(cancel)
    view.addAll(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      stack.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
    finish()
  }
}

final class LowButtons: ButtonsPage {
  override func finish() {
    save.heightAnchor.constraint(equalToConstant: 46).isActive = true  // fault
  }
  override var words: String { "Save all of this and go on to the next of the pages" }
}

final class FaintButtons: ButtonsPage {
  override var configuration: UIButton.Configuration {
    var configuration = super.configuration
    configuration.baseBackgroundColor = UIColor(red: 1, green: 0.85, blue: 0.2, alpha: 1)
    configuration.baseForegroundColor = .white
    return configuration
  }
}

#Preview("any sound 74") { ButtonsPage() }
#Preview("low-contrast fault 74") { FaintButtons() }
#Preview("fixed-height-around-text fault 74") { LowButtons() }

/// Icon buttons: the system's symbols are spoken, pictures are not.
class IconsPage: Page {
  var picture: UIImage? { UIImage(systemName: "heart") }
  lazy var icon = UIButton(type: .custom)  // fault
  var side: CGFloat { 44 }
  var spoken: String? { nil }

  override func build() {
    icon.setImage(picture, for: .normal)
    icon.accessibilityLabel = spoken
    view.addAll(icon)
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      icon.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      icon.widthAnchor.constraint(equalToConstant: side),
      icon.heightAnchor.constraint(equalToConstant: side),
    ])
  }

  func dot() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.systemRed.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }
}

final class PicturePage: IconsPage {
  override var picture: UIImage? { dot() }
}

final class SpokenPicturePage: IconsPage {
  override var picture: UIImage? { dot() }
  override var spoken: String? { "Favourite" }
}

final class TinyIconPage: IconsPage {
  override var side: CGFloat { 28 }
}

#Preview("any sound 75") { IconsPage() }
#Preview("missing-accessibility-label fault 75") { PicturePage() }
#Preview("any sound 76") { SpokenPicturePage() }
#Preview("small-hit-target fault 75") { TinyIconPage() }

/// A close button by frames.
class FramedPage: Page {
  let title1 = text("By frames", .title1)  // fault
  let body1 = text("Measured by hand.")

  override func build() {
    view.addSubview(title1)
    view.addSubview(body1)
  }

  var top: CGFloat { view.safeAreaInsets.top }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inside = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
    let size = CGSize(width: inside.width, height: .greatestFiniteMagnitude)
    title1.frame = CGRect(
      x: inside.minX, y: top + 8, width: inside.width, height: title1.sizeThatFits(size).height)
    body1.frame = CGRect(
      x: inside.minX, y: title1.frame.maxY + 8, width: inside.width,
      height: body1.sizeThatFits(size).height)
  }
}

final class UnderBar: FramedPage {
  override var top: CGFloat { 0 }
}

#Preview("any sound 77") { UINavigationController(rootViewController: FramedPage()) }
#Preview("outside-safe-area fault 77") { UINavigationController(rootViewController: UnderBar()) }

/// A bar at the foot made by hand.
class FootPage: Page {
  let scroll = UIScrollView()
  let story = text(String(repeating: "A long story that goes on and on. ", count: 40))
  let foot = UIView()
  let total = text("Total 12.50", .headline)  // fault

  override func build() {
    foot.backgroundColor = .secondarySystemBackground
    view.addAll(scroll, foot)
    scroll.addAll(story)
    foot.addAll(total)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: foot.topAnchor),
      story.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 12),
      story.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      story.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
      story.trailingAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -16),
      foot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      foot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      foot.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      total.topAnchor.constraint(equalTo: foot.topAnchor, constant: 12),
      total.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      total.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      end,
    ])
  }

  var end: NSLayoutConstraint {
    total.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12)
  }
}

final class DeepFoot: FootPage {
  override var end: NSLayoutConstraint {
    total.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4)
  }
}

#Preview("any sound 78") { FootPage() }
#Preview("outside-safe-area fault 78") { DeepFoot() }
