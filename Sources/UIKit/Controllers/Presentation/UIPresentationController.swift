// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How one controller is shown over another: where, what lies between, and what they are told.
///
/// Behaviour note: Documentation/Containers.md §6.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  public private(set) unowned var presentedViewController: UIViewController
  weak var presentingViewControllerReference: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection?
  open internal(set) var containerView: UIView?
  /// Whose view the transition began at.
  weak var source: UIViewController?
  /// The style that the presentation has after adaptation.
  var adaptedStyle: UIModalPresentationStyle?
  /// The transition under way.
  var transition: ControllerTransition?
  var isDismissing = false
  final var keptFocus = KeptFocus()

  public required init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init()
    presentingViewControllerReference = presentingViewController
  }

  open var presentingViewController: UIViewController {
    presentingViewControllerReference ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.wantedPresentationStyle
  }

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether what is presented floats above the presenter, and dark backgrounds are lighter in it.
  var isElevated: Bool { false }

  /// Whether tints lose their hue behind it now.
  var dimsTints: Bool { false }

  /// The view whose tints are dimmed: the presenter's, which may be under a presentation of its own.
  final func updateOcclusion(isPresented: Bool = true) {
    presentingViewController.viewIfLoaded?.isOccluded = isPresented && dimsTints
  }

  // MARK: Geometry

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// Whether the presented view goes back to its place in every layout of the container. An app's own
  /// presentation, and its animators, place it; it is put back only in a container of another size
  /// (Documentation/Containers.md §6.8).
  var placesInEveryLayout: Bool { false }
  /// The container's size when the presented view was placed last.
  private var placedIn: CGSize?

  /// Puts the presented view where it belongs; nothing moves during a transition.
  func layOutPresentedView() {
    guard transition == nil, placesInEveryLayout || placedIn != containerView?.bounds.size else {
      return
    }
    placePresentedView()
  }

  /// Gives the presented view its frame, unless constraints to something outside place it.
  final func placePresentedView() {
    placedIn = containerView?.bounds.size
    guard let view = presentedView, view.translatesAutoresizingMaskIntoConstraints else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.transform.isIdentity, view.frame != frame { view.frame = frame }
  }

  // MARK: Course

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The animator of the system for this presentation.
  func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PresentationAnimator(
      style: presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
  }

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }
}

/// Covers everything; the presenter's view is taken away unless it shines through.
final class FullScreenPresentation: UIPresentationController {
  override var placesInEveryLayout: Bool { true }
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
}

/// Lies over the presenting views and holds the presented one.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.layOutPresentedView()
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// What a presentation asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  // @objc(adaptivePresentationStyleForPresentationController:) optional = .none
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  // @objc(adaptivePresentationStyleForPresentationController:traitCollection:) optional = .none
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  // @objc optional
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  // @objc optional
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  // @objc optional = true
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  // @objc optional
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  // @objc optional
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  // @objc optional
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}
