// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Sizes that are remembered")
struct RememberedSizeTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A list of 100 items of 100 points whose estimate is 50, scrolled from the start to 5000.
  private func scrolled() -> TallItems {
    let list = TallItems(Array(0..<100), layout: TallItems.flow())
    list.heights = Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, 100) })
    for page in 0...10 {
      list.view.contentOffset.y = CGFloat(page) * 500
      list.view.layoutIfNeeded()
    }
    return list
  }

  @Test("reloading keeps what was measured, so that the list neither shrinks nor jumps")
  func reload() {
    onFreshScreen {
      let list = scrolled()
      let (size, before) = (list.view.contentSize, list.picture)

      list.view.reloadData()
      list.view.layoutIfNeeded()

      #expect(list.view.contentSize == size)
      #expect(list.view.contentOffset.y == 5000)
      #expect(list.picture == before)
    }
  }

  @Test("UIKit's own way forgets them: the same list shrinks to its estimates")
  func reloadAsInUIKit() {
    onFreshScreen {
      let list = scrolled()
      let size = list.view.contentSize
      Runtime.current.listsStandStill = false

      list.view.reloadData()
      list.view.layoutIfNeeded()

      #expect(list.view.contentSize.height < size.height - 2000)
    }
  }

  @Test("a batch leaves every size with its item")
  func batch() {
    onFreshScreen {
      let list = scrolled()
      let layout = list.view.collectionViewLayout
      list.heights[3] = 170
      list.view.reconfigureItems(at: [path(3)])

      list.view.performBatchUpdates {
        list.items.removeSubrange(10..<20)
        list.items.insert(contentsOf: [150, 151], at: 1)
        list.view.deleteItems(at: (10..<20).map(path))
        list.view.insertItems(at: [path(1), path(2)])
      }

      // Two items at the estimate of 50, the others at 100 as far as they were seen.
      #expect(layout.layoutAttributesForItem(at: path(1))?.frame.height == 50)
      let start: CGFloat = 38 * 100 + 2 * 50
      #expect(abs((layout.layoutAttributesForItem(at: path(40))?.frame.minY ?? 0) - start) < 0.01)
    }
  }

  @Test("another estimate forgets them, also when the list is reloaded with it")
  func newEstimate() {
    onFreshScreen {
      let list = scrolled()
      let layout = list.view.collectionViewLayout as? UICollectionViewFlowLayout
      list.heights = Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, 140) })
      list.view.contentOffset.y = 0
      list.view.layoutIfNeeded()

      layout?.estimatedItemSize.height = 80
      list.view.reloadData()
      list.view.layoutIfNeeded()

      // Those on screen have what they say now, and the mean of their kind is the same: nothing
      // still has the 100 points of before.
      let heights = [0, 1, 30, 50].map {
        layout?.layoutAttributesForItem(at: path($0))?.frame.height
      }
      #expect(heights == [140, 140, 140, 140])
    }
  }

  @Test("another width forgets them, and measures only what is visible")
  func rotation() {
    onFreshScreen {
      let list = scrolled()
      let filled = list.filled

      (list.view.collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize.width = 667
      list.view.frame.size = CGSize(width: 667, height: 375)
      list.view.layoutIfNeeded()

      let flow = (list.view.collectionViewLayout as? UICollectionViewFlowLayout)?.flow
      let measured = (0..<100).filter { flow?.isMeasured(item: $0, inSection: 0) ?? false }
      #expect(measured == list.view.indexPathsForVisibleItems.map(\.item))
      #expect(list.filled <= filled + 1)
    }
  }

  @Test("items that were seen count with the mean of their reuse identifier at the new width")
  func learning() {
    onFreshScreen {
      let list = scrolled()

      (list.view.collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize.width = 667
      list.view.frame.size = CGSize(width: 667, height: 375)
      list.view.layoutIfNeeded()

      let layout = list.view.collectionViewLayout
      // Item 0 was seen: 100, as all that were measured since. Item 99 was not: 50.
      #expect(layout.layoutAttributesForItem(at: path(0))?.frame.height == 100)
      #expect(layout.layoutAttributesForItem(at: path(99))?.frame.height == 50)
    }
  }

  @Test("another text size forgets them")
  func textSize() {
    onFreshScreen {
      let list = scrolled()
      list.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      list.view.layoutIfNeeded()

      let flow = (list.view.collectionViewLayout as? UICollectionViewFlowLayout)?.flow
      #expect(flow?.isMeasured(item: 0, inSection: 0) == false)
      #expect(flow?.isMeasured(item: 52, inSection: 0) == true)
    }
  }

  @Test("a diffable source that reloads with its items in another order moves sizes and place")
  func identity() {
    onFreshScreen {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        collectionViewLayout: TallItems.flow())
      let registration = UICollectionView.CellRegistration<TallCell, Int> { cell, _, item in
        cell.tag = item
        cell.height = { CGFloat(60 + item) }
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var result = NSDiffableDataSourceSnapshot<Int, Int>()
        result.appendSections([0])
        result.appendItems(items)
        return result
      }
      source.apply(snapshot(Array(0..<100)))
      view.layoutIfNeeded()
      view.scrollToItem(at: path(30), at: .top, animated: false)
      view.layoutIfNeeded()
      @MainActor func top(_ item: Int) -> CGFloat? {
        source.indexPath(for: item).flatMap { view.cellForItem(at: $0) }.map {
          $0.frame.minY - view.bounds.minY
        }
      }
      #expect(top(30) == 0)

      source.applySnapshotUsingReloadData(snapshot(Array(500..<520) + Array(0..<100)))
      view.layoutIfNeeded()

      #expect(top(30) == 0)
      let first = source.indexPath(for: 2).flatMap {
        view.collectionViewLayout.layoutAttributesForItem(at: $0)
      }
      #expect(first?.frame.height == 62)
    }
  }
}
