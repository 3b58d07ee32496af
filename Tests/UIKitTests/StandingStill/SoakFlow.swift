// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

/// A collection view that shows a model; subclasses bring layouts.
@MainActor
class SoakCollection: NSObject, ListUnderTest, UICollectionViewDataSource {
  var model: ListModel
  let spacing: CGFloat
  let view: UICollectionView
  /// Items whose cells were not filled since their contents changed.
  private(set) var stale: Set<Int> = []

  init(
    _ model: ListModel, _ layout: UICollectionViewLayout, spacing: CGFloat,
    cell: UICollectionViewCell.Type = SoakCell.self
  ) {
    self.model = model
    self.spacing = spacing
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
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
    for path in change.reloaded + change.reconfigured { stale.insert(model.items[path.item].id) }
    view.performBatchUpdates { [self] in
      model = newModel
      view.insertItems(at: change.inserted)
      view.deleteItems(at: change.deleted)
      if let (source, target) = change.moved { view.moveItem(at: source, to: target) }
      view.reloadItems(at: change.reloaded)
    }
    view.reconfigureItems(at: change.reconfigured)
  }

  func reload() { view.reloadData() }

  func scroll(to index: Int, _ position: ListStep.JumpPosition, animated: Bool) {
    let places: [ListStep.JumpPosition: UICollectionView.ScrollPosition] = [
      .top: .top, .middle: .centeredVertically, .bottom: .bottom,
    ]
    view.scrollToItem(
      at: IndexPath(item: index, section: 0), at: places[position] ?? [], animated: animated)
  }

  func frame(at index: Int) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame ?? .zero
  }

  func isMeasured(at index: Int) -> Bool { false }
  func preferredSize(at index: Int) -> CGSize {
    CGSize(width: 0, height: model.height(at: index))
  }
  var fromScratch: NaiveLayout {
    NaiveLayout(model, spacing: spacing, extents: model.items.indices.map { frame(at: $0).height })
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
    (cell as? any SizedByItem)?.item = model.items[indexPath.item]
    stale.remove(model.items[indexPath.item].id)
    return cell
  }
}

final class SoakFlow: SoakCollection {
  init(_ model: ListModel) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.itemSize = CGSize(width: 300, height: 60)
    layout.minimumLineSpacing = 6
    super.init(model, layout, spacing: 6)
  }

  override func isMeasured(at index: Int) -> Bool {
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.flow?
      .isMeasured(item: index, inSection: 0) ?? false
  }
}
