// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// An item whose text breaks at the width its content had in the last layout, and at 50 points
/// before the first, as apps wrote labels before they broke by themselves.
private final class LateItem: UICollectionViewCell {
  private let text = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    text.text = "A text that is longer than fifty"
    text.font = .systemFont(ofSize: 17)
    text.numberOfLines = 0
    text.preferredMaxLayoutWidth = 50
    text.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      contentView.widthAnchor.constraint(equalToConstant: 375),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.preferredMaxLayoutWidth = contentView.bounds.width
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 80 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath)
  }
}

/// Documentation/CollectionView.md §5.6. One line is 20.5 points at 2 pixels, so an item of one 36.5.
@MainActor
@Suite("Items that come back are asked again")
struct ItemReturnTests {
  private static let oneLine: CGFloat = 36.5

  enum Kind: CaseIterable {
    case list, rows, flow
  }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .list:
      return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    case .rows:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 375, height: 44)
      return flow
    }
  }

  private func list(_ kind: Kind, _ items: Items) -> UICollectionView {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout(kind))
    list.register(LateItem.self, forCellWithReuseIdentifier: "line")
    list.dataSource = items
    keepAlive(items, with: list)
    return list
  }

  private func height(_ list: UICollectionView) -> CGFloat {
    list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height ?? 0
  }

  @Test(
    "an item that was too tall before its first layout is right when it was scrolled out and in",
    arguments: Kind.allCases)
  func scrolledItem(kind: Kind) {
    onFreshScreen {
      let items = Items()
      let list = list(kind, items)
      list.layoutIfNeeded()
      #expect(height(list) > 50)

      list.contentOffset.y = 3000
      list.layoutIfNeeded()
      list.contentOffset.y = 0
      list.layoutIfNeeded()
      #expect(height(list) == Self.oneLine)
    }
  }

  @Test(
    "a batch without changes asks the items that are shown again", arguments: Kind.allCases)
  func emptyBatch(kind: Kind) {
    onFreshScreen {
      let items = Items()
      let list = list(kind, items)
      list.layoutIfNeeded()
      #expect(height(list) > 50)

      list.performBatchUpdates(nil)
      list.layoutIfNeeded()
      #expect(height(list) == Self.oneLine)
    }
  }
}
