// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

/// One column of rows, by groups or as a list.
final class SoakCompositional: SoakCollection {
  enum Style { case groups, list }

  init(_ model: ListModel, _ style: Style) {
    switch style {
    case .groups:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.interGroupSpacing = 6
      super.init(model, UICollectionViewCompositionalLayout(section: section), spacing: 6)
    case .list:
      super.init(
        model,
        UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)), spacing: 0)
    }
  }

  override func isMeasured(at index: Int) -> Bool {
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    return !stale.contains(model.items[index].id) && layout?.itemSizes[0]?[index] != nil
  }
}
