// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Orthogonal sections from right to left, on 375 × 667 points at 2 pixels; expected frames are hand
/// calculations after Documentation/CompositionalLayout.md §6.
@MainActor
@Suite("Shelves from right to left")
struct ShelfDirectionTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test("a shelf of centred pages keeps its page when the direction changes, and pages on from it")
  func shelfTurns() throws {
    try onFreshScreenThrowing {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(200), .absolute(120)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.interGroupSpacing = 10
      let view = collection(
        CollectionScript(counts: [20]),
        layout: UICollectionViewCompositionalLayout(section: section))
      view.layoutIfNeeded()
      let scroller = try #require(view.subviews.compactMap { $0 as? OrthogonalScroller }.first)
      /// Where a cell is seen, points from the left of the list.
      @MainActor func left(_ item: Int) -> CGFloat? {
        view.cellForItem(at: [0, item]).map { $0.convert($0.bounds, to: view).minX }
      }
      // Page 3 starts at 630, and 87.5 points before it are seen.
      scroller.contentOffset.x = 542.5
      view.layoutIfNeeded()
      #expect([left(2), left(3), left(4)] == [CGFloat(-122.5), 87.5, 297.5])

      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      #expect([left(2), left(3), left(4)] == [CGFloat(297.5), 87.5, -122.5])
      // A quick finger to the right shows the page after it, which was at the left.
      let drag = scroller.contentOffset
      scroller.motion.dragStart = drag
      let target = scroller.adjustedTarget(drag, velocity: CGPoint(x: -1, y: 0))
      #expect(target.x == drag.x - 210)
      scroller.contentOffset = target
      view.layoutIfNeeded()
      #expect([left(3), left(4)] == [CGFloat(297.5), 87.5])

      view.semanticContentAttribute = .forceLeftToRight
      view.layoutIfNeeded()
      #expect([left(3), left(4), left(5)] == [CGFloat(-122.5), 87.5, 297.5])
    }
  }

  @Test("from right to left a shelf starts at the right and shows what a finger uncovers")
  func shelfFromTheRight() throws {
    try onFreshScreenThrowing {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(200), .absolute(120)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
      let view = collection(
        CollectionScript(counts: [20]),
        layout: UICollectionViewCompositionalLayout(section: section))
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      let scroller = try #require(view.subviews.compactMap { $0 as? OrthogonalScroller }.first)
      @MainActor func left(_ item: Int) -> CGFloat? {
        view.cellForItem(at: [0, item]).map { $0.convert($0.bounds, to: view).minX }
      }
      // 16 + 20 · 200 + 19 · 10 wide; the first card ends 16 before the right edge.
      #expect(scroller.contentSize.width == CGFloat(4206))
      #expect(scroller.contentOffset.x == CGFloat(4206 - 375))
      #expect([left(0), left(1), left(2)] == [CGFloat(159), -51, nil])
      scroller.contentOffset.x -= 210
      view.layoutIfNeeded()
      #expect([left(0), left(1), left(2)] == [CGFloat(369), 159, -51])
    }
  }

  @Test("in a list that scrolls sideways shelves from right to left begin at the right")
  func columns() {
    onFreshScreen {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(200), .absolute(120)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let view = collection(
        CollectionScript(counts: [20, 20]),
        layout: UICollectionViewCompositionalLayout(
          section: section, configuration: configuration))
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      view.contentOffset = .zero
      view.layoutIfNeeded()
      // Two columns of 200 points, the first at the right.
      let places = [IndexPath(item: 0, section: 0), [0, 1], [1, 0]].map { path in
        view.cellForItem(at: path).map { $0.convert($0.bounds, to: view).origin }
      }
      #expect(places == [CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 120), CGPoint(x: 0, y: 0)])
    }
  }
}
