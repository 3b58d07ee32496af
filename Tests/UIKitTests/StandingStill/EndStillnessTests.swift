// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Lists at their end, with something below the last item that is out of sight
/// (Documentation/StandingStill.md §1.3).
@MainActor
@Suite("The last item stays at the bottom")
struct EndStillnessTests {
  /// A hundred items; the last one's end is at the bottom, and eight points of inset are below it.
  private func chat() -> TallItems {
    let layout = TallItems.flow()
    layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    let list = TallItems(Array(0..<100), layout: layout)
    list.view.layoutIfNeeded()
    list.view.scrollToItem(at: [0, 99], at: .bottom, animated: false)
    list.view.layoutIfNeeded()
    return list
  }

  /// Points from the last item's end to the bottom of the view.
  private func gap(_ list: TallItems) -> CGFloat? {
    list.cell(99).map { list.view.bounds.maxY - $0.frame.maxY }
  }

  @Test("in a view that becomes lower, and in one that is turned")
  func resizing() {
    onFreshScreen {
      let list = chat()
      #expect(gap(list) == 0)

      list.view.frame.size.height = 600
      list.view.layoutIfNeeded()
      #expect(gap(list) == 0)

      (list.view.collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize.width = 667
      list.view.frame.size = CGSize(width: 667, height: 375)
      list.view.layoutIfNeeded()
      #expect(gap(list) == 0)
    }
  }

  @Test("when items above grow and come, and when it grows itself")
  func changes() {
    onFreshScreen {
      let list = chat()
      list.heights[97] = 300
      list.view.reconfigureItems(at: [[0, 97]])
      list.view.layoutIfNeeded()
      #expect(gap(list) == 0)

      list.items.insert(500, at: 0)
      list.view.insertItems(at: [[0, 0]])
      list.view.layoutIfNeeded()
      #expect(gap(list) == 0)

      list.heights[99] = 250
      list.view.reconfigureItems(at: [[0, 100]])
      list.view.layoutIfNeeded()
      #expect(gap(list) == 0)
    }
  }

  @Test("a table above a footer that is not seen")
  func table() {
    onFreshScreen {
      let list = TallRows(Array(0..<100))
      list.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 40))
      _ = list.show()
      list.table.scrollToRow(at: .row(99), at: .bottom, animated: false)
      list.table.layoutIfNeeded()
      @MainActor func gap() -> CGFloat {
        list.table.bounds.maxY - list.table.rectForRow(at: .row(99)).maxY
      }
      #expect(gap() == 0)

      list.table.frame.size.height = 500
      list.table.layoutIfNeeded()
      #expect(gap() == 0)
      list.table.frame.size = CGSize(width: 667, height: 375)
      list.table.layoutIfNeeded()
      #expect(gap() == 0)
    }
  }
}
