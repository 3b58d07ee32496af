// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

#Preview("truncated-text fault 1") {
  Screen { view, safe in
    let label = UILabel(sound: "One line is never enough for a sentence as long as this")  // fault
    label.numberOfLines = 1
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
  }
}

#Preview("truncated-text fault 2") {
  Screen { view, safe in
    let label = UILabel(sound: "Lines enough, but the box around is far too low for all")  // fault
    let box = UIView()
    view.place(box)
    box.place(label)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      box.widthAnchor.constraint(equalToConstant: 120),
      box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.05),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
  }
}

#Preview("truncated-text fault 3") {
  Screen { view, safe in
    let button = UIButton(type: .system)  // fault
    button.setTitle("Continue to the next page", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    view.place(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: safe.topAnchor),
      button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      button.widthAnchor.constraint(equalToConstant: 90),
      button.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}

#Preview("truncated-text sound 1") {
  Screen { view, safe in
    let label = UILabel(sound: "As many lines as this sentence takes, at every text size there is")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
  }
}

#Preview("truncated-text sound 2") {
  Screen { view, safe in
    let label = UILabel(sound: "Shrinks to fit its one line")
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
  }
}

#Preview("truncated-text sound 3") {
  Screen { view, safe in
    let scroll = UIScrollView()
    let label = UILabel(sound: "One long line that scrolls sideways to its end, however long")
    label.numberOfLines = 1
    view.place(scroll)
    scroll.place(label)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scroll.heightAnchor.constraint(equalTo: label.heightAnchor),
      label.topAnchor.constraint(equalTo: scroll.topAnchor),
      label.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
    ])
  }
}

/// A label at the top, with a constraint of its own.
@MainActor
private func labelled(_ text: String, _ own: @escaping (UILabel) -> [NSLayoutConstraint]) -> Screen
{
  Screen { view, safe in
    let label = UILabel(sound: text)
    view.place(label)
    NSLayoutConstraint.activate(
      [
        label.topAnchor.constraint(equalTo: safe.topAnchor),
        label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      ] + own(label))
  }
}

#Preview("fixed-height-around-text fault 1") {
  labelled("Twenty-two points") { label in
    [label.heightAnchor.constraint(equalToConstant: 22)]  // fault
  }
}

#Preview("fixed-height-around-text fault 2") {
  Screen { view, safe in
    let (box, label) = (UIView(), UILabel(sound: "A box of forty points"))
    view.place(box)
    box.place(label)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      box.heightAnchor.constraint(equalToConstant: 40),  // fault
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
  }
}

#Preview("fixed-height-around-text fault 3") {
  labelled("At most thirty points, and more than a few words to say in them") { label in
    [label.heightAnchor.constraint(lessThanOrEqualToConstant: 30)]  // fault
  }
}

#Preview("fixed-height-around-text sound 1") {
  labelled("At least thirty points") { label in
    [label.heightAnchor.constraint(greaterThanOrEqualToConstant: 30)]
  }
}

#Preview("fixed-height-around-text sound 2") {
  labelled("Wishes") { label in
    let height = label.heightAnchor.constraint(equalToConstant: 22)
    height.priority = .defaultLow
    return [height]
  }
}

#Preview("fixed-height-around-text sound 3") {
  labelled("OK") { label in [label.heightAnchor.constraint(equalToConstant: 260)] }
}

/// A label at the top with a font.
@MainActor
private func written(_ font: UIFont, _ label: UILabel = UILabel(sound: "Text")) -> Screen {
  label.font = font
  return Screen { view, safe in
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
  }
}

#Preview("ignores-dynamic-type fault 1") {
  written(.systemFont(ofSize: 17), UILabel(sound: "Seventeen"))  // fault
}

#Preview("ignores-dynamic-type fault 2") {
  written(.boldSystemFont(ofSize: 24), UILabel(sound: "Bold"))  // fault
}

#Preview("ignores-dynamic-type fault 3") {
  written(UIFont(name: "Georgia", size: 15)!, UILabel(sound: "By name"))  // fault
}

#Preview("ignores-dynamic-type sound 1") { written(.preferredFont(forTextStyle: .headline)) }

#Preview("ignores-dynamic-type sound 2") {
  written(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15)))
}

#Preview("ignores-dynamic-type sound 3") {
  written(.systemFont(ofSize: 17), UILabel(sound: "•"))
}

/// A label with a colour on another.
@MainActor
private func painted(_ color: UIColor, on back: UIColor, _ label: UILabel) -> Screen {
  Screen { view, safe in
    view.backgroundColor = back
    label.textColor = color
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
  }
}

#Preview("low-contrast fault 1") {
  painted(.lightGray, on: .white, UILabel(sound: "Light grey on white"))  // fault
}

#Preview("low-contrast fault 2") {
  painted(.black, on: .systemBackground, UILabel(sound: "Black, dark mode too"))  // fault
}

#Preview("low-contrast fault 3") {
  painted(
    UIColor(red: 1, green: 0.6, blue: 0, alpha: 1), on: .white, UILabel(sound: "Orange"))  // fault
}

#Preview("low-contrast sound 1") {
  painted(.label, on: .systemBackground, UILabel(sound: "The system's"))
}

#Preview("low-contrast sound 2") {
  painted(.darkGray, on: .white, UILabel(sound: "Dark grey on white"))
}

#Preview("low-contrast sound 3") {
  painted(
    UIColor(white: 0.5, alpha: 1), on: .white, UILabel(sound: "Large title", style: .largeTitle))
}
