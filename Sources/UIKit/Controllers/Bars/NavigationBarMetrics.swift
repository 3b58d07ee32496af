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
  static let searchHeight: CGFloat = 52

  /// The font of large titles where an app sets none: it follows the text size.
  static func largeTitleFont(_ traits: UITraitCollection) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// The height of an unfolded large title: 52 for the font of 34 pt, whose lines are 41 high, and as
  /// much more as the lines are higher.
  static func largeTitleHeight(_ font: UIFont) -> CGFloat {
    52 + max(0, font.lineHeight.rounded(.up) - 41)
  }

  var total: CGFloat { row + prompt + largeTitle + search }

  /// The height of the row for the traits of a bar; on the canvas what that says.
  @MainActor static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    if traits.verticalSizeClass == .compact { return 32 }
    return Runtime.current.canvas?.navigationBarHeight ?? 44
  }
}
