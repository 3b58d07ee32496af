// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import ListGeometry
import Testing

@testable import UIKit

@MainActor
@Suite("The work of collection views, counted")
struct CollectionWorkTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func asked(_ list: TallItems) -> Int {
    list.view.visibleCells.reduce(0) { $0 + (($1 as? TallCell)?.asked ?? 0) }
  }

  @Test("the first display of 10 000 items builds and measures a screenful")
  func firstDisplay() {
    onFreshScreen {
      let list = TallItems(Array(0..<10_000), layout: TallItems.flow(estimate: 40))
      list.view.layoutIfNeeded()

      // No item is lower than 40 points: at most 17 and one that is cut are on a screen of 667.
      #expect(list.filled <= 18)
      #expect(asked(list) <= 2 * list.filled)
    }
  }

  @Test("a page of scrolling builds and measures a page")
  func page() {
    onFreshScreen {
      let list = TallItems(Array(0..<10_000), layout: TallItems.flow(estimate: 40))
      list.view.layoutIfNeeded()
      let before = list.filled

      for _ in 0..<20 {
        list.view.contentOffset.y += 667 / 20
        list.view.layoutIfNeeded()
      }

      #expect(list.filled - before <= 18)
    }
  }

  @Test("a rotation measures what is visible")
  func rotation() {
    onFreshScreen {
      let list = TallItems(Array(0..<10_000), layout: TallItems.flow(estimate: 40))
      for page in 0..<40 {
        list.view.contentOffset.y = CGFloat(page) * 600
        list.view.layoutIfNeeded()
      }
      let (filled, before) = (list.filled, asked(list))

      (list.view.collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize.width = 667
      list.view.frame.size = CGSize(width: 667, height: 375)
      list.view.layoutIfNeeded()

      #expect(list.filled - filled <= 2)
      #expect(asked(list) - before <= 20)
    }
  }

  @Test(
    "a measurement, an insertion and a jump pass O(log n) nodes",
    arguments: [1000, 100_000, 1_000_000])
  func logarithmic(count: Int) {
    onFreshScreen {
      let list = TallItems(Array(0..<count), layout: TallItems.flow(estimate: 40))
      list.view.layoutIfNeeded()
      let layout = list.view.collectionViewLayout as? UICollectionViewFlowLayout
      // Measured items in a thousand places make the trees as rough as jumping about does.
      for index in 0..<min(1000, count / 2) {
        layout?.flow?.measure(
          CGSize(width: 375, height: CGFloat(40 + index % 50)), item: index * (count / 1000),
          inSection: 0)
      }
      layout?.flow?.settle()
      // Two thousand runs: a random tree of n nodes is 4.32 ln n deep at most, but for a vanishing share.
      func walks(_ number: Int) -> Int { Int(Double(number) * 4.32 * log(2_001.0)) }
      // To replace something takes 14 walks down its tree (RowListWorkTests). A size is replaced among the
      // items and its line among the lines, with eight looks at neighbours.
      let change = 14 + 14 + 8
      // What is shown is looked for by section, line and item, in three places of a round.
      let round = 18 * 3 * 3

      let measuring = TreeWork.count {
        layout?.flow?.measure(CGSize(width: 375, height: 99), item: count / 2, inSection: 0)
        layout?.flow?.settle()
      }
      #expect(measuring > 0)
      #expect(measuring <= walks(change))

      let filled = list.filled
      list.items.insert(-1, at: count / 2)
      // A stand-in line is replaced once more.
      let inserting = TreeWork.count { list.view.insertItems(at: [path(count / 2)]) }
      #expect(inserting <= walks(change + 14 + round))
      #expect(list.filled - filled <= 18)

      // Some twenty items are measured at the place that was jumped to, in two rounds, and a last one.
      let jumping = TreeWork.count {
        list.view.scrollToItem(at: path(count * 3 / 4), at: .top, animated: false)
        list.view.layoutIfNeeded()
      }
      #expect(jumping <= walks(20 * change + 3 * round))
      #expect(list.filled - filled <= 54)
    }
  }

  @Test(
    "a change of a compositional list costs as much as the change, however many rows were measured",
    arguments: [1000, 100_000])
  func compositional(count: Int) {
    onFreshScreen {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let list = TallItems(Array(0..<count), layout: layout)
      list.view.layoutIfNeeded()
      for index in 0..<1000 {
        layout.sections[0].groups.measure(
          CGSize(width: 375, height: CGFloat(44 + index % 50)), item: index * (count / 1000))
      }
      layout.sections[0].groups.settle()
      func walks(_ number: Int) -> Int { Int(Double(number) * 4.32 * log(2_001.0)) }

      list.items.insert(-1, at: count / 2)
      // Sizes, lengths and breadths are three trees; what is shown is looked for in them, in three
      // places of at most two rounds.
      let inserting = TreeWork.count { list.view.insertItems(at: [path(count / 2)]) }
      #expect(inserting > 0)
      #expect(inserting <= walks(3 * 14 + 2 * 18 * 3 * 3))

      list.items.remove(at: count / 3)
      let removing = TreeWork.count { list.view.deleteItems(at: [path(count / 3)]) }
      #expect(removing <= walks(3 * 14 + 2 * 18 * 3 * 3))
    }
  }

  @Test("a flow of items of all sizes packs again only until lines fall together")
  func packing() {
    onFreshScreen {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 90, height: 50)
      let view = collection(CollectionScript(counts: [100_000]), layout: layout)
      view.layoutIfNeeded()
      for item in 0..<2000 {
        layout.flow?.measure(
          CGSize(width: CGFloat(40 + item * 37 % 200), height: 50), item: item, inSection: 0)
      }
      layout.flow?.settle()
      let before = layout.flow?.packedLines ?? 0

      // A wider item pushes its neighbours into other lines, for a while.
      layout.flow?.measure(CGSize(width: 250, height: 50), item: 1000, inSection: 0)
      layout.flow?.settle()

      let packed = (layout.flow?.packedLines ?? 0) - before
      #expect(packed >= 1)
      #expect(packed <= 40)
    }
  }

  @Test("cells that say their constraints changed are measured again, where that is asked for")
  func constraints() {
    onFreshScreen {
      for mode in [
        UICollectionView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints,
      ] {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 375, height: 667),
          collectionViewLayout: TallItems.flow())
        view.selfSizingInvalidation = mode
        let script = CollectionScript(counts: [3])
        view.register(BarCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = script
        view.layoutIfNeeded()
        let cell = view.cellForItem(at: path(0)) as? BarCell
        #expect(cell?.frame.height == 30)

        cell?.height.constant = 80
        view.layoutIfNeeded()

        #expect(cell?.frame.height == (mode == .enabled ? 30 : 80))
        withExtendedLifetime(script) {}
      }
    }
  }
}

/// A bar over the width of the list, as high as its constraint says.
private final class BarCell: UICollectionViewCell {
  let bar = UIView(frame: .zero)
  lazy var height = bar.heightAnchor.constraint(equalToConstant: 30)

  required init(frame: CGRect) {
    super.init(frame: frame)
    bar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bar)
    let bottom = contentView.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      bar.topAnchor.constraint(equalTo: contentView.topAnchor),
      bar.widthAnchor.constraint(equalToConstant: 300), bottom, height,
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
