// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A box of a fixed size with a button, a counter and a field.
final class CounterController: UIViewController {
  let counter = UILabel()
  let button = UIButton(type: .system)
  let field = UITextField()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    counter.frame = CGRect(x: 10, y: 60, width: 200, height: 20)
    counter.accessibilityIdentifier = "counter"
    counter.text = "0"
    button.frame = CGRect(x: 10, y: 100, width: 120, height: 44)
    button.setTitle("Count", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.increase() }, for: .touchUpInside)
    field.frame = CGRect(x: 10, y: 160, width: 200, height: 34)
    field.placeholder = "Name"
    for view in [counter, button, field] { self.view.addSubview(view) }
  }

  private func increase() {
    count += 1
    counter.text = "\(count)"
  }
}

/// A table of rows `Row 0`, `Row 1`, … of 40 points each.
final class RowsController: UITableViewController {
  let count: Int
  private(set) var selected: [Int] = []

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { preconditionFailure("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 40
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

/// Fills the content of a cell with a box that is a quarter as tall as wide: 8 points from the sides,
/// 5 from top and bottom.
@MainActor
func fillWithBox(_ content: UIView) {
  let box = UIView()
  box.accessibilityIdentifier = "box"
  box.translatesAutoresizingMaskIntoConstraints = false
  content.addSubview(box)
  NSLayoutConstraint.activate([
    box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
    box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
    box.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
    box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
  ])
}
