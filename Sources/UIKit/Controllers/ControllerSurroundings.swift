// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What containers and presentations keep with a controller.
@MainActor
final class ControllerSurroundings {
  /// Where a controller that appears or disappears comes from or goes to.
  enum Movement {
    case none, presenting, dismissing, enteringParent, leavingParent
  }

  var movement = Movement.none
  /// Whether it is shown alone, where the app presents it as a sheet.
  var standsForSheet = false
  /// Whether a check made it, and not the app, which would have given it what it shows.
  var isMadeByCheck = false
  /// Whether it was made for a view that a preview shows alone, wherever the app puts that view.
  var isPreviewedView = false
  /// What the appearance callbacks of the transition under way pass on.
  var isAppearanceAnimated = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// As it was set.
  var presentationStyle = UIModalPresentationStyle.automatic
  /// How the controller is shown over others; made when first asked for.
  var presentation: UIPresentationController?
  /// What the controller itself presents.
  var presented: UIViewController?
  /// The controller that presents this one itself.
  weak var presenter: UIViewController?
  /// What the app says is scrolled under a bar, by edge.
  var contentScrollViews: [UInt: WeakHolder<UIScrollView>] = [:]
  var allowsFullSizeSheetInCompactHeight = false
  /// Whether the controller is, or was, a column of a split view.
  var isSplitColumn = false
  var isEditing = false
  var editButton: UIBarButtonItem?
  /// The old guides of the bars' edges, once asked for.
  var edgeGuides: (top: EdgeGuide?, bottom: EdgeGuide?)
  var keyCommands: [UIKeyCommand] = []
  var preferredTransition: UIViewController.Transition?
  /// What the screen shows when it has nothing to show, the view made of it, and whether it is to
  /// be asked for again.
  var placeholder: (any UIContentConfiguration)?
  var placeholderView: (any UIView & UIContentView)?
  var placeholderIsDue = false
  /// What the controller gave for views that could be pressed hard.
  var previewings: [any UIViewControllerPreviewing] = []
}

/// Refers to an object without keeping it.
@MainActor
final class WeakHolder<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
