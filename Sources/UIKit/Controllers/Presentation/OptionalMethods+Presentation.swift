// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { optionalDefault("prepareForPopoverPresentation:", self, [popoverPresentationController], ()) }
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    optionalDefault(
      "popoverPresentationControllerShouldDismissPopover:", self, [popoverPresentationController],
      true)
  }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    optionalDefault(
      "popoverPresentationControllerDidDismissPopover:", self, [popoverPresentationController], ())
  }
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    optionalDefault(
      "adaptivePresentationStyleForPresentationController:", self, [controller], .none)
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    optionalDefault(
      "adaptivePresentationStyleForPresentationController:traitCollection:", self,
      [controller, traitCollection], .none)
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    optionalDefault(
      "presentationController:viewControllerForAdaptivePresentationStyle:", self,
      [controller, style], nil)
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    optionalDefault(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", self,
      [presentationController, style, transitionCoordinator], ())
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    optionalDefault("presentationControllerShouldDismiss:", self, [presentationController], true)
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  { optionalDefault("presentationControllerWillDismiss:", self, [presentationController], ()) }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    optionalDefault("presentationControllerDidDismiss:", self, [presentationController], ())
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    optionalDefault(
      "presentationControllerDidAttemptToDismiss:", self, [presentationController], ())
  }
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    optionalDefault(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", self,
      [sheetPresentationController], ())
  }
}
