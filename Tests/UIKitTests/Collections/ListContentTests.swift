// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// What cells of list sections look like by default (Documentation/CompositionalLayout.md §7).
@MainActor
@Suite("Content of list cells")
struct ListContentTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Fruit"
      cell.contentConfiguration = content
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: "Pear")
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ mode: UICollectionLayoutListConfiguration.HeaderMode, _ source: Source
  ) -> UICollectionView {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = mode
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.dataSource = source
    UIWindow(frame: view.frame).addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  private func label(in view: UIView?) -> UILabel? {
    (view as? UILabel) ?? view?.subviews.lazy.compactMap { label(in: $0) }.first
  }

  @Test("headers between cards are small capitals in grey, 38 high; rows are rows")
  func grouped() throws {
    try onFreshScreenThrowing {
      let source = Source()
      let view = list(.insetGrouped, .supplementary, source)
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      let title = try #require(label(in: header))
      #expect(title.text == "FRUIT")
      #expect(title.font == .preferredFont(forTextStyle: .footnote))
      #expect(title.textColor == .secondaryLabel)
      // 14.3 above, the line, its allowance of 1.2, 7 below; rounded up to half points.
      #expect(abs(Double(header?.frame.height ?? 0) - 38) <= 0.5)
      let row = try #require(label(in: view.cellForItem(at: [0, 0])))
      #expect(row.text == "Pear")
      #expect(row.font == .preferredFont(forTextStyle: .body))
    }
  }

  @Test("headers of plain lists are headlines; the first cell is a header where the list says so")
  func plain() {
    onFreshScreen {
      let source = Source()
      let plain = list(.plain, .supplementary, source)
      let header = plain.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      #expect(label(in: header)?.font == .preferredFont(forTextStyle: .headline))

      let first = list(.grouped, .firstItemInSection, source)
      #expect(label(in: first.cellForItem(at: [0, 0]))?.text == "PEAR")
      #expect(label(in: first.cellForItem(at: [0, 1]))?.text == "Pear")
    }
  }

  @Test("texts beside symbols line up, whatever the symbols' widths")
  func symbols() {
    @MainActor func start(
      _ name: String, _ change: (inout UIListContentConfiguration) -> Void = { _ in }
    )
      -> CGFloat
    {
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(systemName: name)
      content.text = "A"
      change(&content)
      return UIListContentView(configuration: content).textStart
    }
    onFreshScreen {
      let narrow = UIImage(systemName: "drop")?.size.width ?? 0
      let wide = UIImage(systemName: "cup.and.saucer")?.size.width ?? 0
      #expect(narrow != wide)
      #expect(start("drop") == start("cup.and.saucer"))
      // 16 before a column of 24, and the padding.
      #expect(start("drop") == 40 + UIListContentConfiguration.cell().imageToTextPadding)
      #expect(
        start("drop") { $0.imageProperties.reservedLayoutSize.width = 50 } > start("drop") + 20)
    }
  }
}
