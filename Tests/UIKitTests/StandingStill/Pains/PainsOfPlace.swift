// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Pains of collection views that lose their place; each check fails with UIKit's own behaviour or on
/// a naive way beside it (Documentation/StandingStill.md §6).
@MainActor
@Suite("Pains of collection views: places")
struct PainsOfPlace {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A list of 200 items, scrolled to item 60 by a jump, so that nothing above is measured.
  private func middle(_ standsStill: Bool) -> TallItems {
    Runtime.current.listsStandStill = standsStill
    let list = TallItems(Array(0..<200), layout: TallItems.flow())
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = 3000
    list.view.layoutIfNeeded()
    return list
  }

  /// The farthest that anything seen before moved on screen in any frame from now on.
  private func unrest(_ list: TallItems, _ before: [Int: CGFloat]) -> CGFloat {
    var worst: CGFloat = 0
    everyFrame(for: 0.4) { _ in
      for (item, place) in before {
        worst = max(worst, abs((list.seen(item) ?? .infinity) - place))
      }
    }
    return worst
  }

  // MARK: Prepending

  private func prepending(_ standsStill: Bool) -> CGFloat {
    var result: CGFloat = .nan
    onFreshScreen {
      let list = middle(standsStill)
      let before = list.picture
      list.view.performBatchUpdates {
        list.items.insert(contentsOf: 1000..<1100, at: 0)
        list.view.insertItems(at: (0..<100).map(path))
      }
      result = unrest(list, before)
    }
    return result
  }

  @Test("prepending loses the place: a hundred items in front move nothing in any frame")
  func prepend() {
    #expect(prepending(true) < 0.01)
    #expect(prepending(false) > 100)
  }

  // MARK: Jumping while scrolling up

  private func scrollingUp(_ standsStill: Bool) -> CGFloat {
    var worst: CGFloat = 0
    onFreshScreen {
      let list = middle(standsStill)
      for _ in 0..<40 {
        let before = list.picture
        list.view.contentOffset.y -= 40
        list.view.layoutIfNeeded()
        for (item, place) in before {
          guard let now = list.seen(item) else { continue }
          worst = max(worst, abs(now - place - 40))
        }
      }
    }
    return worst
  }

  @Test("jumping while scrolling up: what is on screen moves as far as the finger")
  func scrollUp() {
    #expect(scrollingUp(true) < 0.01)
    #expect(scrollingUp(false) > 20)
  }

  // MARK: scrollToItem that misses

  private func jump(_ standsStill: Bool) -> CGFloat {
    var result: CGFloat = .nan
    onFreshScreen {
      Runtime.current.listsStandStill = standsStill
      let list = TallItems(Array(0..<500), layout: TallItems.flow())
      list.view.layoutIfNeeded()
      list.view.scrollToItem(at: path(300), at: .bottom, animated: false)
      list.view.layoutIfNeeded()
      let frame = list.view.layoutAttributesForItem(at: path(300))?.frame ?? .null
      result = abs(frame.maxY - 667 - list.view.contentOffset.y)
    }
    return result
  }

  @Test("scrollToItem that misses: the item is where it was asked for")
  func scrollToItem() {
    #expect(jump(true) < 0.01)
    #expect(jump(false) > 20)
  }

  // MARK: Late images

  private func lateImages(_ standsStill: Bool) -> CGFloat {
    var result: CGFloat = .nan
    onFreshScreen {
      let list = middle(standsStill)
      // Ten images come for items above the screen and for one that is cut at its edge.
      let first = list.view.indexPathsForVisibleItems[0].item
      var before = list.picture
      before[list.items[first]] = nil
      for item in first - 9...first { list.heights[list.items[item]] = 260 }
      list.view.reconfigureItems(at: (first - 9...first).map(path))
      result = unrest(list, before)
      // Scrolling up over them is as quiet.
      for _ in 0..<60 {
        let seen = list.picture
        list.view.contentOffset.y -= 40
        list.view.layoutIfNeeded()
        for (item, place) in seen {
          guard let now = list.seen(item) else { continue }
          result = max(result, abs(now - place - 40))
        }
      }
    }
    return result
  }

