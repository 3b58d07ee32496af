// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The heights of a navigation bar's parts, in points (Documentation/Containers.md §1.1).
struct NavigationBarMetrics: Equatable {
  /// The row of title and buttons.
  var row: CGFloat = 44
  /// The line above the row.
  var prompt: CGFloat = 0
  /// What is shown of the large title: from 0 to 52, more while content is pulled down.
  var largeTitle: CGFloat = 0
  /// What is shown of the search bar: 0 to 52.
  var search: CGFloat = 0

  static let promptHeight: CGFloat = 30
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52

  var total: CGFloat { row + prompt + largeTitle + search }

  /// The height of the row for the traits of a bar.
  static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }
}
