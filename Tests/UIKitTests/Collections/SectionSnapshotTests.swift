// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Outlines and reordering")
struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private var fruits: Outline {
    var result = Outline()
    result.append(["fruit", "nuts"])
    result.append(["apple", "pear"], to: "fruit")
    result.append(["boskoop"], to: "apple")
    result.append(["almond"], to: "nuts")
    return result
  }

  @Test("items lie below items, and show when all above are open")
  func outline() {
    var list = fruits
    #expect(list.items == ["fruit", "apple", "boskoop", "pear", "nuts", "almond"])
    #expect(list.rootItems == ["fruit", "nuts"])
    #expect(list.visibleItems == ["fruit", "nuts"])
    #expect(list.level(of: "boskoop") == 2)
    #expect(list.parent(of: "pear") == "fruit")
    #expect(list.parent(of: "nuts") == nil)
    #expect(list.index(of: "pear") == 3)

    list.expand(["fruit"])
    #expect(list.visibleItems == ["fruit", "apple", "pear", "nuts"])
    #expect(list.isVisible("apple") && !list.isVisible("boskoop"))
    list.expand(["apple"])
    list.collapse(["fruit"])
    #expect(list.visibleItems == ["fruit", "nuts"])
    #expect(list.isExpanded("apple"))
  }

  @Test("outlines are inserted, replaced, taken out and cut")
  func editing() {
    var list = fruits
    list.insert(["plum"], before: "pear")
    list.insert(["seeds"], after: "fruit")
    #expect(list.items == ["fruit", "apple", "boskoop", "plum", "pear", "seeds", "nuts", "almond"])

    var other = Outline()
    other.append(["hazel"])
    other.append(["wild"], to: "hazel")
    list.replace(childrenOf: "nuts", using: other)
    #expect(list.snapshot(of: "nuts").items == ["hazel", "wild"])
    #expect(list.snapshot(of: "nuts", includingParent: true).items == ["nuts", "hazel", "wild"])

    list.delete(["fruit"])
    #expect(list.items == ["seeds", "nuts", "hazel", "wild"])
    #expect(!list.contains("boskoop"))
  }

  /// A list that shows the outline, with disclosures.
  private func shown(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic
  ) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: style))]
    }
    let source = Source(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(fruits, to: 0, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test("opening an item asks, tells, and shows what lies below, indented")
  func opening() {
    onFreshScreen {
      let (view, source) = shown()
      var events: [String] = []
      source.sectionSnapshotHandlers.shouldExpandItem = {
        events.append("should \($0)")
        return $0 != "nuts"
      }
      source.sectionSnapshotHandlers.willExpandItem = { events.append("will \($0)") }
      source.sectionSnapshotHandlers.willCollapseItem = { events.append("close \($0)") }

      source.toggleOutline(at: IndexPath(item: 0, section: 0))

      #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "nuts"])
      #expect(view.numberOfItems(inSection: 0) == 4)
      let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
      #expect(cell?.indentationLevel == 1)
      #expect(source.snapshot(for: 0).isExpanded("fruit"))
      let open = view.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(open?.configurationState.isExpanded == true)

      source.toggleOutline(at: IndexPath(item: 3, section: 0))
      source.toggleOutline(at: IndexPath(item: 0, section: 0))

      #expect(source.snapshot().itemIdentifiers == ["fruit", "nuts"])
      #expect(events == ["should fruit", "will fruit", "should nuts", "close fruit"])
    }
  }

  @Test("what lies below an item can come when it is opened")
  func lazily() {
    onFreshScreen {
      let (view, source) = shown()
      source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
        var result = below
        result.append(["\(item) salad"])
        return result
      }

      source.toggleOutline(at: IndexPath(item: 1, section: 0))

      #expect(source.snapshot().itemIdentifiers == ["fruit", "nuts", "almond", "nuts salad"])
      #expect(view.numberOfItems(inSection: 0) == 4)
    }
  }

  @Test("a tap on a header-style cell opens it instead of selecting it")
  func tapping() {
    onFreshScreen {
      let (view, source) = shown(.header)

      view.touchDown(onItemAt: IndexPath(item: 0, section: 0))
      view.touchUp()

      #expect(source.snapshot(for: 0).isExpanded("fruit"))
      #expect(view.indexPathsForSelectedItems == [])
    }
  }

  @Test("items moved by hand change the snapshot, and the handlers hear of it")
  func reordering() {
    onFreshScreen {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        collectionViewLayout: TallItems.flow())
      let registration = UICollectionView.CellRegistration<TallCell, String> { cell, _, _ in
        cell.height = { 50 }
      }
      let source = Source(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c", "d"])
      source.apply(snapshot)
      view.layoutIfNeeded()
      var told: [String] = []
      source.reorderingHandlers.canReorderItem = { $0 != "d" }
      source.reorderingHandlers.willReorder = { told.append("will \($0.difference.count)") }
      source.reorderingHandlers.didReorder = {
        told.append($0.finalSnapshot.itemIdentifiers.joined())
      }

      #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 187, y: 125))
      view.endInteractiveMovement()
      view.layoutIfNeeded()

      #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
      #expect(told == ["will 2", "bcad"])
    }
  }

  @Test("sections that change their order move, with their items")
  func sections() {
    onFreshScreen {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        collectionViewLayout: TallItems.flow())
      let registration = UICollectionView.CellRegistration<TallCell, String> { cell, _, _ in
        cell.height = { 50 }
      }
      let source = Source(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([1, 2, 3])
      snapshot.appendItems(["a"], toSection: 1)
      snapshot.appendItems(["b", "c"], toSection: 2)
      source.apply(snapshot)
      view.layoutIfNeeded()
      let cell = source.indexPath(for: "c").flatMap(view.cellForItem)

      snapshot.moveSection(2, beforeSection: 1)
      snapshot.reloadItems(["a"])
      source.apply(snapshot)

      #expect(source.indexPath(for: "c") == IndexPath(item: 1, section: 0))
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }
  }
}
