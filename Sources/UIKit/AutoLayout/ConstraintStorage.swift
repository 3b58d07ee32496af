// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a view knows about constraints.
@MainActor
struct ConstraintStorage {
  /// How others know the view; nil before the first one asks. Not isolated, for the view empties it
  /// when it dies, on whatever thread.
  nonisolated(unsafe) var reference: ItemReference?
  /// Active constraints this view is the nearest common ancestor for, in order of activation.
  var held: [NSLayoutConstraint] = []
  /// Constraints this view is the nearest common ancestor for that another view holds.
  var guests: [NSLayoutConstraint] = []
  /// Free layout guides in order of addition.
  var guides: [UILayoutGuide] = []
  /// Guides of the system, made when first asked for.
  var systemGuides: [UILayoutGuide] = []
  /// By axis raw value.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// Active constraints between this view's inside (the view included) and its outside.
  var crossings = 0
  /// Whether the view is a member of the island around it without a crossing constraint, so that what
  /// is inside has a say in the size of its superview.
  var joinsOuterIsland = false
  /// Active constraints on this view's own width or height alone.
  var ownSizeConstraints = 0
  /// The island that lays out this view's inside, while the view is an island's root.
  var island: LayoutIsland?
  /// The island in which this view has variables.
  @Loose var memberIsland: LayoutIsland?
}
