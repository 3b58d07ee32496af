// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIViewController {
  /// Documentation/Views.md §4: at least 16 or 20 points at the sides, nothing above and below.
  var systemMinimumMargins: NSDirectionalEdgeInsets? {
    guard viewRespectsSystemMinimumLayoutMargins else { return nil }
    return systemMinimumLayoutMargins
  }

  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side =
      Runtime.current.canvas?.sideMargins?(viewIfLoaded?.bounds.width ?? 0)
      ?? UIScreen.main.device.device.systemMinimumMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  var addedSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + containerSafeAreaInsets }

  var traitsForView: UITraitCollection? { traitCollection }

  func viewTraitsDidChange(from previous: UITraitCollection?) {
    traitCollectionDidChange(previous)
    if let previous { announceToRegistrations(previous, traitCollection) }
  }

  func insetsScrollView(_ scrollView: UIView) -> Bool {
    automaticallyAdjustsScrollViewInsets && scrollViewUnderBars(at: .top) === scrollView
  }
}

extension UIViewController: TraitRegistering {}
