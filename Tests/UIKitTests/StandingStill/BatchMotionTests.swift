// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Batches of changes on their way")
struct BatchMotionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("what is inserted above the screen moves nothing on it, in any frame")
  func insertAbove() {
    onFreshScreen {
      let list = TallItems(Array(0..<200), layout: TallItems.flow())
      list.view.layoutIfNeeded()
      list.view.contentOffset.y = 3000
      list.view.layoutIfNeeded()
      let before = list.picture
      #expect(before.count > 5)

      list.view.performBatchUpdates {
        list.items.insert(contentsOf: 1000..<1020, at: 0)
        list.view.insertItems(at: (0..<20).map(path))
      }

      everyFrame(for: 0.4) { _ in
        for (item, place) in before { #expect(abs((list.seen(item) ?? .nan) - place) < 0.01) }
      }
    }
  }

  @Test("an item that grows above the screen's middle pushes the others down frame by frame")
  func growing() throws {
    onFreshScreen {
      let list = TallItems(Array(0..<20), layout: TallItems.flow())
      list.heights = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, 100) })
      list.view.layoutIfNeeded()

      list.heights[2] = 160
      list.view.reconfigureItems(at: [path(2)])

      var places: [CGFloat] = []
      everyFrame(for: 0.3) { _ in
        #expect(abs((list.seen(1) ?? .nan) - 100) < 0.01)
        places.append(list.seen(3) ?? .nan)
      }
      #expect(abs(places[0] - 300) < 0.01)
      #expect(abs((places.last ?? .nan) - 360) < 0.01)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 0.001 })
      // Half the time is half the way: ease in and out is symmetrical.
      #expect(abs(places[9] - 330) < 0.5)
    }
  }

  @Test("what is deleted stays on screen while it fades, and is used again afterwards")
  func deleting() throws {
    onFreshScreen {
      let list = TallItems(Array(0..<20), layout: TallItems.flow())
      list.heights = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, 100) })
      list.view.layoutIfNeeded()
      let gone = list.cell(1)

      list.items.remove(at: 1)
      list.view.deleteItems(at: [path(1)])

      #expect(gone?.superview === list.view)
      #expect(list.view.cellForItem(at: path(1))?.tag == 2)
      Runtime.current.advance(to: 0.15)
      let alpha = gone?.layer.presentation()?.opacity ?? 0
      #expect(abs(alpha - 0.5) < 0.05)
      #expect(abs(TallItems.seen(gone ?? UIView()) - 100) < 0.01)
      #expect(abs((list.seen(2) ?? .nan) - 150) < 0.5)
      Runtime.current.advance(to: 0.31)
      #expect(gone?.superview == nil)
      #expect(list.view.subviews.count == list.view.visibleCells.count)
    }
  }

  @Test("layouts say where items come from and where they go")
  func ownAttributes() throws {
    onFreshScreen {
      let layout = SlidingFlow()
      layout.estimatedItemSize = CGSize(width: 375, height: 50)
      layout.minimumLineSpacing = 0
      let list = TallItems([0, 1, 2], layout: layout)
      list.heights = [0: 100, 1: 100, 2: 100, 9: 100]
      list.view.layoutIfNeeded()
      let gone = list.cell(2)

      list.view.performBatchUpdates {
        list.items = [0, 9, 1]
        list.view.insertItems(at: [path(1)])
        list.view.deleteItems(at: [path(2)])
      }

      let new = list.cell(9)?.layer.presentation()
      #expect(new?.position.x == 187.5 - 300)
      #expect(gone?.layer.presentation()?.position.x == 187.5)
      #expect(gone?.layer.position.x == 187.5 + 300)
      #expect(
        layout.calls == ["prepare 2", "initial 1", "final 2", "finalize"])
    }
  }

  @Test("what comes into view from below comes along with its neighbours")
  func following() throws {
    onFreshScreen {
      let list = TallItems(
        Array(0..<20), layout: TallItems.flow(), size: CGSize(width: 375, height: 300))
      list.heights = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, 100) })
      list.view.layoutIfNeeded()

      list.items.remove(at: 0)
      list.view.deleteItems(at: [path(0)])

      everyFrame(for: 0.3) { _ in
        let distance = (list.seen(3) ?? .nan) - (list.seen(2) ?? .nan)
        #expect(abs(distance - 100) < 0.01)
      }
    }
  }

  @Test("batches in a batch are one, and each completion is called once, at the end")
  func nesting() {
    onFreshScreen {
      let list = TallItems(Array(0..<5), layout: TallItems.flow())
      list.view.layoutIfNeeded()
      var done: [String] = []

      list.view.performBatchUpdates(
        {
          list.items = [7, 0, 1, 2, 4]
          list.view.performBatchUpdates(
            { list.view.deleteItems(at: [path(3)]) }, completion: { _ in done.append("inner") })
          #expect(list.view.numberOfItems(inSection: 0) == 5)
          list.view.insertItems(at: [path(0)])
        }, completion: { _ in done.append("outer") })

      #expect(list.view.visibleCells.map(\.tag) == [7, 0, 1, 2, 4])
      Runtime.current.advance(to: 0.29)
      #expect(done.isEmpty)
      Runtime.current.advance(to: 0.31)
      #expect(done == ["inner", "outer"])
    }
  }

  @Test("without animations everything is in place at once")
  func unanimated() {
    onFreshScreen {
      let list = TallItems(Array(0..<5), layout: TallItems.flow())
      list.view.layoutIfNeeded()

      UIView.performWithoutAnimation {
        list.items = [4, 1]
        list.view.performBatchUpdates {
          list.view.deleteItems(at: [path(0), path(2), path(3)])
          list.view.moveItem(at: path(4), to: path(0))
        }
      }

      #expect(list.view.subviews.count == 2)
      #expect(list.seen(4) == 0)
    }
  }

  @Test("a second batch goes on from where the first one is")
  func overlapping() {
    onFreshScreen {
      let list = TallItems(Array(0..<200), layout: TallItems.flow())
      list.view.layoutIfNeeded()
      list.view.contentOffset.y = 3000
      list.view.layoutIfNeeded()
      let before = list.picture
      for round in 0..<3 {
        list.items.insert(1000 + round, at: 0)
        list.view.insertItems(at: [path(0)])
        everyFrame(for: 0.1) { _ in
          for (item, place) in before { #expect(abs((list.seen(item) ?? .nan) - place) < 0.01) }
        }
      }
    }
  }
}

/// New items come from the left, others go to the right.
final class SlidingFlow: UICollectionViewFlowLayout {
  var calls: [String] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.append("prepare \(updateItems.count)")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("initial \(itemIndexPath.item)")
    let result = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    result?.center.x -= 300
    return result
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("final \(itemIndexPath.item)")
    let result = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    result?.center.x += 300
    return result
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("finalize")
  }
}
