// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A box of a size at the top that may clip, with a label at its leading edge.
@MainActor
private func boxed(
  _ label: UILabel, clips: Bool, width: CGFloat, at start: CGFloat = 0
) -> Screen {
  Screen { view, safe in
    let box = UIView()
    box.clipsToBounds = clips
    label.numberOfLines = 1
    view.place(box)
    box.place(label)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      box.widthAnchor.constraint(equalToConstant: width),
      box.heightAnchor.constraint(equalTo: label.heightAnchor),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: start),
    ])
  }
}

#Preview("clipped-content fault 1") {
  boxed(UILabel(sound: "Wider than its box"), clips: true, width: 60)  // fault
}
#Preview("clipped-content fault 2") {
  boxed(UILabel(sound: "Begins before it"), clips: true, width: 400, at: -30)  // fault
}
#Preview("clipped-content fault 3") {
  Screen { view, safe in
    let card = UIView()
    card.clipsToBounds = true
    let label = UILabel(sound: "A card of forty points with text of a good many lines")  // fault
    view.place(card)
    card.place(label)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safe.topAnchor),
      card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      card.widthAnchor.constraint(equalToConstant: 120),
      card.heightAnchor.constraint(equalToConstant: 40),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }
}
#Preview("clipped-content sound 1") {
  boxed(UILabel(sound: "Hi"), clips: true, width: 200)
}
#Preview("clipped-content sound 2") {
  boxed(UILabel(sound: "Over"), clips: false, width: 20)
}
#Preview("clipped-content sound 3") {
  Screen { view, safe in
    let card = UIView()
    card.clipsToBounds = true
    let label = UILabel(sound: "A card that grows with its text, however many lines that takes")
    view.place(card)
    card.place(label)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safe.topAnchor),
      card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }
}

#Preview("outside-safe-area fault 1") {
  Screen { view, safe in
    let label = UILabel(sound: "At the very top")  // fault
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
  }
}
#Preview("outside-safe-area fault 2") {
  Screen { view, safe in
    let label = UILabel(sound: "At the very bottom")  // fault
    view.place(label)
    NSLayoutConstraint.activate([
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
  }
}
#Preview("outside-safe-area fault 3") {
  Screen { view, safe in
    let label = UILabel(sound: "Under the notch, turned")  // fault
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
#Preview("outside-safe-area sound 1") {
  Screen { view, safe in
    let label = UILabel(sound: "Within the safe area")
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
  }
}
#Preview("outside-safe-area sound 2") {
  Screen { view, safe in
    let back = UIView()
    back.backgroundColor = .secondarySystemBackground
    view.place(back)
    NSLayoutConstraint.activate([
      back.topAnchor.constraint(equalTo: view.topAnchor),
      back.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      back.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      back.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
#Preview("outside-safe-area sound 3") { Rows(30) { _ in Stacked() } }

/// Two labels, the second so far below the first's top.
@MainActor
private func stacked(_ second: UILabel, offset: CGFloat?) -> Screen {
  Screen { view, safe in
    let first = UILabel(sound: "The first of two lines")
    view.place(first)
    view.place(second)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: safe.topAnchor),
      first.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      first.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      second.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      second.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      offset.map { second.topAnchor.constraint(equalTo: first.topAnchor, constant: $0) }
        ?? second.topAnchor.constraint(equalTo: first.bottomAnchor),
    ])
  }
}

#Preview("overlapping-views fault 1") {
  stacked(UILabel(sound: "On top of it"), offset: 10)  // fault
}
#Preview("overlapping-views fault 2") {
  stacked(UILabel(sound: "Free at L, not at AX5"), offset: 26)  // fault
}
#Preview("overlapping-views fault 3") {
  Screen { view, safe in
    let label = UILabel(sound: "A title that runs under the button")
    let button = UIButton(type: .system)  // fault
    button.setTitle("Edit", for: .normal)
    view.place(label)
    view.place(button)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      button.topAnchor.constraint(equalTo: safe.topAnchor),
      button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 40),
      button.widthAnchor.constraint(equalToConstant: 60),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
#Preview("overlapping-views sound 1") {
  stacked(UILabel(sound: "Below it"), offset: nil)
}
#Preview("overlapping-views sound 2") {
  Screen { view, safe in
    let tile = UIButton(type: .custom)
    tile.accessibilityLabel = "Open"
    let label = UILabel(sound: "Name of the tile")
    view.place(tile)
    view.place(label)
    NSLayoutConstraint.activate([
      tile.topAnchor.constraint(equalTo: safe.topAnchor),
      tile.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      tile.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      tile.heightAnchor.constraint(equalTo: label.heightAnchor, constant: 40),
      label.topAnchor.constraint(equalTo: tile.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: tile.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: tile.trailingAnchor, constant: -20),
    ])
  }
}
#Preview("overlapping-views sound 3") {
  Screen { view, safe in
    let below = UILabel(sound: "Behind a panel")
    let panel = UIView()
    panel.backgroundColor = .systemBackground
    let above = UILabel(sound: "On the panel")
    view.place(below)
    view.place(panel)
    panel.place(above)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: safe.topAnchor),
      below.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      panel.topAnchor.constraint(equalTo: safe.topAnchor),
      panel.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      above.topAnchor.constraint(equalTo: panel.topAnchor),
      above.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      above.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
    ])
  }
}
