// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Cells that an app hides, as the days before a month's first one in a calendar
/// (Documentation/CollectionView.md §4).
@Suite("Cells that an app hides")
@MainActor
struct HiddenCellTests {
  private final class Days: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
      _ list: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = list.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
      cell.isHidden = indexPath.item < 2
      return cell
    }
  }

  private final class Hiding: UICollectionViewFlowLayout {
    var hides = false

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { one in
        guard let one = one.copy() as? UICollectionViewLayoutAttributes else { return one }
        one.isHidden = hides && one.indexPath.item == 3
        return one
      }
    }
  }

  @Test("they stay hidden, and what the layout hides and shows again is hidden and shown")
  func hidden() {
    onFreshScreen {
      let layout = Hiding()
      layout.itemSize = CGSize(width: 40, height: 40)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
      let days = Days()
      list.dataSource = days
      @MainActor func shown() -> [Bool?] {
        list.layoutIfNeeded()
        return (0..<4).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.isHidden }
      }

      #expect(shown() == [true, true, false, false])
      layout.itemSize.height = 50
      #expect(shown() == [true, true, false, false])
      layout.hides = true
      layout.invalidateLayout()
      #expect(shown()[0..<3] == [true, true, false])
      #expect(shown()[3] != false)
      layout.hides = false
      layout.invalidateLayout()
      #expect(shown() == [true, true, false, false])
    }
  }
}
