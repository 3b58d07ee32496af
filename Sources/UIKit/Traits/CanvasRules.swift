// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What Interface Builder's canvas does otherwise than a device (Documentation/Fidelity.md §2).
///
/// While there are such rules, constraints and intrinsic sizes that a document has for its canvas
/// alone hold, a bold system font is bold, and lists have no data source of the app's.
package struct CanvasRules {
  /// Points at the sides of controllers' views, by their width; nil leaves them to the device.
  package var sideMargins: ((CGFloat) -> CGFloat)?
  /// Points beside the content of rows; nil leaves them to the list's width.
  package var rowMargin: CGFloat?
  /// Pixels a point that sizes of labels of one line and a fixed font which constraints place are
  /// rounded up to; nil for the screen's. At two pixels a point on the screen only heights are, and
  /// only of texts in the system font (Documentation/Fidelity.md §2.8).
  package var textScale: CGFloat?
  /// Points of text styles that the canvas shows otherwise than a device, by their names.
  package var styleSizes: [String: CGFloat] = [:]
  /// Whether configured buttons with a title are whole points high, and wide unless they are plain:
  /// in roots without stack views.
  package var roundsConfiguredHeights = true
  /// Whether plain ones are whole points wide as well.
  package var roundsConfiguredWidths = false
  /// Points of a toolbar.
  package var toolbarHeight: CGFloat = 44
  /// Points of the row of a navigation bar.
  package var navigationBarHeight: CGFloat = 44
  /// Whether texts of every size are in the family San Francisco Text.
  package var showsTextFamilyOnly = false
  /// Whether content follows size classes; a canvas without a device shows what holds for any.
  package var knowsSizeClasses = true

  /// Whether rows have their size before their constraints: in xibs.
  package var sizesRowsFirst = false

  package init() {}
}
