// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A row that is measured twice for one answer.
final class TwiceMeasured: TwoLabels {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let first = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let second = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: first.width, height: second.height)
  }
}

/// A row that is measured again after its text has become another.
final class MeasuredAgain: TwoLabels {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    detail.text = "Short"
    let size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    guard size.height < 100 else { return size }
    detail.text = "A longer text, now that there is room for one"
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// A table that is loaded, laid out, and loaded again.
final class Reloading: UITableViewController {
  private let times: Int

  init(_ times: Int) {
    self.times = times
    super.init(style: .plain)
    tableView.estimatedRowHeight = 60  // fault
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for _ in 0..<times {
      tableView.reloadData()
      tableView.layoutIfNeeded()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { TwoLabels() }
}

/// Lays itself out again and again while it is made ready.
final class Impatient: UIViewController {  // fault
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for _ in 0..<8 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }
}

/// Lays itself out after each of its changes, which differ.
final class Building: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for step in 1...6 {
      let part = UIView(frame: CGRect(x: 0, y: 100 + step * 20, width: 100, height: 10))
      part.backgroundColor = .systemTeal
      view.addSubview(part)
      view.layoutIfNeeded()
    }
  }
}

#Preview("repeated-layout fault 1") {
  Rows(3) { _ in TwiceMeasured() }  // fault
}
#Preview("repeated-layout fault 2") { Reloading(2) }
#Preview("repeated-layout fault 3") {
  Impatient()
}
#Preview("repeated-layout sound 1") { Rows(3) { _ in MeasuredAgain() } }
#Preview("repeated-layout sound 2") { Reloading(1) }
#Preview("repeated-layout sound 3") { Building() }
