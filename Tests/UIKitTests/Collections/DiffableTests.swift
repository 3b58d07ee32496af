// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import ListGeometry
import Testing

@testable import UIKit

@MainActor
@Suite("Snapshots")
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ contents: [(String, [Int])]) -> Snapshot {
    var result = Snapshot()
    for (section, items) in contents {
      result.appendSections([section])
      result.appendItems(items)
    }
    return result
  }

  @Test("items are inserted, deleted and moved around others")
  func editing() {
    var list = snapshot([("a", [1, 2, 3]), ("b", [4])])

    list.insertItems([9], beforeItem: 2)
    list.deleteItems([3])
    list.moveItem(4, afterItem: 1)

    #expect(list.itemIdentifiers == [1, 4, 9, 2])
    #expect(list.numberOfItems(inSection: "b") == 0)
    #expect(list.sectionIdentifier(containingItem: 4) == "a")
  }

  @Test("items that are there already move to where they are appended or inserted")
  func existing() {
    var list = snapshot([("a", [1, 2, 3, 5]), ("b", [3, 8])])
    #expect(list.itemIdentifiers(inSection: "a") == [1, 2, 5])
    #expect(list.itemIdentifiers(inSection: "b") == [3, 8])

    list.insertItems([1, 4], afterItem: 5)
    #expect(list.itemIdentifiers(inSection: "a") == [2, 5, 1, 4])
    #expect(list.numberOfItems == 6)
  }

  @Test("random snapshots lead to each other by consistent batches", arguments: 0..<60)
  func randomChanges(seed: Int) throws {
    var random = SeededSequence(seed: seed)
    func make() -> Snapshot {
      let items = Array(0..<14).shuffled(using: &random).prefix(Int(random.next() % 14))
      let names = ["a", "b", "c"].filter { _ in random.next() % 4 != 0 }
      guard !names.isEmpty else { return Snapshot() }
      return snapshot(
        names.enumerated().map { index, name in
          (name, items.filter { $0 % names.count == index })
        })
    }
    let (old, new) = (make(), make())
    let changes = new.changes(from: old)

    let batch = try ListBatch(
      changes, before: old.sectionIdentifiers.map(old.numberOfItems),
      after: new.sectionIdentifiers.map(new.numberOfItems))

    for (item, place) in old.places {
      guard let target = batch.destination(of: place) else { continue }
      #expect(new.places[item] == target, "item \(item): \(old.places) to \(new.places)")
    }
  }

  @Test("applying a snapshot keeps the cells of items that stay")
  func applying() {
    onFreshScreen {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<PreferringCell, Int> { cell, _, item in
        cell.tag = item
      }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      source.apply(snapshot([("a", [1, 2, 3])]))
      view.layoutIfNeeded()
      let two = view.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect(two?.tag == 2)

      source.apply(snapshot([("a", [3, 4, 2])]))
      view.layoutIfNeeded()

      #expect(view.visibleCells.map(\.tag) == [3, 4, 2])
      #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === two)
    }
  }
}

/// Numbers that depend on the seed only (SplitMix64).
struct SeededSequence: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
