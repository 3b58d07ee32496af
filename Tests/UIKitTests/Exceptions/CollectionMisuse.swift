// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

/// What UIKit stops for in collection views, and its words (Documentation/CollectionView.md §7).
enum CollectionMisuse: String, CaseIterable, Codable, Sendable {
  case itemsMismatch
  case itemsMismatchSinceRelease16
  case sectionsMismatch
  case deletedAndReloaded
  case itemBeyondSection
  case itemInsertedBeyond
  case sectionBeyond
  case nibOfSomethingElse
  case nibOfTwoCells
  case unknownSupplementary
  case cellOfItsOwn
  case cellExchangedWhileReconfigured
  case controllerWithoutCells
  case itemTwiceInSnapshot
  case sectionTwiceInSnapshot

  var text: String {
    switch self {
    case .itemsMismatch:
      "Invalid update: invalid number of items in section 0.  The number of items contained "
        + "in an existing section after the update (3) must be equal to the number of items contained "
        + "in that section before the update (3), plus or minus the number of items inserted or "
        + "deleted from that section (1 inserted, 2 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out).'"
    case .itemsMismatchSinceRelease16:
      """
      'NSInternalInconsistencyException', reason: 'Invalid batch updates detected: the number of \
      sections and/or items returned by the data source before and after performing the batch updates \
      are inconsistent with the updates.
      Data source before updates = { 1 section with item counts: [3] }
      Data source after updates = { 1 section with item counts: [3] }
      Updates = [
      \tInsert item (0 - 0),
      \tDelete item (0 - 1),
      \tDelete item (0 - 2)
      ]
      Collection view: <UICollectionView: 0x
      """
    case .sectionsMismatch:
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (3) must be equal to the number of sections contained in "
        + "the collection view before the update (1), plus or minus the number of sections inserted "
        + "or deleted (1 inserted, 0 deleted).'"
    case .deletedAndReloaded:
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
    case .itemBeyondSection:
      "attempt to delete item 7 from section 0 which only contains 3 items before the update"
    case .itemInsertedBeyond:
      "attempt to insert item 9 into section 0, but there are only 4 items in section 0 after the "
        + "update"
    case .sectionBeyond:
      "attempt to delete section 4, but there are only 1 sections before the update"
    case .nibOfSomethingElse, .nibOfTwoCells:
      "'NSInternalInconsistencyException', reason: 'invalid nib registered for identifier (X) - nib "
        + "must contain exactly one top level object which must be a UICollectionReusableView "
        + "instance'"
    case .unknownSupplementary:
      "reason: 'could not dequeue a view of kind: badge with identifier X - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard'"
    case .cellOfItsOwn:
      "reason: 'the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:'"
    case .cellExchangedWhileReconfigured: "must be the existing cell"
    case .controllerWithoutCells:
      "must return a cell from -collectionView:cellForItemAtIndexPath:"
    case .itemTwiceInSnapshot, .sectionTwiceInSnapshot:
      "'NSInternalInconsistencyException', reason: "
    }
  }

  @MainActor
  func commit() {
    let script = CollectionScript(counts: [3])
    let view = collection(script)
    view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    switch self {
    case .nibOfSomethingElse, .nibOfTwoCells:
      view.register(nib, forCellWithReuseIdentifier: "X")
      _ = view.dequeueReusableCell(withReuseIdentifier: "X", for: first)
    case .unknownSupplementary:
      _ = view.dequeueReusableSupplementaryView(
        ofKind: "badge", withReuseIdentifier: "X", for: first)
    case .cellOfItsOwn:
      let source = CellsOfTheirOwn()
      view.dataSource = source
      view.reloadData()
      view.layoutIfNeeded()
      withExtendedLifetime(source) {}
    case .cellExchangedWhileReconfigured:
      let source = ExchangingCells()
      view.dataSource = source
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
      view.reloadData()
      view.layoutIfNeeded()
      source.identifier = "other"
      view.reconfigureItems(at: [first])
    case .controllerWithoutCells:
      let controller = CellLess(collectionViewLayout: UICollectionViewFlowLayout())
      controller.view.layoutIfNeeded()
    case .itemTwiceInSnapshot:
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 1])
    case .sectionTwiceInSnapshot:
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 0])
    default: commitUpdate(script, view)
    }
  }

  @MainActor
  private func commitUpdate(_ script: CollectionScript, _ view: UICollectionView) {
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    switch self {
    case .itemsMismatch, .itemsMismatchSinceRelease16:
      view.performBatchUpdates {
        view.insertItems(at: [path(0)])
        view.deleteItems(at: [path(1), path(2)])
      }
    case .sectionsMismatch:
      script.counts = [3, 0, 0]
      view.insertSections([1])
    case .deletedAndReloaded:
      script.counts = [2]
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.reloadItems(at: [path(1)])
      }
    case .itemBeyondSection:
      script.counts = [2]
      view.deleteItems(at: [path(7)])
    case .itemInsertedBeyond:
      script.counts = [4]
      view.insertItems(at: [path(9)])
    case .sectionBeyond:
      script.counts = []
      view.deleteSections([4])
    default: break
    }
  }

  /// A nib whose top level is not exactly one cell.
  @MainActor
  private var nib: UINib {
    let cell = "<collectionViewCell id=\"%@\"><view key=\"contentView\"/></collectionViewCell>"
    let objects =
      self == .nibOfTwoCells
      ? cell.replacing("%@", with: "a") + cell.replacing("%@", with: "b") : "<view id=\"v\"/>"
    return nibOfTopLevel(objects)
  }
}

/// A nib with these objects at its top level.
@MainActor
func nibOfTopLevel(_ objects: String) -> UINib {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    \(objects)</objects></document>
    """
  return UINib(data: Data(text.utf8), bundle: .main)
}

/// Cells that nobody dequeued.
private final class CellsOfTheirOwn: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

/// Cells of one identifier, later of another.
private final class ExchangingCells: NSObject, UICollectionViewDataSource {
  var identifier = "cell"

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
}

/// A controller that says how many items it has, and not which.
private final class CellLess: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }
}
