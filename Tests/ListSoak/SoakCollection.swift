// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// A collection view that shows a model; subclasses bring layouts.
@MainActor
class SoakCollection: NSObject, ListUnderTest, UICollectionViewDataSource {
  var model: ListModel
  let spacing: CGFloat
  let header: CGFloat
  let view: UICollectionView
  /// Items whose cells were not filled since their contents changed.
  private(set) var stale: Set<Int> = []

  init(
    _ model: ListModel, _ layout: UICollectionViewLayout, spacing: CGFloat, header: CGFloat = 0,
    cell: UICollectionViewCell.Type = SoakCell.self
  ) {
    self.model = model
    self.spacing = spacing
    self.header = header
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
  }

  var scrollView: UIScrollView { view }

  var shownFrames: [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
        view.cellForItem(at: path).map { (model.index(of: path), $0.frame) }
      })
  }

  var shownHeaders: [Int: CGRect] {
    let kind = UICollectionView.elementKindSectionHeader
    let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        view.supplementaryView(forElementKind: kind, at: path).map { (path.section, $0.frame) }
      })
  }

  func update(_ change: ListChangeSet, _ newModel: ListModel) {
    for path in change.reloaded + change.reconfigured {
      stale.insert(model.items[model.index(of: path)].id)
    }
    for section in change.reloadedSections {
      stale.formUnion(newModel.items(inSection: section).map(\.id))
    }
    view.performBatchUpdates { [self] in
      model = newModel
      view.insertItems(at: change.inserted)
      view.deleteItems(at: change.deleted)
      if let (source, target) = change.moved { view.moveItem(at: source, to: target) }
      view.reloadItems(at: change.reloaded)
      view.insertSections(change.insertedSections)
      view.deleteSections(change.deletedSections)
      if let (source, target) = change.movedSection { view.moveSection(source, toSection: target) }
      view.reloadSections(change.reloadedSections)
    }
    view.reconfigureItems(at: change.reconfigured)
  }

  func reload() {
    stale.formUnion(model.items.map(\.id))
    view.reloadData()
  }

  func scroll(to index: Int, _ position: ListStep.JumpPosition, animated: Bool) {
    let places: [ListStep.JumpPosition: UICollectionView.ScrollPosition] = [
      .top: .top, .middle: .centeredVertically, .bottom: .bottom,
    ]
    view.scrollToItem(at: model.path(index), at: places[position] ?? [], animated: animated)
  }

  func frame(at index: Int) -> CGRect {
    view.layoutAttributesForItem(at: model.path(index))?.frame ?? .zero
  }

  func isMeasured(at index: Int) -> Bool { false }
  func preferredSize(at index: Int) -> CGSize {
    CGSize(width: 0, height: model.height(at: index))
  }
  var fromScratch: NaiveLayout {
    NaiveLayout(
      model, spacing: spacing, header: header,
      extents: model.items.indices.map { frame(at: $0).height })
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    model.counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let item = model.items[model.index(of: indexPath)]
    (cell as? any SizedByItem)?.item = item
    stale.remove(item.id)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
