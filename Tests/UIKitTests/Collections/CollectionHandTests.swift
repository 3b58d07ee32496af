// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Items moved and dragged by a finger")
struct CollectionHandTests {
  /// Items of 375 × 100 points without gaps, in a window of 375 × 667.
  private func list(_ hand: HandSource) -> (UICollectionView, UIWindow) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = hand
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    Runtime.current.roots = { [window] }
    view.layoutIfNeeded()
    return (view, window)
  }

  /// A finger that rests for a second at the middle of the list's width.
  private func press(_ y: CGFloat, in window: UIWindow) -> TouchSequence {
    let finger = TouchSequence(at: CGPoint(x: 180, y: y), in: window)
    wait(1)
    return finger
  }

  private func move(_ finger: TouchSequence, to y: CGFloat) {
    finger.move(to: CGPoint(x: 180, y: y))
    Runtime.current.turn()
  }

  @Test("a long press lifts an item; the others make room, and the data hear of one move")
  func reordering() {
    onFreshScreen {
      let hand = HandSource()
      let (view, window) = list(hand)
      view.installReorderPress()
      let carried = view.cellForItem(at: [0, 0])

      let finger = press(50, in: window)
      move(finger, to: 150)
      move(finger, to: 320)
      #expect(carried?.center == CGPoint(x: 180, y: 320))
      // The second, third and fourth item went up by one place.
      #expect([0, 1, 2].map { view.cellForItem(at: [0, $0])?.tag } == [1, 2, 3])
      #expect(hand.events.isEmpty)
      finger.end()
      wait(1)

      #expect(hand.events == ["move 0 to 3"])
      #expect(carried?.frame == CGRect(x: 0, y: 300, width: 375, height: 100))
    }
  }

  @Test("a touch that is taken away puts the item back, and nobody hears of it")
  func cancelling() {
    onFreshScreen {
      let hand = HandSource()
      let (view, window) = list(hand)
      view.installReorderPress()
      let finger = press(50, in: window)
      move(finger, to: 320)
      finger.cancel()
      wait(1)

      #expect(hand.events.isEmpty)
      #expect(view.cellForItem(at: [0, 0])?.tag == 0)
      #expect(view.cellForItem(at: [0, 0])?.frame.minY == 0)
    }
  }

  @Test("near an edge the list scrolls, and what is carried stays under the finger")
  func edges() {
    onFreshScreen {
      let hand = HandSource()
      let (view, window) = list(hand)
      view.installReorderPress()
      let carried = view.cellForItem(at: [0, 1])
      let finger = press(150, in: window)
      // 25 of the 50 points of the zone: half of 600 points a second.
      move(finger, to: 642)
      wait(1)

      let offset = view.contentOffset.y
      #expect(abs(offset - 300) <= 5.01, "one step more or less of a sixtieth of a second")
      #expect(carried?.center.y == offset + 642)
      // Out of the zone it stops.
      move(finger, to: 500)
      let stopped = view.contentOffset.y
      wait(1)
      #expect(view.contentOffset.y == stopped)
      finger.end()
      wait(1)
      #expect(hand.events == ["move 1 to \(Int(((stopped + 500) / 100).rounded(.down)))"])
    }
  }

  @Test("scrolling at an edge ends where the content does")
  func ends() {
    onFreshScreen {
      let hand = HandSource()
      let (view, window) = list(hand)
      view.installReorderPress()
      let finger = press(150, in: window)
      move(finger, to: 667)
      wait(20)
      // 60 items of 100 points.
      #expect(abs(view.contentOffset.y - (6000 - 667)) < 0.01)
      move(finger, to: 0)
      wait(20)
      #expect(abs(view.contentOffset.y) < 0.01)
      finger.end()
      wait(1)
      #expect(hand.events == ["move 1 to 0"])
    }
  }

  @Test("an item is dragged out of its place and dropped where the finger leaves")
  func dragging() {
    onFreshScreen {
      let hand = HandSource()
      hand.canMove = false
      let (view, window) = list(hand)
      view.dragDelegate = hand
      view.dropDelegate = hand
      let finger = press(50, in: window)
      #expect(view.hasActiveDrag)
      move(finger, to: 320)
      finger.end()
      wait(1)

      #expect(
        hand.events == [
          "items 0", "drag begins", "may drop", "enters", "over 0", "over 3", "dropped 0 on 3",
          "drop ends", "drag ends",
        ])
      #expect(!view.hasActiveDrag)
    }
  }

  @Test("a drop delegate that cannot handle what is dragged gets nothing")
  func refusing() {
    onFreshScreen {
      let hand = HandSource()
      (hand.canMove, hand.takesDrops) = (false, false)
      let (view, window) = list(hand)
      view.dragDelegate = hand
      view.dropDelegate = hand
      let finger = press(50, in: window)
      move(finger, to: 320)
      finger.end()
      wait(1)

      #expect(hand.events == ["items 0", "drag begins", "may drop", "drag ends"])
    }
  }
}

/// Sixty items, numbered by their cells' tags, and what a finger does to them.
private final class HandSource: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var items = Array(0..<60)
  var canMove = true
  var takesDrops = true
  var events: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    events.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  // MARK: Dragging

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    events.append("items \(indexPath.item)")
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { events.append("drag begins") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { events.append("drag ends") }

  // MARK: Dropping

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { events.append("enters") }

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    events.append("may drop")
    return takesDrops
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    events.append("over \(destinationIndexPath?.item ?? -1)")
    return UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let source = coordinator.items.first?.sourceIndexPath?.item ?? -1
    events.append("dropped \(source) on \(coordinator.destinationIndexPath?.item ?? -1)")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { events.append("drop ends") }
}
