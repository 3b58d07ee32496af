// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Changes of collection views")
struct CollectionUpdateTests {
  @Test("cells that stay keep their views when others come and go")
  func batch() {
    onFreshScreen {
      let script = CollectionScript(counts: [4])
      let view = collection(script)
      view.layoutIfNeeded()
      let third = view.cellForItem(at: IndexPath(item: 2, section: 0))
      var isFinished = false

      view.performBatchUpdates(
        {
          script.counts = [4]
          view.insertItems(at: [IndexPath(item: 0, section: 0)])
          view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }, completion: { isFinished = $0 })

      #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === third)
      #expect(view.numberOfItems(inSection: 0) == 4)
      #expect(!isFinished)
      Runtime.current.advance(to: 1)
      #expect(isFinished)
    }
  }

  @Test("a change makes cells without a window in a list that was never laid out")
  func offScreen() {
    onFreshScreen {
      let script = CollectionScript(counts: [0])
      let (alone, held) = (collection(script), collection(script))
      let (bare, waiting) = (collection(script, size: .zero), collection(script, size: .zero))
      let (root, other) = (UIView(frame: held.bounds), UIView(frame: held.bounds))
      root.addSubview(held)
      // Another hierarchy: the batch of one lays out all of its own.
      other.addSubview(waiting)
      let path = IndexPath(item: 0, section: 0)

      for view in [alone, held, bare, waiting] {
        script.counts = [0]
        // The view knows the items before.
        _ = view.numberOfItems(inSection: 0)
        script.counts = [1]
        view.insertItems(at: [path])
      }

      #expect(held.cellForItem(at: path) != nil && alone.cellForItem(at: path) != nil)
      // Without a size the item at the origin; inside another view its layout comes first.
      #expect(bare.cellForItem(at: path) != nil && waiting.cellForItem(at: path) == nil)
    }
  }

  @Test("a drop's placeholder becomes an item once, and answers no more when it is gone")
  func placeholders() {
    let item = UIDragItem(itemProvider: NSItemProvider())
    let place = UICollectionViewDropPlaceholder(
      insertionIndexPath: IndexPath(item: 2, section: 0), reuseIdentifier: "cell")
    let drop = LocalDropPlaceholder(dragItem: item, path: place.insertionIndexPath)
    var paths: [IndexPath] = []
    #expect(drop.commitInsertion { paths.append($0) })
    #expect(!drop.commitInsertion { paths.append($0) } && !drop.deletePlaceholder())
    #expect(paths == [IndexPath(item: 2, section: 0)])
  }

  @Test("preferred sizes go along with their items")
  func sizesMove() {
    onFreshScreen {
      let script = CollectionScript(counts: [2])
      script.preference = { path, _ in CGSize(width: 300, height: path.item == 0 ? 30 : 70) }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 10)
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()

      script.counts = [1]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.layoutIfNeeded()

      #expect(view.contentSize.height == 70)
    }
  }

  @Test("a batch that does not add up stops with UIKit's text")
  func mismatch() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let script = CollectionScript(counts: [4])
        let view = collection(script)
        view.layoutIfNeeded()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test("an identifier that nobody registered stops the process")
  func unregistered() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = collection(CollectionScript(counts: [1]))
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      }
    }
  }

  @Test("cells that leave the screen are used again")
  func reuse() {
    onFreshScreen {
      let script = CollectionScript(counts: [1000])
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 90)
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()
      let first = Set(view.visibleCells.map(ObjectIdentifier.init))

      view.contentOffset.y = 10_000
      view.layoutIfNeeded()
      view.contentOffset.y = 20_000
      view.layoutIfNeeded()

      let later = Set(view.visibleCells.map(ObjectIdentifier.init))
      #expect(!later.isDisjoint(with: first))
      #expect(view.subviews.count == view.visibleCells.count)
    }
  }

  @Test("tapping tells the delegate in UIKit's order")
  func tapping() {
    onFreshScreen {
      let script = CollectionScript(counts: [3])
      let view = collection(script)
      view.layoutIfNeeded()
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      #expect(script.events.isEmpty)

      view.touchDown(onItemAt: IndexPath(item: 1, section: 0))
      view.touchUp()

      #expect(
        script.events == [
          "shouldHighlight 1", "didHighlight 1", "didDeselect 0", "didSelect 1", "didUnhighlight 1",
        ])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    }
  }

  @Test("scrolling to an item puts it where asked, within the content")
  func scrolling() {
    onFreshScreen {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 100)
      layout.minimumLineSpacing = 0
      let view = collection(CollectionScript(counts: [50]), layout: layout)
      view.layoutIfNeeded()

      view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
      #expect(view.contentOffset.y == 2000)
      view.scrollToItem(
        at: IndexPath(item: 20, section: 0), at: .centeredVertically, animated: false)
      #expect(view.contentOffset.y == 1716.5)
      view.scrollToItem(at: IndexPath(item: 49, section: 0), at: .top, animated: false)
      #expect(view.contentOffset.y == 4333)
      view.scrollToItem(at: IndexPath(item: 44, section: 0), at: [], animated: false)
      #expect(view.contentOffset.y == 4333)
    }
  }

  @Test("a custom layout is prepared, asked, and followed")
  func customLayout() {
    onFreshScreen {
      let layout = DiagonalLayout()
      let view = collection(CollectionScript(counts: [100]), layout: layout)

      view.layoutIfNeeded()

      #expect(layout.calls.prefix(2) == ["prepare", "size"])
      #expect(view.origins.prefix(3) == ["0 0", "10 10", "20 20"])
      #expect(view.contentSize == CGSize(width: 1090, height: 1090))
      #expect(view.visibleCells.count == 38)
    }
  }
}

/// Items of 100×100 on a diagonal.
final class DiagonalLayout: UICollectionViewLayout {
  var calls: [String] = []

  override func prepare() { calls.append("prepare") }

  override var collectionViewContentSize: CGSize {
    calls.append("size")
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: count * 10 + 90, height: count * 10 + 90)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.frame = CGRect(x: indexPath.item * 10, y: indexPath.item * 10, width: 100, height: 100)
    return result
  }
}
