// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// Lines of one item each, below headers that stay on screen.
final class SoakFlow: SoakCollection {
  init(_ model: ListModel) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.itemSize = CGSize(width: 300, height: 60)
    layout.minimumLineSpacing = 6
    layout.headerReferenceSize = CGSize(width: 0, height: 24)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(model, layout, spacing: 6, header: 24)
  }

  override func isMeasured(at index: Int) -> Bool { view.countsWithOwnSize(model.path(index)) }
}
