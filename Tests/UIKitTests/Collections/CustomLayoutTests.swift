// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// What a layout of an app's own is asked, how often and in which order
/// (Documentation/CollectionView.md §3).
@MainActor
@Suite("Custom layouts")
struct CustomLayoutTests {
  private func shown(_ layout: LadderLayout, items: Int = 100) -> UICollectionView {
    let view = collection(CollectionScript(counts: [items]), layout: layout)
    view.layoutIfNeeded()
    layout.calls.removeAll()
    return view
  }

  private final class Sure: UICollectionViewLayout {
    override var collectionView: UICollectionView { super.collectionView! }
  }

  @Test("a layout may say that it always has a collection view")
  func sureLayout() {
    let layout = Sure()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view)
  }

  @Test("the first layout prepares once, then asks for the size, then for the elements")
  func first() {
    onFreshScreen {
      let layout = LadderLayout()
      let view = collection(CollectionScript(counts: [100]), layout: layout)

      view.layoutIfNeeded()

      #expect(layout.calls.first == "prepare")
      #expect(layout.count("prepare") == 1)
      let size = layout.calls.firstIndex(of: "size")
      let elements = layout.calls.firstIndex(of: "elements")
      #expect(size != nil && elements != nil && (size ?? 0) < (elements ?? 0))
      #expect(layout.count("bounds") == 0)
      // Rungs of 50 points: 14 are in 667.
      #expect(view.visibleCells.count == 14)
      #expect(layout.asked.allSatisfy { $0.minY <= 0 && $0.maxY >= 667 })
    }
  }

  @Test("a pass without news prepares nothing; one after an invalidation prepares once")
  func invalidating() {
    onFreshScreen {
      let layout = LadderLayout()
      let view = shown(layout)

      view.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(layout.count("prepare") == 0)

      layout.invalidateLayout()
      layout.invalidateLayout()
      #expect(layout.count("prepare") == 0, "not before the pass")
      view.layoutIfNeeded()
      #expect(layout.count("prepare") == 1)
    }
  }

  @Test("every scroll asks whether to invalidate; no means no preparation, yes one a step")
  func scrolling() {
    onFreshScreen {
      let layout = LadderLayout()
      let view = shown(layout)
      for y in [100, 200, 300] {
        view.contentOffset.y = CGFloat(y)
        view.layoutIfNeeded()
      }
      #expect(layout.count("bounds") == 3)
      #expect(layout.count("prepare") == 0)
      #expect(layout.newBounds.map(\.minY) == [100, 200, 300])

      layout.calls.removeAll()
      layout.followsScrolling = true
      for y in [400, 500] {
        view.contentOffset.y = CGFloat(y)
        view.layoutIfNeeded()
      }
      #expect(layout.count("prepare") == 2)
      // What was asked covers what is visible.
      #expect(layout.asked.last.map { $0.minY <= 500 && $0.maxY >= 1_167 } == true)
    }
  }

  @Test("a new size asks with the new bounds before anything is laid out")
  func resizing() {
    onFreshScreen {
      let layout = LadderLayout()
      let view = shown(layout)

      view.frame.size = CGSize(width: 667, height: 375)
      view.layoutIfNeeded()

      #expect(layout.calls.first == "bounds")
      #expect(layout.newBounds == [CGRect(x: 0, y: 0, width: 667, height: 375)])
    }
  }

  @Test("an animated change of bounds is announced with the old ones, and ended")
  func animatedBounds() {
    onFreshScreen {
      let layout = LadderLayout()
      let view = shown(layout)

      UIView.animate(withDuration: 0.3) {
        view.frame.size = CGSize(width: 667, height: 375)
        view.layoutIfNeeded()
      }

      #expect(layout.oldBounds == [CGRect(x: 0, y: 0, width: 375, height: 667)])
      #expect(layout.count("finalizeBounds") == 1)
      let order = layout.calls.filter {
        ["bounds", "prepareBounds", "finalizeBounds"].contains($0)
      }
      #expect(order == ["bounds", "prepareBounds", "finalizeBounds"])

      layout.calls.removeAll()
      view.frame.size = CGSize(width: 375, height: 667)
      view.layoutIfNeeded()
      #expect(layout.count("prepareBounds") == 0)
    }
  }

  @Test("changes are announced between the counts and the elements, each item with its transition")
  func updates() {
    onFreshScreen {
      let layout = LadderLayout()
      let script = CollectionScript(counts: [3])
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()
      layout.calls.removeAll()

      script.counts = [3]
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.insertItems(at: [IndexPath(item: 2, section: 0)])
      }
      view.layoutIfNeeded()

      let calls = layout.calls.filter { $0 != "size" && $0 != "elements" }
      #expect(calls == ["prepare", "updates", "finalize"])
      #expect(layout.appeared.contains(IndexPath(item: 2, section: 0)))
      #expect(layout.disappeared.contains(IndexPath(item: 0, section: 0)))
      #expect(layout.updates == ["delete 0", "insert 2"])
    }
  }

  @Test("attributes are of the layout's class, applied when they differ, and may hide")
  func attributes() {
    onFreshScreen {
      let layout = LadderLayout()
      let view = collection(CollectionScript(counts: [5]), layout: layout)
      view.register(TintedCell.self, forCellWithReuseIdentifier: "cell")
      layout.hidden = 1
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TintedCell
      #expect(cell?.tints == [7])
      #expect(view.subviews.filter { $0 is TintedCell && !$0.isHidden }.count == 4)

      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(cell?.tints == [7], "equal attributes are not applied again")

      layout.tint = 8
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(cell?.tints == [7, 8])
    }
  }

  @Test("a greater zIndex lies in front, whatever the order of items")
  func order() {
    onFreshScreen {
      let layout = LadderLayout()
      layout.isReversed = true
      let view = shown(layout, items: 4)
      let cells = (0..<4).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
      let places = cells.compactMap { view.subviews.firstIndex(of: $0) }
      #expect(places == places.sorted(by: >))
    }
  }

  @Test("the layout decides where a released finger's content comes to rest")
  func snapping() {
    onDevice("iPhone 8") { _ in
      let layout = LadderLayout()
      let controller = UIViewController()
      let window = show(controller)
      let script = CollectionScript(counts: [100])
      let view = collection(script, layout: layout)
      controller.view.addSubview(view)
      settle()
      layout.snap = 700

      TouchDriver.drag(
        from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), in: window, duration: 0.3)
      Runtime.current.advance(to: Runtime.current.now + 10)

      #expect(view.contentOffset.y == 700)
      #expect(layout.velocities.count == 1)
      #expect((layout.velocities.first?.y ?? 0) > 0)
    }
  }
}

