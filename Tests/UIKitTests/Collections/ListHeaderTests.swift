// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/CompositionalLayout.md §7.
@MainActor
@Suite("Headers of lists")
struct ListHeaderTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func numberOfSections(in view: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "row", for: path) }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
  }

  /// Rows and headers are 44 points high.
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, padding: CGFloat?
  ) -> UICollectionView {
    var look = UICollectionLayoutListConfiguration(appearance: appearance)
    look.headerMode = .supplementary
    look.headerTopPadding = padding
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let source = Source()
    view.dataSource = source
    keepAlive(source, with: view)
    view.layoutIfNeeded()
    return view
  }

  private func header(_ view: UICollectionView) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame
  }

  @Test(
    "a plain list has 22 points above each header, or what the app says; others none",
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.plain, nil as CGFloat?, 22.0 as CGFloat),
      (.plain, 0, 0), (.plain, 7, 7), (.grouped, nil, 0), (.grouped, 7, 0),
    ])
  func padding(
    appearance: UICollectionLayoutListConfiguration.Appearance, padding: CGFloat?, above: CGFloat
  ) throws {
    try onFreshScreenThrowing {
      let view = list(appearance, padding: padding)
      #expect(header(view)?.minY == above)
      #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.minY == above + 44)
      let end = try #require(view.layoutAttributesForItem(at: [0, 19])).frame.maxY
      let start = try #require(view.layoutAttributesForItem(at: [1, 0])).frame.minY
      // Grouped sections without footers keep 17.5 below.
      #expect(start - end == above + 44 + (appearance == .grouped ? 17.5 : 0))
    }
  }

  @Test("the padding scrolls away; the header stays at the top")
  func pinned() {
    onFreshScreen {
      let view = list(.plain, padding: nil)
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      #expect(header(view)?.minY == 100)
    }
  }
}
