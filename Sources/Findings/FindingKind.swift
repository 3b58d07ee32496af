// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What can be wrong with a screen; the raw values stand in reports and in `snug.json`.
///
/// What each means, why it matters and what cures it: ``FindingKind/rule``.
package enum FindingKind: String, Hashable, Sendable, CaseIterable, Codable {
  // Constraints.
  case unsatisfiableConstraints = "unsatisfiable-constraints"
  case ambiguousLayout = "ambiguous-layout"
  /// The constraints of a self-sizing cell do not reach from its top to its bottom.
  case brokenChain = "broken-chain"
  case leftRightConstraint = "left-right-constraint"
  case fixedHeightAroundText = "fixed-height-around-text"
  /// A length that no layout holds.
  case largeNumber = "large-number"
  /// A number that UIKit ends an app for.
  case refusedNumber = "refused-number"

  // What is seen.
  case truncatedText = "truncated-text"
  /// A text that has no width or no height at all.
  case textWithoutRoom = "text-without-room"
  case clippedContent = "clipped-content"
  /// A text leaves the box that is drawn for it.
  case overflowingContent = "overflowing-content"
  case outsideSafeArea = "outside-safe-area"
  case overlappingViews = "overlapping-views"
  /// Nothing is seen: no window of any size, no root controller, or only views of no size.
  case emptyScreen = "empty-screen"
  /// An image or symbol that the app asked for is not there.
  case missingImage = "missing-image"
  /// A font or an image of the app cannot be shown.
  case unusableResource = "unusable-resource"

  // Lists.
  case itemWiderThanList = "item-wider-than-list"
  case zeroHeightFallback = "zero-height-fallback"
  case sizeDoesNotSettle = "size-does-not-settle"
  case staleSize = "stale-size"
  case wrongEstimate = "wrong-estimate"
  case tallerThanContent = "taller-than-content"

  // Accessibility.
  case ignoresDynamicType = "ignores-dynamic-type"
  case smallHitTarget = "small-hit-target"
  case missingAccessibilityLabel = "missing-accessibility-label"
  case lowContrast = "low-contrast"
  /// VoiceOver adds the role by itself.
  case labelRepeatsRole = "label-repeats-role"
  /// Two controls that cannot be told apart by ear.
  case duplicateAccessibilityLabel = "duplicate-accessibility-label"
  /// What is read, and lies behind something.
  case coveredElement = "covered-element"
  case readingOrder = "reading-order"

  // Cost.
  case repeatedLayout = "repeated-layout"

  // What kept a screen from being checked.
  case crash
  case hang
  case memory
  case network
  case leftOut = "left-out"

  // What `snug verify` compares.
  case pictureChanged = "picture-changed"
  case layoutChanged = "layout-changed"
}
