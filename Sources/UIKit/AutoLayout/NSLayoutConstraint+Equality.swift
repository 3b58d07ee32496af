// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSLayoutConstraint {
  /// The equality that an app's extension gives constraints, as a category does on Apple's systems;
  /// the lowering sets it (Documentation/SourceLowering.md §4.8).
  public static nonisolated var isEqualByApp: ((NSLayoutConstraint, Any?) -> Bool)? {
    get { ConstraintEquality.ofApp }
    set { ConstraintEquality.ofApp = newValue }
  }
}

enum ConstraintEquality {
  /// Set before the app starts.
  nonisolated(unsafe) static var ofApp: ((NSLayoutConstraint, Any?) -> Bool)?
}
