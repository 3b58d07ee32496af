// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a view knows about its margins and safe area, points.
struct MarginStorage {
  /// How the base margins were given last.
  enum Base: Equatable {
    /// Nobody set them: 8 on every edge, or the system's minimum for a controller's view.
    case standard
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var base = Base.standard
  /// The safe area as of the last pass; for a view without superview, what the host assigned.
  var safeArea = UIEdgeInsets.zero
  /// The safe area that constraints were last stated with, which may be asked for between passes;
  /// nil until one used margins or guides of the view.
  var statedSafeArea: UIEdgeInsets?
  /// Where the view stands for its safe area while a transition moves it; nil where it follows its frame.
  var heldFrame: CGRect?
  /// The effective margins that `layoutMarginsDidChange` was last called for.
  var reported = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
