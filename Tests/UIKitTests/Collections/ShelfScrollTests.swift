// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Scrolling to items of orthogonal sections, on 375 × 667 points; expected frames are hand
/// calculations after Documentation/CompositionalLayout.md §6.
@MainActor
@Suite("Scrolling to items of shelves")
struct ShelfScrollTests {
  /// Two shelves of twenty cards, 200 points wide and ten apart.
  private func shelves() -> UICollectionView {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(200), heightDimension: .absolute(500)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let view = collection(
      CollectionScript(counts: [20, 20]),
      layout: UICollectionViewCompositionalLayout(section: section))
    view.layoutIfNeeded()
    return view
  }

  private func place(_ item: IndexPath, in view: UICollectionView) -> CGPoint? {
    view.layoutIfNeeded()
    return view.cellForItem(at: item).map { $0.convert($0.bounds, to: view).origin }
  }

  @Test("a position across the list moves the shelf, and one along it the list")
  func positions() {
    onFreshScreen {
      let view = shelves()
      // Card 3 begins at 630; its middle, 730, comes to 187.5.
      view.scrollToItem(at: [0, 3], at: .centeredHorizontally, animated: false)
      #expect(place([0, 3], in: view) == CGPoint(x: 87.5, y: 0))
      #expect(view.contentOffset == .zero)
      // The second shelf begins at 500 of 1000 points, so that the list scrolls to its end.
      view.scrollToItem(at: [1, 3], at: [.top, .left], animated: false)
      #expect(place([1, 3], in: view) == CGPoint(x: 0, y: 500))
      #expect(view.contentOffset == CGPoint(x: 0, y: 333))
    }
  }

  @Test("without a position an item comes into sight by the shortest way")
  func shortestWay() {
    onFreshScreen {
      let view = shelves()
      // Card 3 ends at 830, which comes to the right edge.
      view.scrollToItem(at: [0, 3], at: [], animated: false)
      #expect(place([0, 3], in: view) == CGPoint(x: 175, y: 0))
    }
  }
}
