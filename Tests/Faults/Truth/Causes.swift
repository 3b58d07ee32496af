// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// One cause is one finding, and as grave as it is (Documentation/Check.md §5.3, §5.4).

/// Four labels of fixed fonts: one finding.
final class FixedCell: UITableViewCell {
  init(scales: Bool) {
    super.init(style: .default, reuseIdentifier: nil)
    let stack = UIStackView()
    stack.axis = .vertical
    for (index, text) in ["Title", "Author", "Shelf", "Year"].enumerated() {
      let label = words(text)  // fault
      if !scales { label.font = .systemFont(ofSize: CGFloat(13 + index)) }
      stack.addArrangedSubview(label)
    }
    contentView.place(
      stack,
      [
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

final class FixedRows: UITableViewController {
  var scales = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { FixedCell(scales: scales) }
}

/// The rows again, as a part of another screen: the same finding.
final class Embedding: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = FixedRows(style: .plain)
    addChild(rows)
    rows.view.frame = view.bounds
    rows.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(rows.view)
    rows.didMove(toParent: self)
  }
}

/// Lines of a list that break off on every phone: meant, and for a person to judge.
@MainActor
private func preview(_ text: String) -> Screen {
  Screen { view, safe in
    let line = words(text)  // fault
    line.numberOfLines = 1
    view.hang(line, in: safe)
  }
}

/// A title that fits at the usual size, and at large ones only where it may take more lines.
@MainActor
private func title(lines: Int) -> Screen {
  Screen { view, safe in
    let line = words("Everything you have read")  // fault
    line.numberOfLines = lines
    view.hang(line, in: safe)
  }
}

/// A page control across the foot of the screen, whose dots are clear of it, and a text that is not.
@MainActor
private func foot(_ view: UIView, height: CGFloat) -> Screen {
  Screen { page, safe in
    page.place(
      view,
      [
        view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: height),
      ])
  }
}

@MainActor
private func dots() -> UIPageControl {
  let dots = UIPageControl()
  dots.numberOfPages = 3
  return dots
}

@MainActor
private func centred() -> UILabel {
  let label = words("At the very foot")  // fault
  label.textAlignment = .center
  return label
}

#Preview("ignores-dynamic-type fault 121") { FixedRows(style: .plain) }
#Preview("ignores-dynamic-type fault 122") { Embedding() }
#Preview("ignores-dynamic-type sound 121") {
  let rows = FixedRows(style: .plain)
  rows.scales = true
  return rows
}
#Preview("any sound 123") {
  preview(String(repeating: "A line of which the beginning is enough. ", count: 6))
}
#Preview("truncated-text fault 124") { title(lines: 1) }
#Preview("truncated-text sound 124") { title(lines: 0) }
#Preview("outside-safe-area sound 125") { foot(dots(), height: 90) }
