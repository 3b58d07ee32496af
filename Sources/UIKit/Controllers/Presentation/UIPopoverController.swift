// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The popover of before iOS 8, which is no controller itself: it presents its content as a
/// `UIPopoverPresentationController` does, from the controller that is in front in the window of
/// the view or bar button that it points at (Documentation/Containers.md §6.5).
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  open weak var delegate: (any UIPopoverControllerDelegate)?
  open var contentViewController: UIViewController
  /// In points; the content's preferred size where the app sets none.
  open var contentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)
  open var popoverBackgroundViewClass: AnyClass?

  /// Stops the program on phones, as Apple documents it.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
    guard UIDevice.current.userInterfaceIdiom == .pad else {
      Runtime.raise(
        .invalidArgument,
        "-[UIPopoverController initWithContentViewController:] called when not running under "
          + "UIUserInterfaceIdiomPad.")
    }
  }

  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }

  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible
      ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }

  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  open func present(
    from rect: CGRect, in view: UIView,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    show(in: view.window, arrowDirections, animated: animated) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }

  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    show(in: UIApplication.shared.keyWindow, arrowDirections, animated: animated) { popover in
      popover.barButtonItem = item
    }
  }

  open func dismiss(animated: Bool) {
    contentViewController.presentingViewController?.dismiss(animated: animated)
  }

  private func show(
    in window: UIWindow?, _ directions: UIPopoverArrowDirection, animated: Bool,
    pointing: (UIPopoverPresentationController) -> Void
  ) {
    guard !isPopoverVisible, var front = window?.rootViewController else { return }
    while let next = front.presentedViewController { front = next }
    contentViewController.modalPresentationStyle = .popover
    guard let popover = contentViewController.popoverPresentationController else { return }
    popover.permittedArrowDirections = directions
    popover.backgroundColor = backgroundColor
    popover.popoverLayoutMargins = popoverLayoutMargins
    popover.passthroughViews = passthroughViews
    popover.popoverBackgroundViewClass = popoverBackgroundViewClass
    popover.delegate = self
    pointing(popover)
    front.present(contentViewController, animated: animated)
  }
}

extension UIPopoverController: UIPopoverPresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }

  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    delegate?.popoverControllerShouldDismissPopover(self) ?? true
  }

  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    delegate?.popoverControllerDidDismissPopover(self)
  }
}

/// Hears of the popover of before iOS 8 when a person dismisses it.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  // @objc optional = true
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  // @objc optional
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}
