// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

/// Items with heights of their own, in one section of a flow or another layout.
@MainActor
final class TallItems: NSObject, UICollectionViewDataSource {
  var heights: [Int: CGFloat] = [:]
  var items: [Int]
  /// Times that a cell was made or filled.
  var filled = 0
  let view: UICollectionView

  init(
    _ items: [Int], layout: UICollectionViewLayout, size: CGSize = CGSize(width: 375, height: 667)
  ) {
    self.items = items
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
  }

  static func flow(estimate: CGFloat = 50, width: CGFloat = 375) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: width, height: estimate)
    layout.minimumLineSpacing = 0
    return layout
  }

  func height(of item: Int) -> CGFloat { heights[item] ?? CGFloat(40 + item * 37 % 90) }

  func cell(_ item: Int) -> UICollectionViewCell? {
    items.firstIndex(of: item).flatMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
  }

  /// Points from the top of the view to an item, as it is seen at this moment.
  func seen(_ item: Int) -> CGFloat? {
    cell(item).map { Self.seen($0) - view.bounds.minY }
  }

  static func seen(_ cell: UIView) -> CGFloat {
    let layer = cell.layer.presentation() ?? cell.layer
    return layer.position.y - layer.bounds.height / 2
  }

  /// What is seen now, by item.
  var picture: [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems { result[items[path.item]] = seen(items[path.item]) }
    return result
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    filled += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let item = items[indexPath.item]
    cell.tag = item
    (cell as? TallCell)?.height = { [weak self] in self?.height(of: item) ?? 0 }
    return cell
  }
}

/// As wide as it is told, as high as its item says.
final class TallCell: UICollectionViewCell {
  var height: (() -> CGFloat)?
  var asked = 0

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    guard let height, let result = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    result.size.height = height()
    return result
  }
}

/// Moves the clock frame by frame for a while.
@MainActor
func everyFrame(for duration: TimeInterval, _ body: (TimeInterval) -> Void) {
  let start = Runtime.current.now
  for frame in 0...Int((duration * 60).rounded(.up)) {
    Runtime.current.advance(to: start + Double(frame) / 60)
    body(Double(frame) / 60)
  }
}
