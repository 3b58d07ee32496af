// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Controllers that share a collection view")
struct LayoutToLayoutTests {
  private func layout(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test("a push changes the layout of the one collection view, a pop changes it back")
  func pushing() {
    onDevice("iPhone 8") { _ in
      let script = CollectionScript(counts: [3])
      let below = UICollectionViewController(collectionViewLayout: layout(100))
      below.collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      below.collectionView.dataSource = script
      let shared = below.collectionView
      let navigation = UINavigationController(rootViewController: below)
      let window = show(navigation)
      settle()
      let cell = shared?.cellForItem(at: [0, 1])
      #expect(cell?.frame.minY == 100)

      let above = UICollectionViewController(collectionViewLayout: layout(40))
      above.useLayoutToLayoutNavigationTransitions = true
      navigation.pushViewController(above, animated: true)
      settle()
      Runtime.current.advance(to: Runtime.current.now + 1)
      settle()
      #expect(above.collectionView === shared)
      #expect(shared?.isDescendant(of: above.view) == true && shared?.window === window)
      #expect(cell?.frame == CGRect(x: 0, y: 40, width: 375, height: 40))
      #expect(shared?.dataSource === script)

      navigation.popViewController(animated: true)
      settle()
      Runtime.current.advance(to: Runtime.current.now + 1)
      settle()
      #expect(shared?.window === window && shared?.superview === below.view)
      #expect(above.viewIfLoaded?.superview == nil)
      #expect(cell?.frame == CGRect(x: 0, y: 100, width: 375, height: 100))
      #expect(script.dequeued == 3)
    }
  }
}
