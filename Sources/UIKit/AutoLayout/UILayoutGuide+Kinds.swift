// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A guide with anchors that depend on whether it is near an edge of the screen.
///
/// No keyboard is drawn, so the guide lies at the bottom and near no other edge, always.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    if edge.contains(.bottom) { NSLayoutConstraint.activate(trackedConstraints) }
  }

  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackedConstraints) }
  }
}

/// The space the keyboard takes; while it is away, the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  /// How far above the keyboard a finger begins to drag it away, points; nobody drags it here.
  open var keyboardDismissPadding: CGFloat = 0
}

/// The old names for the top and bottom of a controller's unobscured area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
