// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// Texts over several views, fitted pictures, previews of their own size and cells without data
// (Documentation/Check.md §1.4, §1.6, §6.3, §6.9).

/// White words over a veil, over a picture or a white card.
@MainActor
private func veiled(overPicture: Bool) -> Screen {
  Screen { view, safe in
    let text = words("Evening departures")  // fault
    text.textColor = UIColor(white: 0.97, alpha: 1)
    let card = UIView()
    card.backgroundColor = UIColor(white: 0.99, alpha: 1)
    let picture = UIImageView()
    picture.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
    let veil = UIView()
    veil.backgroundColor = UIColor(white: 1, alpha: 0.1)
    view.hang(card, in: safe)
    card.heightAnchor.constraint(equalToConstant: 320).isActive = true
    for layer in overPicture ? [picture, veil] : [veil] { card.hang(layer, in: card.edges, at: 0) }
    for layer in overPicture ? [picture, veil] : [veil] {
      layer.heightAnchor.constraint(equalToConstant: 300).isActive = true
    }
    card.hang(text, in: card.edges)
  }
}

/// White words that begin on a picture and go on beside it: over the picture nobody knows, so
/// nothing is said.
@MainActor
private func beside() -> Screen {
  Screen { view, safe in
    let text = words("Evening departures")
    text.textColor = UIColor(white: 0.97, alpha: 1)
    text.numberOfLines = 1
    text.adjustsFontSizeToFitWidth = true
    let picture = UIImageView()
    picture.backgroundColor = .black
    view.place(
      picture,
      [
        picture.topAnchor.constraint(equalTo: safe.topAnchor),
        picture.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        picture.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.6),
        picture.heightAnchor.constraint(equalToConstant: 200),
      ])
    view.hang(text, in: safe)
  }
}

/// A small picture in a view that is higher than the card around it: fitted it is whole, stretched
/// it is cut.
@MainActor
private func tall(_ mode: UIView.ContentMode) -> Screen {
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
    picture.contentMode = mode
    view.hang(card, in: safe)
    card.heightAnchor.constraint(equalToConstant: 60).isActive = true
    card.place(
      picture,
      [
        picture.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        picture.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 200),
      ])
  }
}

/// A strip that is made for a wider place than a phone.
@MainActor
private func strip() -> UIView {
  let strip = UIView()
  let text = words("Platform 4")
  text.numberOfLines = 1
  text.font = .systemFont(ofSize: 17)
  strip.place(
    text,
    [
      text.trailingAnchor.constraint(equalTo: strip.trailingAnchor),
      text.centerYAnchor.constraint(equalTo: strip.centerYAnchor),
    ])
  return strip
}

/// A list that waits for its rows, with a cell whose document's text is longer than any of them.
private final class WaitingRows: UITableViewController {
  final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let text = words("The name of the station stands here")
      text.numberOfLines = 1
      contentView.place(
        text,
        [
          text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          text.widthAnchor.constraint(equalToConstant: 90),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Row.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

extension UIView {
  /// The view's own edges as a guide.
  fileprivate var edges: UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return guide
  }
}

#Preview("low-contrast fault 126") { veiled(overPicture: false) }
#Preview("low-contrast sound 126") { veiled(overPicture: true) }
#Preview("low-contrast sound 127") { beside() }
#Preview("clipped-content fault 128") { tall(.scaleToFill) }
#Preview("clipped-content sound 128") { tall(.scaleAspectFit) }
#Preview("clipped-content sound 129", traits: .fixedLayout(width: 600, height: 60)) { strip() }
#Preview("any sound 130") { WaitingRows(style: .plain) }
