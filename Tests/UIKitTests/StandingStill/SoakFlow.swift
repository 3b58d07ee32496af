// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

@MainActor
final class SoakFlow: NSObject, ListUnderTest, UICollectionViewDataSource {
  var model: ListModel
  let spacing: CGFloat = 6
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init(_ model: ListModel) {
    self.model = model
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.itemSize = CGSize(width: 300, height: 60)
    layout.minimumLineSpacing = spacing
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.register(SoakCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
  }

  var scrollView: UIScrollView { view }

  var shownFrames: [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
        view.cellForItem(at: path).map { (path.item, $0.frame) }
      })
  }

  func update(_ change: ListChangeSet, _ newModel: ListModel) {
    view.performBatchUpdates { [self] in
      model = newModel
      view.insertItems(at: change.inserted)
      view.deleteItems(at: change.deleted)
      if let (source, target) = change.moved { view.moveItem(at: source, to: target) }
      view.reloadItems(at: change.reloaded)
    }
    view.reconfigureItems(at: change.reconfigured)
  }

  func scroll(to index: Int, _ position: ListStep.JumpPosition) {
    let places: [ListStep.JumpPosition: UICollectionView.ScrollPosition] = [
      .top: .top, .middle: .centeredVertically, .bottom: .bottom,
    ]
    view.scrollToItem(
      at: IndexPath(item: index, section: 0), at: places[position] ?? [], animated: false)
  }

  func frame(at index: Int) -> CGRect {
    layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame ?? .zero
  }

  func isMeasured(at index: Int) -> Bool {
    layout.flow?.isMeasured(item: index, inSection: 0) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    model.items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SoakCell)?.item = model.items[indexPath.item]
    return cell
  }
}
