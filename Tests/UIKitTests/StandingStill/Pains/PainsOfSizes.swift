// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Pains of collection views that measure their cells; each check fails on the naive way beside it
/// (Documentation/StandingStill.md §6).
@MainActor
@Suite("Pains of collection views: sizes")
struct PainsOfSizes {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: A size that never settles

  private func swinging(standsStill: Bool) -> (asked: Int, size: CGSize?, text: String) {
    var result = (asked: 0, size: CGSize?.none, text: "")
    onFreshScreen {
      Runtime.current.listsStandStill = standsStill
      let script = CollectionScript(counts: [1])
      script.preference = { _, given in
        CGSize(width: 100, height: given.size.height == 40 ? 60 : 40)
      }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: 20)
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: path(0)) as? PreferringCell
      result = (
        cell?.asked ?? 0, cell?.frame.size, Runtime.current.issues.map(\.consoleText).joined()
      )
    }
    return result
  }

  @Test("a size that never settles is ended, kept at the larger, and explained")
  func neverSettles() {
    let ours = swinging(standsStill: true)
    #expect(ours.asked <= 6)
    #expect(ours.size == CGSize(width: 100, height: 60))
    #expect(ours.text.contains("cell at (0 - 0) does not settle"))
    #expect(ours.text.contains("100×40") && ours.text.contains("100×60"))
    #expect(
      ours.text.contains(
        "its answer depends on the size it is given: 100×40 when given 100×60, 100×60 when given "
          + "100×40"))

    let naive = swinging(standsStill: false)
    #expect(naive.asked > 90)
    #expect(naive.text.contains("is stuck in its update/layout loop."))
  }

  // MARK: Wrong width after rotation

  /// The widths of the shown cells after a rotation, for cells as wide as their list.
  private func widths(after layout: UICollectionViewFlowLayout) -> Set<CGFloat> {
    var result: Set<CGFloat> = []
    onFreshScreen {
      let script = CollectionScript(counts: [30])
      layout.estimatedItemSize = CGSize(width: 300, height: 40)
      var width: CGFloat = 375
      script.preference = { _, _ in CGSize(width: width, height: 50) }
      let view = collection(script, layout: layout)
      view.layoutIfNeeded()
      width = 667
      view.frame.size = CGSize(width: 667, height: 375)
      view.layoutIfNeeded()
      result = Set(view.visibleCells.map(\.frame.width))
    }
    return result
  }

  @Test("wrong width after rotation: every cell is measured at the new one")
  func rotation() {
    #expect(widths(after: UICollectionViewFlowLayout()) == [667])
    // The naive layout does not look at new bounds.
    #expect(widths(after: DeafFlow()) == [375])
  }

  // MARK: Wrong first layout until scrolled

  private func firstFrames(_ layout: UICollectionViewFlowLayout) -> [CGFloat] {
    var result: [CGFloat] = []
    onFreshScreen {
      layout.estimatedItemSize = CGSize(width: 375, height: 50)
      layout.minimumLineSpacing = 0
      let list = TallItems(Array(0..<40), layout: layout)
      list.view.layoutIfNeeded()
      result = list.view.visibleCells.map(\.frame.height)
    }
    return result
  }

  @Test("wrong first layout until scrolled: the first pass shows what cells say")
  func firstLayout() {
    // 40 + 37i mod 90.
    let expected: [CGFloat] = [40, 77, 114, 61, 98, 45, 82, 119, 66]
    #expect(Array(firstFrames(UICollectionViewFlowLayout()).prefix(9)) == expected)
    #expect(Array(firstFrames(IndifferentFlow()).prefix(9)) == Array(repeating: 50, count: 9))
  }

  // MARK: Prototypes stuck at 50×50

  private func boxes(_ layout: UICollectionViewFlowLayout) -> (CGSize?, issues: Int) {
    var result: (CGSize?, issues: Int) = (nil, 0)
    onFreshScreen {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
      let source = CollectionScript(counts: [3])
      view.registerPrototype(forCellWithReuseIdentifier: "cell") { BoxCell(frame: .zero) }
      view.dataSource = source
      view.layoutIfNeeded()
      result = (view.visibleCells.first?.frame.size, Runtime.current.issues.count)
      withExtendedLifetime(source) {}
    }
    return result
  }

  @Test("prototypes stuck at 50×50 take the size of their constraints, without a conflict")
  func prototypes() {
    let ours = boxes(UICollectionViewFlowLayout())
    #expect(ours.0 == CGSize(width: 120, height: 84))
    #expect(ours.issues == 0)
    #expect(boxes(IndifferentFlow()).0 == CGSize(width: 50, height: 50))
  }

  // MARK: Rows of equal height

  /// The heights of two cards side by side that need 40 and 90 points.
  private func cards(_ height: NSCollectionLayoutDimension) -> [CGFloat] {
    var result: [CGFloat] = []
    onFreshScreen {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitems: [item])
      let list = TallItems(
        [0, 1, 2, 3],
        layout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      list.heights = [0: 40, 1: 90, 2: 70, 3: 30]
      list.view.layoutIfNeeded()
      result = list.view.visibleCells.map(\.frame.height)
      if !Runtime.current.issues.isEmpty { result = [] }
    }
    return result
  }

  @Test("rows of equal height: siblings are as tall as their tallest")
  func equalRows() {
    #expect(cards(.uniformAcrossSiblings(estimate: 50)) == [90, 90, 70, 70])
    #expect(cards(.estimated(50)) == [40, 90, 70, 30])
  }

  @Test("a shelf as tall as its tallest: an orthogonal section grows with its cards")
  func shelf() {
    onFreshScreen {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .estimated(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      let list = TallItems(
        Array(0..<3), layout: UICollectionViewCompositionalLayout(section: section))
      list.heights = [0: 40, 1: 90, 2: 70]
      list.view.layoutIfNeeded()

      #expect(list.view.contentSize.height == 90)

      // The naive shelf has the height of its estimate.
      let naive = TallItems(Array(0..<3), layout: IndifferentFlow())
      (naive.view.collectionViewLayout as? IndifferentFlow)?.scrollDirection = .horizontal
      naive.view.layoutIfNeeded()
      #expect(naive.view.visibleCells.map(\.frame.height).max() == 50)
    }
  }
}

/// A flow that does not hear of new bounds.
private final class DeafFlow: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// A flow that does not listen to its cells.
private final class IndifferentFlow: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }
}

/// A box of 100×64 with 10 points around it, all required.
private final class BoxCell: UICollectionViewCell {
  required init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 64),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
    ])
    reuseIdentifier = "cell"
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
