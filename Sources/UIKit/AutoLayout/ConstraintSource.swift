// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// What a row of an island's solver stands for.
enum ConstraintSource {
  /// A constraint of the app.
  case client(InstalledConstraint)
  /// A position or size that follows an autoresizing mask.
  case autoresizing(LayoutItem, Axis, isSize: Bool)
  /// A side of an intrinsic content size.
  case content(LayoutItem, Axis, ContentSide)
  /// The size the island's root has from outside.
  case given(Axis)
  /// The target of a fitting measurement.
  case fitting(Axis)
  /// A width or height may not be negative.
  case floor(LayoutItem, Axis)
}

/// The two inequalities that an intrinsic size makes, or both at once.
enum ContentSide {
  case hugging
  case compressionResistance
  case both
}

/// One constraint of the app inside an island.
@MainActor
final class InstalledConstraint {
  let constraint: NSLayoutConstraint
  var handle: ConstraintHandle?
  /// The solver's constant, so that an unchanged one is not set again.
  var constant = 0.0
  /// Whether a conflict's report named it; cleared when it holds again.
  var wasReported = false
  var isQueued = false
  /// Whether the items it depends on know it.
  var isRegistered = false

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
}
