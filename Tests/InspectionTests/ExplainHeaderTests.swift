// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

@testable import Inspection

@Suite("items of lists with headers")
@MainActor
struct ExplainHeaderTests {
  /// Two sections whose headers are of the cells' class, as in lists of collection views.
  private final class Items: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
  }

  @Test("[1, 0] is the item, not the header of its section")
  func item() throws {
    let items = Items()
    let found = try explanation(of: "[1, 0]") { controller in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      layout.headerReferenceSize = CGSize(width: 375, height: 30)
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      list.dataSource = items
      controller.view.put(list, 0, 0, 375, 812)
    }
    #expect(try found["height"].value == 40)
    #expect(try found["width"].value == 100)
  }
}
