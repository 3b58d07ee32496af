// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a view, or something below it, waits for.
///
/// A `…Below` mark is set on every ancestor of a marked view, so that a pass visits only the paths
/// that lead to work.
struct LayoutMarks: OptionSet {
  let rawValue: UInt16

  static let needsConstraints = LayoutMarks(rawValue: 1 << 0)
  static let constraintsBelow = LayoutMarks(rawValue: 1 << 1)
  static let needsLayout = LayoutMarks(rawValue: 1 << 2)
  static let layoutBelow = LayoutMarks(rawValue: 1 << 3)
  static let needsDisplay = LayoutMarks(rawValue: 1 << 4)
  /// `updateConstraints` reached `UIView`.
  static let calledSuper = LayoutMarks(rawValue: 1 << 5)
  /// Margins or safe area may have changed since the last layout.
  static let needsInsets = LayoutMarks(rawValue: 1 << 6)
  /// The layer is being changed by the view itself, which reports the change on its own.
  static let isMovingLayer = LayoutMarks(rawValue: 1 << 7)
  /// The view is an island's root and the island waits to be solved.
  static let islandIsDue = LayoutMarks(rawValue: 1 << 8)
  /// `layoutSubviews` of the view is running.
  static let isLayingOut = LayoutMarks(rawValue: 1 << 9)
  /// `updateProperties` is to be sent before the next layout.
  static let needsProperties = LayoutMarks(rawValue: 1 << 10)
  /// The intrinsic size is asked for again in the next constraints pass.
  static let contentIsDue = LayoutMarks(rawValue: 1 << 11)
  /// Subviews got their solved frames since the view's layout began.
  static let hasAppliedLayout = LayoutMarks(rawValue: 1 << 12)
  /// The view entered a window and was not laid out there yet: looks that are set until then hold.
  static let awaitsLooks = LayoutMarks(rawValue: 1 << 13)

  /// Everything that a layout pass looks for.
  static let anyLayout: LayoutMarks = [
    .needsLayout, .layoutBelow, .needsInsets, .islandIsDue, .needsProperties,
  ]
  static let anyConstraints: LayoutMarks = [.needsConstraints, .constraintsBelow]
  /// What a new view starts with.
  static let initial: LayoutMarks = [
    .needsConstraints, .needsLayout, .needsDisplay, .needsProperties,
  ]
}
