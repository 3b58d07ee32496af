// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/CollectionView.md §2.1, on an iPhone X: 44 above, 34 below; 44 at the sides and 21
/// below in landscape.
@MainActor
@Suite("Content insets of the scroll view that a controller owns")
struct AutomaticInsetTests {
  /// A controller with some views, each as large as the screen, rearmost first.
  private func controller(_ views: [UIView]) -> UIViewController {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    for view in views {
      view.frame = controller.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
    }
    return controller
  }

  private func scroll(content: CGSize = CGSize(width: 100, height: 100)) -> UIScrollView {
    let view = UIScrollView(frame: .zero)
    view.contentSize = content
    return view
  }

  @Test("six short rows of a collection begin at 44 without any navigation controller")
  func shortCollection() {
    onDevice("iPhone X") { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 20)
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let script = CollectionScript(counts: [6])
      list.dataSource = script
      let window = show(controller([list]))

      #expect(list.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      let first = list.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(first.map { $0.convert($0.bounds, to: window).minY } == 44)
    }
  }

  @Test("the view itself counts, and the view that the controller names")
  func otherPlaces() {
    onDevice("iPhone X") { _ in
      let own = scroll()
      let whole = UIViewController()
      whole.view = own
      _ = show(whole)
      #expect(own.adjustedContentInset.top == 44)

      let named = scroll()
      let naming = controller([UIView(), named])
      naming.setContentScrollView(named)
      _ = show(naming)
      #expect(named.adjustedContentInset.top == 44)
    }
  }

  @Test("one that lies in front of another view follows what scrolls")
  func notOwned() {
    onDevice("iPhone X") { _ in
      let (short, long) = (scroll(), scroll(content: CGSize(width: 100, height: 2000)))
      _ = show(controller([UIView(), short, long]))

      #expect(short.adjustedContentInset == .zero)
      #expect(long.adjustedContentInset.top == 44)
    }
  }

  @Test("a controller that adjusts nothing leaves what scrolls, and no more")
  func switchedOff() {
    onDevice("iPhone X") { _ in
      let short = scroll()
      let quiet = controller([short])
      quiet.automaticallyAdjustsScrollViewInsets = false
      _ = show(quiet)
      #expect(short.adjustedContentInset == .zero)
      short.contentSize.height = 2000
      #expect(short.adjustedContentInset.top == 44)
    }
  }

  @Test("the axes rule has no owner")
  func scrollableAxes() {
    onDevice("iPhone X") { _ in
      let short = scroll()
      short.contentInsetAdjustmentBehavior = .scrollableAxes
      _ = show(controller([short]))
      #expect(short.adjustedContentInset == .zero)
    }
  }

  @Test("sideways only what scrolls sideways is adjusted")
  func sideways() {
    onDevice("iPhone X", .landscape) { _ in
      let (short, wide) = (scroll(), scroll(content: CGSize(width: 2000, height: 100)))
      _ = show(controller([short]))
      #expect(short.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))

      _ = show(controller([wide]))
      #expect(wide.adjustedContentInset == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    }
  }

  @Test("below a navigation bar the bar counts too: 44 + 44")
  func belowBar() {
    onDevice("iPhone X") { _ in
      let short = scroll()
      _ = show(UINavigationController(rootViewController: controller([short])))
      #expect(short.adjustedContentInset.top == 88)
      #expect(short.contentOffset.y == -88)
    }
  }
}