/// A number beside the geometry.
final class TintAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? TintAttributes)?.tint == tint
  }
}

final class TintedCell: UICollectionViewCell {
  var tints: [Int] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tints.append((layoutAttributes as? TintAttributes)?.tint ?? -1)
  }
}

/// Rungs of 50 points, each as wide as the view; writes down what it is asked.
final class LadderLayout: UICollectionViewLayout {
  var calls: [String] = []
  var asked: [CGRect] = []
  var newBounds: [CGRect] = []
  var oldBounds: [CGRect] = []
  var updates: [String] = []
  var appeared: [IndexPath] = []
  var disappeared: [IndexPath] = []
  var velocities: [CGPoint] = []
  var followsScrolling = false
  var hidden: Int?
  var tint = 7
  var isReversed = false
  var snap: CGFloat?

  func count(_ call: String) -> Int { calls.filter { $0 == call }.count }

  override class var layoutAttributesClass: AnyClass { TintAttributes.self }

  override func prepare() { calls.append("prepare") }

  private var items: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    calls.append("size")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(items) * 50)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements")
    asked.append(rect)
    return (0..<items).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let result = TintAttributes(forCellWith: indexPath)
    result.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * 50, width: collectionView?.bounds.width ?? 0, height: 50)
    result.isHidden = indexPath.item == hidden
    result.zIndex = isReversed ? -indexPath.item : 0
    result.tint = tint
    return result
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("bounds")
    self.newBounds.append(newBounds)
    return followsScrolling
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    calls.append("prepareBounds")
    self.oldBounds.append(oldBounds)
  }

  override func finalizeAnimatedBoundsChange() { calls.append("finalizeBounds") }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.append("updates")
    updates = updateItems.map {
      switch $0.updateAction {
      case .insert: "insert \($0.indexPathAfterUpdate?.item ?? -1)"
      case .delete: "delete \($0.indexPathBeforeUpdate?.item ?? -1)"
      default: "other"
      }
    }.sorted()
  }

  override func finalizeCollectionViewUpdates() { calls.append("finalize") }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appeared.append(itemIndexPath)
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappeared.append(itemIndexPath)
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    velocities.append(velocity)
    return snap.map { CGPoint(x: proposedContentOffset.x, y: $0) } ?? proposedContentOffset
  }
}
