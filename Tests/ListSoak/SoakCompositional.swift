// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// One column of rows, by groups below headers that stay on screen, or as a list.
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
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      super.init(
        model, UICollectionViewCompositionalLayout(section: section), spacing: 6, header: 24)
    case .list:
      super.init(
        model,
        UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)), spacing: 0)
    }
  }

  override func isMeasured(at index: Int) -> Bool {
    !stale.contains(model.items[index].id) && view.countsWithOwnSize(model.path(index))
  }
}
