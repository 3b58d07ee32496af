// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// UIKit's own parts are never at fault (Documentation/Check.md §5.5).

/// Rows with everything that UIKit puts beside them.
final class AccessoryRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    content.secondaryText = "Below it"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    let all: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .detailButton, .detailDisclosureButton, .checkmark,
    ]
    cell.accessoryType = all[indexPath.row]
    return cell
  }
}

/// Buttons of Apple's own heights and colours.
@MainActor
private func systemButtons(_ height: CGFloat? = nil) -> Screen {
  Screen { view, safe in
    let skip = UIButton(type: .system)  // fault small-hit-target
    skip.setTitle("Skip", for: .normal)
    let open = UIButton(configuration: .filled())
    open.setTitle("Continue", for: .normal)
    let plus = UIButton(type: .system)
    plus.setImage(UIImage(systemName: "plus"), for: .normal)
    let stack = UIStackView(arrangedSubviews: [skip, open, plus])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    view.hang(stack, in: safe)
    if let height { skip.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

/// A link in Apple's blue, written as a number.
@MainActor
private func appleLink() -> Screen {
  Screen { view, safe in
    view.backgroundColor = .white
    let label = words("Read more", .footnote)
    label.textColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    view.hang(label, in: safe)
  }
}

/// A link in a colour of the app's.
@MainActor
private func link(_ color: UIColor) -> Screen {
  Screen { view, safe in
    view.backgroundColor = .white
    let label = words("Read more", .footnote)  // fault low-contrast
    label.textColor = color
    view.hang(label, in: safe)
  }
}

/// An alert over a screen.
final class AlertedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(
      title: "Delete this book?", message: "It cannot be brought back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: false)
  }
}

#Preview("any sound 94") { AccessoryRows() }
#Preview("small-hit-target sound 95") { systemButtons() }
#Preview("small-hit-target fault 95") { systemButtons(20) }
#Preview("low-contrast sound 96") { appleLink() }
#Preview("low-contrast fault 96") { link(UIColor(red: 0.7, green: 0.8, blue: 0.7, alpha: 1)) }
#Preview("any sound 97") { AlertedPage() }
