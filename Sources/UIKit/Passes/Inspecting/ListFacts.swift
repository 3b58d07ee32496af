// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// How a view is measured: what is asked, with which target.
@MainActor
package struct FittingQuestion {
  package let view: UIView
  package let target: CGSize
  package let horizontal: UILayoutPriority
  package let vertical: UILayoutPriority
  /// Points beside the measured view that count too, such as an accessory's.
  package let beside: CGSize

  package func decision(of value: FrameValue) -> (decision: FrameDecision, size: CGSize)? {
    view.fittingDecision(of: value, target: target, horizontal: horizontal, vertical: vertical)
  }
}

/// Who decides how tall a row is (Documentation/TableView.md §1).
@MainActor
package enum RowHeightRule {
  /// The delegate answered.
  case delegate(AnyObject, CGFloat)
  /// The document says so for this row.
  case document(CGFloat)
  /// `rowHeight`.
  case fixed(CGFloat)
  /// Neither a height nor an estimate is wanted.
  case withoutEstimate
  /// The class answers by itself when it is measured.
  case ownMeasure
  /// No constraints inside: the built-in style's height.
  case builtIn
  /// Constraints are asked.
  case measured(FittingQuestion)
}

extension UITableView {
  package final func heightRule(of cell: UITableViewCell, at path: IndexPath) -> RowHeightRule {
    if let height = delegateHeight(path) {
      if height >= 0, let delegate { return .delegate(delegate, height) }
    } else if let statics = staticSections, statics.indices.contains(path.section),
      let height = statics[path.section].rowHeights[path.row], height >= 0
    {
      return .document(height)
    } else if rowHeight >= 0 {
      return .fixed(rowHeight)
    } else if estimatedRowHeight == 0 {
      return .withoutEstimate
    }
    if hasOwnMeasure(cell) { return .ownMeasure }
    guard let question = cell.fittingQuestion(width: rowWidth) else { return .builtIn }
    return .measured(question)
  }

  /// The height that somebody guessed for a row, points, and whether the delegate did; nil where the
  /// table guesses by itself.
  package final func givenEstimate(_ path: IndexPath) -> (points: CGFloat, isDelegates: Bool)? {
    if let points = delegateEstimate(path) { return points > 0 ? (points, true) : nil }
    return estimatedRowHeight > 0 ? (estimatedRowHeight, false) : nil
  }

  /// The row's place, from the nearest table around the cell.
  package final func path(of cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// Points at each side between the table and its rows.
  package final var rowMarginNow: CGFloat { rowMargin }

  /// The header or footer that the view is.
  package final func boundary(of view: UIView) -> (isHeader: Bool, section: Int)? {
    shownBoundaries.first { $0.value === view }.map { ($0.key.isHeader, $0.key.section) }
  }

  /// The points above the sections.
  package final var lengthOfHeader: CGFloat { headerLength }
}

extension UITableViewCell {
  /// nil for a cell without constraints inside.
  fileprivate final func fittingQuestion(width: CGFloat) -> FittingQuestion? {
    guard hasConstraintsNow else { return nil }
    guard contentView.translatesAutoresizingMaskIntoConstraints, !contentView.isTiedToOutside else {
      return FittingQuestion(
        view: self, target: CGSize(width: width, height: 0), horizontal: .required,
        vertical: .fittingSizeLevel, beside: .zero)
    }
    let beside = contentInsets.left + contentInsets.right
    return FittingQuestion(
      view: contentView, target: CGSize(width: max(0, width - beside), height: 0),
      horizontal: .required, vertical: .fittingSizeLevel,
      beside: CGSize(width: beside, height: 0))
  }

  private final var hasConstraintsNow: Bool {
    !constraints.isEmpty || contentView.hasConstraintsInTree || configurations.content != nil
  }

  /// The table that shows the cell.
  package final var tableNow: UITableView? { hostTable }

  /// Points that accessory, controls and safe area take from the content view.
  package final var contentInsetsNow: UIEdgeInsets { contentInsets }
}

/// Who decides an item's size (Documentation/CollectionView.md §5).
@MainActor
package enum ItemSizeRule {
  /// The delegate of the flow layout gave it.
  case delegate(AnyObject)
  /// `itemSize` of the flow layout.
  case itemSize(CGSize)
  /// The cell was asked, starting from an estimate; which lengths are the cell's to say.
  case measured(FittingQuestion, width: Bool, height: Bool)
  /// The cell keeps what the layout guesses: it has no constraints inside.
  case guessed(width: Bool, height: Bool)
  /// The layout alone.
  case layout(UICollectionViewLayout)
}

extension UICollectionView {
  package final func sizeRule(of cell: UICollectionReusableView) -> ItemSizeRule {
    let layout = storedLayout
    guard let attributes = cell.appliedAttributes else { return .layout(layout) }
    if let flow = layout as? UICollectionViewFlowLayout {
      guard attributes.representedElementCategory == .cell else { return .layout(layout) }
      guard flow.estimatesItemSizes else {
        if flow.delegateGivesSizes, let delegate { return .delegate(delegate) }
        return .itemSize(flow.itemSize)
      }
      let isAutomatic = flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      let target = isAutomatic ? CGSize(width: 50, height: 50) : flow.estimatedItemSize
      return measured(cell, target, width: true, height: true)
    }
    guard let axes = attributes.estimatedAxes, axes.width || axes.height else {
      return .layout(layout)
    }
    return measured(cell, attributes.size, width: axes.width, height: axes.height)
  }

  private func measured(
    _ cell: UICollectionReusableView, _ target: CGSize, width: Bool, height: Bool
  ) -> ItemSizeRule {
    let content = (cell as? UICollectionViewCell)?.contentView
    var view: UIView = cell
    if let content, content.translatesAutoresizingMaskIntoConstraints, !content.isTiedToOutside {
      view = content
    }
    guard view.hasConstraintsInTree || !cell.constraints.isEmpty else {
      return .guessed(width: width, height: height)
    }
    let room = cell.bounds.width - (content?.bounds.width ?? cell.bounds.width)
    return .measured(
      FittingQuestion(
        view: view, target: CGSize(width: max(0, target.width - room), height: target.height),
        horizontal: width ? .fittingSizeLevel : .required,
        vertical: height ? .fittingSizeLevel : .required,
        beside: CGSize(width: room, height: 0)),
      width: width, height: height)
  }

  /// The item's place.
  package final func path(of cell: UICollectionReusableView) -> IndexPath? {
    cell.appliedAttributes?.indexPath
  }

  /// Whether the delegate of a flow layout gives sizes.
  package final var delegateGivesSizesNow: Bool {
    (storedLayout as? UICollectionViewFlowLayout)?.delegateGivesSizes ?? false
  }
}

extension UICollectionReusableView {
  package final var collectionNow: UICollectionView? { hostView }

  /// Whether it is an item; headers and footers have index paths, too, and may be of a cell's class.
  package final var isItemNow: Bool { appliedAttributes?.representedElementCategory == .cell }

  /// The kind of a header, footer or decoration; nil for items.
  package final var elementKindNow: String? { appliedAttributes?.representedElementKind }
}
