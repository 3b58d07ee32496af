// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What stands around the content of a row (Documentation/TableView.md §5).
struct RowParts {
  /// The sign of the accessory type that counts at the moment.
  var accessorySymbol: TableAccessoryView?
  /// The circle at the leading edge while editing, and the grip at the trailing one.
  var editControl: RowEditControl?
  var reorderControl: RowReorderControl?
  /// The line below the row, and the one above the first row of a grouped section.
  var bottomLine: RowSeparatorView?
  var topLine: RowSeparatorView?
  /// The grey behind a selected row that has no view of its own for that.
  var selectionFill: UIView?
  /// What a background configuration paints.
  var backgroundFill: ConfiguredBackgroundView?
  /// Whether the app gave the row a background colour.
  var hasOwnColor = false
  /// The margins the cell gave its content view; others are the app's own and stay.
  var systemMargins: MarginStorage.Base?
  /// The size that a document gives the content view on the canvas; nil for what is beside it.
  var contentSize: CGSize?
}

/// Where a row stands in its section, and what may be done to it while editing.
struct RowPlace: Equatable {
  var isFirst = false
  var isLast = false
  var editingStyle = UITableViewCell.EditingStyle.none
  var canMove = false
  var isShowingDelete = false
  /// Points that swipe actions moved the row by, positive to the right.
  var shift: CGFloat = 0
}

/// A line between rows; a class of its own, so that dumps tell it from content.
final class RowSeparatorView: UIView {
  override func takeClassDefaults() {
    super.takeClassDefaults()
    isUserInteractionEnabled = false
  }
}
