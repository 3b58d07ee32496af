// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// A real list that shows the items of a model, as the random runs see it.
@MainActor
protocol ListUnderTest: AnyObject {
  var model: ListModel { get set }
  var scrollView: UIScrollView { get }
  /// Points between items.
  var spacing: CGFloat { get }
  /// Points of every section's header, which stays at the top while its section is there; 0 for none.
  var header: CGFloat { get }
  /// The frames of the cells that are shown, in content coordinates.
  var shownFrames: [Int: CGRect] { get }
  /// The same of headers, by section.
  var shownHeaders: [Int: CGRect] { get }

  /// Changes the model and the list together.
  func update(_ change: ListChangeSet, _ newModel: ListModel)
  func scroll(to index: Int, _ position: ListStep.JumpPosition, animated: Bool)
  func reload()
  /// The frame the list has for an item, shown or not.
  func frame(at index: Int) -> CGRect
  func isMeasured(at index: Int) -> Bool
  /// Where everything is when it is laid out from scratch with the sizes the list has.
  var fromScratch: NaiveLayout { get }
  /// What the cell of an item says of its size; a width of 0 means any.
  func preferredSize(at index: Int) -> CGSize
}

extension ListUnderTest {
  var fromScratch: NaiveLayout {
    NaiveLayout(
      model, spacing: spacing, header: header,
      extents: model.items.indices.map { frame(at: $0).height })
  }

  func preferredSize(at index: Int) -> CGSize {
    CGSize(width: 0, height: model.height(at: index))
  }
}

/// A cell's height as a function of its item; no Auto Layout, so that thousands of steps are quick.
@MainActor
protocol SizedByItem: AnyObject {
  var item: ListItem? { get set }
}

final class SoakRow: UITableViewCell, SizedByItem {
  var item: ListItem?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let height = item?.height(width: targetSize.width, textSize: textSizeIndex) ?? 0
    return CGSize(width: targetSize.width, height: height)
  }
}

final class SoakCell: UICollectionViewCell, SizedByItem {
  var item: ListItem?

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // The list gives the width, as a full-width cell of an app has it from its list.
    let width = superview?.bounds.width ?? attributes.size.width
    attributes.size = CGSize(
      width: width, height: item?.height(width: width, textSize: textSizeIndex) ?? 0)
    return attributes
  }
}

extension UIView {
  static let soakCategories: [UIContentSizeCategory] = [
    .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
  ]

  /// The place of this view's text size among those of the runs.
  var textSizeIndex: Int {
    UIView.soakCategories.firstIndex(of: traitCollection.preferredContentSizeCategory) ?? 0
  }
}
