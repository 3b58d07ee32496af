// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UITableView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges
    case fromAutomaticInsets
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    case enabled
    case enabledIncludingConstraints
  }

  /// A height that stands for “measure it”.
  public nonisolated static let automaticDimension: CGFloat = -1
  public nonisolated static let indexSearch = "{search}"
}

public let UITableViewAutomaticDimension = UITableView.automaticDimension

/// The fixed contents of one section of a static table, as a storyboard gives them.
@MainActor
package final class StaticTableSection {
  package var headerTitle: String?
  package var footerTitle: String?
  package var cells: [UITableViewCell]
  /// Heights of rows that have one of their own, by row.
  package var rowHeights: [Int: CGFloat]

  package init(
    headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell],
    rowHeights: [Int: CGFloat] = [:]
  ) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.cells = cells
    self.rowHeights = rowHeights
  }
}
