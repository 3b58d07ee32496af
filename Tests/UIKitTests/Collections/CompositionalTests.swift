// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Compositional layouts on 375 × 667 points at 2 pixels; expected frames are hand calculations after
/// Documentation/CompositionalLayout.md.
@MainActor
@Suite("Compositional layouts")
struct CompositionalTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Full-width rows.
  private func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  @Test("a third of the width three times fills a row, insets shrink what was placed")
  func thirds() {
    onFreshScreen {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let view = collection(CollectionScript(counts: [7]), layout: layout)

      let frames = frames(view)

      #expect(frames.count == 7)
      #expect(frames.first == CGRect(x: 5, y: 5, width: 115, height: 90))
      #expect(frames[4] == CGRect(x: 130, y: 105, width: 115, height: 90))
      #expect(frames.last == CGRect(x: 5, y: 205, width: 115, height: 90))
      #expect(view.contentSize == CGSize(width: 375, height: 300))
    }
  }

  @Test("a count shares the width that spacing and section insets leave")
  func counted() {
    onFreshScreen {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: item, count: 2)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 9, trailing: 16)
      let view = collection(
        CollectionScript(counts: [3, 1]),
        layout: UICollectionViewCompositionalLayout(section: section))

      // (375 − 32 − 10) / 2 = 166.5; a section is 8 + 80 + 12 + 80 + 9 = 189 high.
      #expect(
        frames(view) == [
          CGRect(x: 16, y: 8, width: 166.5, height: 80),
          CGRect(x: 192.5, y: 8, width: 166.5, height: 80),
          CGRect(x: 16, y: 100, width: 166.5, height: 80),
          CGRect(x: 16, y: 197, width: 166.5, height: 80),
        ])
      #expect(view.contentSize.height == CGFloat(286))
    }
  }

  @Test("a nested group stands beside a large item")
  func nested() {
    onFreshScreen {
      let large = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)), subitems: [large, column])
      let view = collection(
        CollectionScript(counts: [4]),
        layout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))

      // 0.4 × 375 = 150 high; 225 and 150 wide.
      #expect(
        frames(view) == [
          CGRect(x: 0, y: 0, width: 225, height: 150),
          CGRect(x: 225, y: 0, width: 150, height: 75),
          CGRect(x: 225, y: 75, width: 150, height: 75),
          CGRect(x: 0, y: 150, width: 225, height: 150),
        ])
    }
  }

  @Test("cells of estimated height are measured, and rows below follow")
  func estimated() {
    onFreshScreen {
      let script = CollectionScript(counts: [4])
      script.preference = { path, attributes in
        CGSize(width: attributes.size.width, height: path.item == 1 ? 90 : 60)
      }
      let view = collection(
        script, layout: UICollectionViewCompositionalLayout(section: rows(.estimated(44))))

      #expect(frames(view).map(\.minY) == [0, 60, 150, 210])
      #expect(frames(view).map(\.width) == [375, 375, 375, 375])
      #expect(view.contentSize.height == 270)
    }
  }

  @Test("a group made for one item keeps one, however small it turns out to be")
  func small() {
    onFreshScreen {
      let script = CollectionScript(counts: [4])
      script.preference = { _, attributes in CGSize(width: attributes.size.width, height: 20) }
      let section = rows(.estimated(60))
      section.interGroupSpacing = 6
      let view = collection(
        script, layout: UICollectionViewCompositionalLayout(section: section))

      #expect(frames(view).map(\.minY) == [0, 26, 52, 78])
      #expect(view.contentSize.height == 98)
    }
  }

  @Test("items as wide as they measure fill lines")
  func tags() {
    onFreshScreen {
      let script = CollectionScript(counts: [5])
      let widths: [CGFloat] = [120, 150, 140, 200, 60]
      script.preference = { path, attributes in
        CGSize(width: widths[path.item], height: attributes.size.height)
      }
      let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(30)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 6
      let view = collection(
        script, layout: UICollectionViewCompositionalLayout(section: section))

      // 120 + 8 + 150 leaves 97, too little for 140; 140 + 8 + 200 leaves 27.
      #expect(
        frames(view).map(\.origin) == [
          CGPoint(x: 0, y: 0), CGPoint(x: 128, y: 0), CGPoint(x: 0, y: 36),
          CGPoint(x: 148, y: 36), CGPoint(x: 0, y: 72),
        ])
    }
  }

  @Test("a pinned header stays on screen while its section does; headers push the groups down")
  func headers() {
    onFreshScreen {
      let section = rows(.absolute(50))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      let view = collection(
        CollectionScript(counts: [20, 20]),
        layout: UICollectionViewCompositionalLayout(section: section))
      let kind = UICollectionView.elementKindSectionHeader
      @MainActor func top(_ section: Int) -> CGFloat? {
        view.layoutIfNeeded()
        return view.supplementaryView(
          forElementKind: kind, at: IndexPath(item: 0, section: section))?
          .frame.minY
      }

      #expect(frames(view).first == CGRect(x: 0, y: 40, width: 375, height: 50))
      view.contentOffset.y = 100
      #expect(top(0) == 100)
      // The first section ends at 1040; its header leaves with it.
      view.contentOffset.y = 1020
      #expect(top(0) == 1000)
      #expect(top(1) == 1040)
    }
  }

  @Test("an orthogonal section scrolls inside the list and shows a screenful")
  func orthogonal() throws {
    onFreshScreen {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(200), .absolute(120)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 10
      let script = CollectionScript(counts: [1000, 3])
      let view = collection(
        script, layout: UICollectionViewCompositionalLayout(section: section))
      view.layoutIfNeeded()

      #expect(view.contentSize == CGSize(width: 375, height: 240))
      #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 1], [1, 0], [1, 1]])
      let scroller = view.subviews.compactMap { $0 as? UIScrollView }.first { $0.frame.minY == 0 }
      #expect(scroller?.frame == CGRect(x: 0, y: 0, width: 375, height: 120))
      #expect(scroller?.contentSize.width == CGFloat(209_990))
      scroller?.contentOffset.x = 2100
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems == [[0, 10], [0, 11], [1, 0], [1, 1]])
      #expect(script.dequeued < 12)
    }
  }

  @Test("a section without items is its header and insets high, whichever way its groups scroll")
  func emptySections() {
    onFreshScreen {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(0.9), .absolute(170)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ])
      let layout = UICollectionViewCompositionalLayout { section, _ in
        let result = NSCollectionLayoutSection(group: group)
        if section < 2 { result.orthogonalScrollingBehavior = .groupPagingCentered }
        result.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        result.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return result
      }
      let view = collection(CollectionScript(counts: [0, 1, 0]), layout: layout)
      layout.prepare()

      // 36 + 8 + 8; 52 + 170; 36 + 8 + 8.
      #expect(layout.collectionViewContentSize.height == CGFloat(52 + 222 + 52))
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
      #expect(header?.frame == CGRect(x: 0, y: 52, width: 375, height: 36))
      #expect(view.bounds.width == 375)
    }
  }

  @Test("a background lies behind the items of its section, inset as it says")
  func background() {
    onFreshScreen {
      let section = rows(.absolute(50))
      let item = NSCollectionLayoutDecorationItem.background(elementKind: "card")
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
      section.decorationItems = [item]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
      let view = collection(CollectionScript(counts: [3]), layout: layout)
      view.layoutIfNeeded()

      let card = view.subviews.first { type(of: $0) == UICollectionReusableView.self }
      #expect(card?.frame == CGRect(x: 4, y: 2, width: 367, height: 146))
      #expect(card.flatMap { view.subviews.firstIndex(of: $0) } == 0)
      #expect(layout.layoutAttributesForItem(at: [0, 0])?.zIndex == 1)
    }
  }

  @Test("a hundred thousand rows cost a screenful of cells, however far they are scrolled")
  func large() {
    onFreshScreen {
      let script = CollectionScript(counts: [100_000])
      script.preference = { _, attributes in CGSize(width: attributes.size.width, height: 50) }
      let view = collection(
        script, layout: UICollectionViewCompositionalLayout(section: rows(.estimated(50))))
      view.layoutIfNeeded()
      view.contentOffset.y = 2_000_000
      view.layoutIfNeeded()

      #expect(view.indexPathsForVisibleItems.first == [0, 40_000])
      #expect(script.dequeued < 40)
    }
  }

  @Test("the handler of a section sees what is visible and may change it")
  func handler() {
    onFreshScreen {
      let section = rows(.absolute(100))
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
      }
      let view = collection(
        CollectionScript(counts: [20]),
        layout: UICollectionViewCompositionalLayout(section: section))
      view.layoutIfNeeded()
      view.contentOffset.y = 150
      view.layoutIfNeeded()

      #expect(view.cellForItem(at: [0, 1])?.alpha == 0.5)
      #expect(view.cellForItem(at: [0, 2])?.alpha == 1)
    }
  }

  @Test("an inset grouped list has rows of 44 points between its margins")
  func list() {
    onFreshScreen {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
      let source = ListSource(view)
      view.dataSource = source
      view.layoutIfNeeded()

      let cells = view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0) }
      #expect(cells.map(\.frame.minX) == [16, 16])
      #expect(cells.map(\.frame.width) == [343, 343])
      // Body text: 20.5 of a line between 11 above and below, at least 44; then three lines.
      #expect(cells.first?.frame.height == 44)
      #expect((cells.last?.frame.height ?? 0) > 60)
      #expect(view.backgroundColor == .systemGroupedBackground)
      #expect(cells.first?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
  }
}

/// Two rows of a list, by cell registration.
private final class ListSource: NSObject, UICollectionViewDataSource {
  let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }
  let texts = [
    "One", "A text that is much too long for a line of this list and takes three of them, or four",
  ]

  init(_ view: UICollectionView) { super.init() }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: texts[indexPath.item])
  }
}
