// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// A cell that is looked at alone, without the data that a list would give it.
@MainActor
struct UnfilledCell {
  private let cell: UIView

  init(_ cell: UIView) { self.cell = cell }

  /// The faults that are the cell's own and do not come from missing data (Documentation/Check.md
  /// §1.4).
  func faults(among faults: [Fault]) -> [Fault] {
    let isFilled = !hasGaps(cell)
    let hasItems = !hasEmptyList(cell)
    return faults.compactMap { fault in
      guard let view = fault.view, view.isDescendant(of: cell) else { return nil }
      var fault = fault
      switch fault.kind {
      case .zeroHeightFallback, .missingAccessibilityLabel:
        return isFilled && hasItems ? fault : nil
      case .brokenChain: return hasItems ? fault : nil
      case .ambiguousLayout where (view as? UIImageView).map { $0.image == nil } == true:
        // Its picture comes with the data, and brings a size.
        return nil
      case .truncatedText where fault.severity != .note:
        // Its texts are what stands there until the data comes.
        fault.severity = .needsReview
      default: break
      }
      return fault
    }
  }

  /// Whether a list inside waits for its items, which may give it a height.
  private func hasEmptyList(_ view: UIView) -> Bool {
    switch view {
    case let table as UITableView where table.visibleCells.isEmpty: return true
    case let collection as UICollectionView where collection.itemsOnScreen.isEmpty: return true
    default: return view.subviews.contains { hasEmptyList($0) }
    }
  }

  /// Whether texts or pictures wait for data.
  private func hasGaps(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel where !(label.superview is UIButton):
      if label.text?.isEmpty ?? true, !label.isHidden { return true }
    case let image as UIImageView where image.image == nil && !(image.superview is UIButton):
      return true
    case let button as UIButton
    where button.currentTitle == nil && button.currentImage == nil
      && button.configuration == nil:
      return true
    default: break
    }
    return view.subviews.contains { hasGaps($0) }
  }
}
