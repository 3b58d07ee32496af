// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// What is not there, or in the way of others (Documentation/Check.md §6.12).

/// A name beside a value that takes all of the row, or what it needs.
@MainActor
private func pair(takesAll: Bool) -> Screen {
  Screen { view, safe in
    let row = UIView()
    let name = words("Total")  // fault
    let value = words("12.50")
    view.hang(row, in: safe)
    row.place(
      name,
      [
        name.topAnchor.constraint(equalTo: row.topAnchor),
        name.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
        name.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      ])
    row.place(
      value,
      [
        value.topAnchor.constraint(equalTo: row.topAnchor),
        value.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor),
        value.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        value.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: takesAll ? 1 : 0.5),
        row.heightAnchor.constraint(equalToConstant: 0).withPriority(250),
        row.heightAnchor.constraint(greaterThanOrEqualTo: name.heightAnchor),
        row.heightAnchor.constraint(greaterThanOrEqualTo: value.heightAnchor),
      ])
  }
}

/// A label that is closed by a constant until it is opened.
@MainActor
private func closed() -> Screen {
  Screen { view, safe in
    let hint = words("Opens when there is something to say")
    view.hang(hint, in: safe)
    hint.heightAnchor.constraint(equalToConstant: 0).isActive = true
  }
}

/// A painted box around a text: of one height, or as high as the text.
@MainActor
private func card(grows: Bool) -> Screen {
  Screen { view, safe in
    let box = UIView()  // fault
    box.backgroundColor = .secondarySystemBackground
    let text = words("Your books are kept on this device and on no other one")
    view.hang(box, in: safe)
    box.place(
      text,
      [
        text.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
        text.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
      ])
    (grows
      ? text.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8)
      : box.heightAnchor.constraint(equalToConstant: 60)).isActive = true
  }
}

/// A number on the corner of a painted box.
@MainActor
private func badge() -> Screen {
  Screen { view, safe in
    let box = UIView()
    box.backgroundColor = .systemTeal
    let number = words("3", .caption2)
    view.place(
      box,
      [
        box.topAnchor.constraint(equalTo: safe.topAnchor, constant: 80),
        box.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 40),
        box.widthAnchor.constraint(equalToConstant: 60),
        box.heightAnchor.constraint(equalToConstant: 60),
      ])
    box.place(
      number,
      [
        number.centerXAnchor.constraint(equalTo: box.trailingAnchor),
        number.centerYAnchor.constraint(equalTo: box.topAnchor),
      ])
  }
}

/// A row whose text may be higher than the row.
final class HangingRow: UITableViewCell {
  let note = words("A note that takes three lines or more on every phone there is today")  // fault

  init(fits: Bool) {
    super.init(style: .default, reuseIdentifier: nil)
    contentView.place(
      note,
      [
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        note.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.6),
      ])
    if fits {
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

final class HangingRows: UITableViewController {
  private let fits: Bool

  init(fits: Bool) {
    self.fits = fits
    super.init(style: .plain)
    if !fits { tableView.rowHeight = 44 }
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { HangingRow(fits: fits) }
}

/// Rows that begin under a bar that paints nothing, or were scrolled under one that does.
final class UnderBar: UIViewController, UITableViewDataSource {
  var isBarClear = true
  private let table = UITableView()  // fault

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Every book on this shelf"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.contentInsetAdjustmentBehavior = isBarClear ? .never : .automatic
    table.dataSource = self
    view.addSubview(table)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isBarClear { table.contentOffset.y += 60 }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let text = words("Row \(indexPath.row), of which one reads much")
    cell.contentView.place(
      text,
      [
        text.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 11),
        text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -11),
        text.leadingAnchor.constraint(
          equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        text.trailingAnchor.constraint(
          equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
      ])
    return cell
  }
}

@MainActor
private func navigation(isClear: Bool) -> UINavigationController {
  let controller = UnderBar()
  controller.isBarClear = isClear
  let navigation = UINavigationController(rootViewController: controller)
  let appearance = UINavigationBarAppearance()
  if isClear {
    appearance.configureWithTransparentBackground()
  } else {
    appearance.configureWithOpaqueBackground()
  }
  navigation.navigationBar.standardAppearance = appearance
  navigation.navigationBar.scrollEdgeAppearance = appearance
  return navigation
}

@MainActor
private func picture(_ name: String) -> Screen {
  Screen { view, safe in
    let picture = UIImageView()
    picture.image = UIImage(named: name)  // fault
    view.place(
      picture,
      [
        picture.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
        picture.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
        picture.widthAnchor.constraint(equalToConstant: 80),
        picture.heightAnchor.constraint(equalToConstant: 80),
      ])
  }
}

@MainActor
private func symbol(_ name: String) -> Screen {
  Screen { view, safe in
    view.hang(UIImageView(image: UIImage(systemName: name)), in: safe)  // fault
  }
}

#Preview("text-without-room fault 111") { pair(takesAll: true) }
#Preview("text-without-room sound 111") { pair(takesAll: false) }
#Preview("text-without-room sound 112") { closed() }
#Preview("overflowing-content fault 113") { card(grows: false) }
#Preview("overflowing-content sound 113") { card(grows: true) }
#Preview("overflowing-content sound 114") { badge() }
#Preview("overlapping-views fault 115") { HangingRows(fits: false) }
#Preview("overlapping-views sound 115") { HangingRows(fits: true) }
#Preview("outside-safe-area fault 116") { navigation(isClear: true) }
#Preview("outside-safe-area sound 116") { navigation(isClear: false) }
#Preview("missing-image fault 117") { picture("nowhere") }
#Preview("missing-image fault 118") { symbol("no.such.symbol") }
#Preview("missing-image sound 118") { symbol("star") }
