// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// Five items of one kind, for the list that a document draws.
class TileScreen: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    // Documents of their own have no prototypes.
    guard nibName != nil, storyboard == nil else { return }
    for case let list as UICollectionView in view.subviews {
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }
}

/// Rows of three lines for the table that a document draws.
class LabelRows: UIViewController, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = "Detail of some more words"
    cell.detailTextLabel?.numberOfLines = 0
    return cell
  }
}

/// One row that a document of its own draws.
class NibRow: UITableViewController {
  private let nib: String

  init(_ nib: String) {
    self.nib = nib
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: nib, bundle: nil), forCellReuseIdentifier: "Row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }
}

/// Asks for the next layout in every layout.
class Restless: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

/// Asks for one more layout when its width is another.
class Restful: UIView {
  private var width: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != width else { return }
    width = bounds.width
    setNeedsLayout()
  }
}

/// Asks for ten layouts where one is enough.
class Fidgety: UIView {
  private var left = 10

  override func layoutSubviews() {
    super.layoutSubviews()
    guard left > 0 else { return }
    left -= 1
    setNeedsLayout()
  }
}

/// Is laid out once, and again when it is told to.
class Calm: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
    layoutIfNeeded()
  }
}

#Preview("broken-chain fault 5") { NibRow("BrokenChainFault") }

#Preview("broken-chain sound 5") { NibRow("BrokenChainSound") }

#Preview("zero-height-fallback fault 5") { NibRow("ZeroHeightFallbackFault") }

#Preview("zero-height-fallback sound 5") { NibRow("ZeroHeightFallbackSound") }

#Preview("wrong-estimate fault 5") { LabelRows(nibName: "WrongEstimateFault", bundle: nil) }

#Preview("wrong-estimate sound 5") { LabelRows(nibName: "WrongEstimateSound", bundle: nil) }

#Preview("taller-than-content fault 5") {
  TileScreen(nibName: "TallerThanContentFault", bundle: nil)
}

#Preview("taller-than-content sound 5") {
  TileScreen(nibName: "TallerThanContentSound", bundle: nil)
}

#Preview("item-wider-than-list fault 5") {
  TileScreen(nibName: "ItemWiderThanListFault", bundle: nil)
}

#Preview("item-wider-than-list sound 5") {
  TileScreen(nibName: "ItemWiderThanListSound", bundle: nil)
}

#Preview("size-does-not-settle fault 5") {
  UIViewController(nibName: "SizeDoesNotSettleFault", bundle: nil)
}

#Preview("size-does-not-settle sound 5") {
  UIViewController(nibName: "SizeDoesNotSettleSound", bundle: nil)
}

#Preview("repeated-layout fault 5") {
  UIViewController(nibName: "RepeatedLayoutFault", bundle: nil)
}

#Preview("repeated-layout sound 5") {
  UIViewController(nibName: "RepeatedLayoutSound", bundle: nil)
}

#Preview("ignores-dynamic-type fault 8") {
  UIViewController(nibName: "StaleSizeFault", bundle: nil)
}

#Preview("ignores-dynamic-type sound 8") {
  UIViewController(nibName: "StaleSizeSound", bundle: nil)
}