  @Test("late images: ten that arrive above the screen move nothing on it")
  func images() {
    #expect(lateImages(true) < 0.01)
    #expect(lateImages(false) > 20)
  }

  @Test("reused state: a cell that is used again was told so, and shows its own item")
  func reuse() {
    onFreshScreen {
      let list = TallItems(Array(0..<200), layout: TallItems.flow())
      list.view.layoutIfNeeded()
      for page in 1...8 {
        list.view.contentOffset.y = CGFloat(page) * 600
        list.view.layoutIfNeeded()
        for path in list.view.indexPathsForVisibleItems {
          let cell = list.view.cellForItem(at: path)
          #expect(cell?.tag == path.item)
          #expect(cell?.frame.height == list.height(of: path.item))
          #expect(cell?.isSelected == false)
        }
        list.view.selectItem(
          at: list.view.indexPathsForVisibleItems.first, animated: false, scrollPosition: [])
      }
    }
  }

  // MARK: Columns toggled

  /// The sizes of all shown cells and the distance that the held item moved.
  private func toggle(_ invalidates: Bool) -> (widths: Set<CGFloat>, distance: CGFloat) {
    var result = (widths: Set<CGFloat>(), distance: CGFloat.nan)
    onFreshScreen {
      let sizes = ColumnSizes()
      let list = TallItems(Array(0..<200), layout: UICollectionViewFlowLayout())
      list.view.delegate = sizes
      list.view.layoutIfNeeded()
      list.view.contentOffset.y = 3000
      list.view.layoutIfNeeded()
      let held = list.view.indexPathsForVisibleItems.first { (list.seen($0.item) ?? -1) >= 0 }
      let before = held.flatMap { list.seen($0.item) } ?? .nan
      sizes.columns = 2
      if invalidates { list.view.collectionViewLayout.invalidateLayout() }
      list.view.setNeedsLayout()
      list.view.layoutIfNeeded()
      let after = held.flatMap { list.seen($0.item) } ?? .infinity
      result = (Set(list.view.visibleCells.map(\.frame.width)), abs(after - before))
    }
    return result
  }

  @Test("columns toggled: all cells have the new width, and the first visible item its place")
  func columns() {
    let ours = toggle(true)
    #expect(ours.widths == [182.5])
    #expect(ours.distance < 0.51)
    // Without invalidation nothing changes: the naive way.
    #expect(toggle(false).widths == [375])
  }

  // MARK: Right to left

  private func mirrored(_ layout: UICollectionViewFlowLayout) -> [CGFloat] {
    var result: [CGFloat] = []
    onFreshScreen {
      let script = CollectionScript(counts: [5])
      script.preference = { path, _ in CGSize(width: CGFloat(60 + 20 * path.item), height: 40) }
      layout.estimatedItemSize = CGSize(width: 50, height: 40)
      let view = collection(script, layout: layout)
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      result = view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame.minX }
    }
    return result
  }

  @Test("right to left: lines begin at the right, with the sizes that cells said")
  func rightToLeft() {
    // Widths 60, 80, 100 and 120, 140 in 375: the first line spreads 135 over two gaps; the last
    // keeps the least distance of 10.
    #expect(mirrored(MirroringFlow()) == [315, 167.5, 0, 255, 105])
    #expect(mirrored(UICollectionViewFlowLayout()) == [0, 127.5, 275, 0, 130])
  }
}

/// A flow that says it follows the direction of the interface.
private final class MirroringFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// One or two columns.
private final class ColumnSizes: NSObject, UICollectionViewDelegateFlowLayout {
  var columns = 1

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: columns == 1 ? 375 : 182.5, height: columns == 1 ? 100 : 60)
  }
}
