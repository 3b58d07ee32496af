// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the controller of a view hears about the view's passes.
///
/// Views rank below controllers and know them only through this.
@MainActor
protocol LayoutObserving: UIResponder {
  func updateProperties()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func updateViewConstraints()
  /// Margins that the system wants at least on the sides of the controller's view, points; nil when
  /// the controller opted out.
  var systemMinimumMargins: NSDirectionalEdgeInsets? { get }
  /// Added to the safe area that the controller's view inherits, points.
  var addedSafeAreaInsets: UIEdgeInsets { get }
  func viewLayoutMarginsDidChange()
  func viewSafeAreaInsetsDidChange()
  /// Traits for the controller's view, or nil to inherit from the superview.
  var traitsForView: UITraitCollection? { get }
  /// The view is about to join a window, or to leave one (nil).
  func viewWillMove(toWindow window: UIWindow?)
  /// The view joined or left a window.
  func viewDidMoveToWindow()
  func viewTraitsDidChange(from previous: UITraitCollection?)
  /// Whether a scroll view is the one that the controller owns, and starts below what covers the
  /// screen even when nothing scrolls.
  func insetsScrollView(_ scrollView: UIView) -> Bool
}
