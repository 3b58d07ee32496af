// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A screen that a closure fills.
final class Screen: UIViewController {
  private let fill: (UIView, UILayoutGuide) -> Void

  init(_ fill: @escaping (UIView, UILayoutGuide) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fill(view, view.safeAreaLayoutGuide)
  }
}

extension UIView {
  /// Adds a view that constraints will place.
  func place(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
  }
}

extension UILabel {
  /// A sound label: text of a style, as many lines as it takes.
  convenience init(sound text: String, style: UIFont.TextStyle = .body) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}

/// Rows that are made by a closure.
final class Rows: UITableViewController {
  private let count: Int
  private let cell: (Int) -> UITableViewCell

  init(_ count: Int, estimate: CGFloat = 60, _ cell: @escaping (Int) -> UITableViewCell) {
    self.count = count
    self.cell = cell
    super.init(style: .plain)
    tableView.estimatedRowHeight = estimate  // fault
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell(indexPath.row) }
}
