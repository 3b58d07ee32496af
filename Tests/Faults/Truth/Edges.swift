// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// What leaves the screen (Documentation/Check.md §6.3.1), and drawing that places
// (Documentation/Drawing.md §5.7).

/// A text as wide as a screen that was wider: where it stands, or in something that scrolls so.
@MainActor
private func wide(scrolls: Bool) -> Screen {
  Screen { view, safe in
    let text = words("Departures from the main station")  // fault
    text.numberOfLines = 1
    let holder = scrolls ? UIScrollView() : UIView()
    view.place(
      holder,
      [
        holder.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
        holder.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        holder.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        holder.heightAnchor.constraint(equalToConstant: 120),
      ])
    holder.place(
      text,
      [
        text.topAnchor.constraint(equalTo: holder.topAnchor),
        text.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 200),
      ])
    if let scroll = holder as? UIScrollView {
      NSLayoutConstraint.activate([
        text.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -200),
        text.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      ])
    }
  }
}

/// A picture on a card: by a constant beyond its edge, or larger than the card.
@MainActor
private func bleeding(isMeant: Bool) -> Screen {
  Screen { view, safe in
    let card = UIView()
    card.clipsToBounds = true
    card.backgroundColor = .systemTeal
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
    let picture = UIImageView(  // fault
      image: renderer.image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 4, y: 4, width: 32, height: 32))
      })
    picture.contentMode = .scaleAspectFit
    view.place(
      card,
      [
        card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
        card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 40),
        card.widthAnchor.constraint(equalToConstant: 200),
        card.heightAnchor.constraint(equalToConstant: 120),
      ])
    let end =
      isMeant
      ? picture.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 60)
      : picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 140)
    card.place(
      picture,
      [
        picture.topAnchor.constraint(equalTo: card.topAnchor),
        picture.heightAnchor.constraint(equalToConstant: 120),
        picture.widthAnchor.constraint(equalToConstant: 120),
        end,
      ])
  }
}

/// Places its label while it draws: below the status bar, or under the home indicator.
private final class Ruled: UIView {
  private let note = words("A note under a line")  // fault
  private let isLow: Bool

  init(isLow: Bool) {
    self.isLow = isLow
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    contentMode = .redraw
    addSubview(note)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let area = rect.inset(by: safeAreaInsets)
    let size = note.sizeThatFits(CGSize(width: area.width - 32, height: .infinity))
    note.frame = CGRect(
      x: area.minX + 16, y: isLow ? rect.maxY - size.height : area.minY + 20, width: size.width,
      height: size.height)
  }
}

@MainActor
private func ruled(isLow: Bool) -> UIViewController {
  let controller = UIViewController()
  controller.view = Ruled(isLow: isLow)
  return controller
}

#Preview("clipped-content fault 119") { wide(scrolls: false) }
#Preview("clipped-content sound 119") { wide(scrolls: true) }
#Preview("clipped-content fault 120") { bleeding(isMeant: false) }
#Preview("clipped-content sound 120") { bleeding(isMeant: true) }
#Preview("outside-safe-area fault 121") { ruled(isLow: true) }
#Preview("outside-safe-area sound 121") { ruled(isLow: false) }
