// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController)
    -> Bool
  {
    optionalDefault("popoverControllerShouldDismissPopover:", self, [popoverController], true) {
      (next: any UIPopoverControllerDelegate) in
      next.popoverControllerShouldDismissPopover(popoverController)
    }
  }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    optionalDefault("popoverControllerDidDismissPopover:", self, [popoverController], ()) {
      (next: any UIPopoverControllerDelegate) in
      next.popoverControllerDidDismissPopover(popoverController)
    }
  }
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    optionalDefault("prepareForPopoverPresentation:", self, [popoverPresentationController], ()) {
      (next: any UIPopoverPresentationControllerDelegate) in
      next.prepareForPopoverPresentation(popoverPresentationController)
    }
  }
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    optionalDefault(
      "popoverPresentationControllerShouldDismissPopover:", self, [popoverPresentationController],
      true
    ) { (next: any UIPopoverPresentationControllerDelegate) in
      next.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
    }
  }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    optionalDefault(
      "popoverPresentationControllerDidDismissPopover:", self, [popoverPresentationController], ()
    ) { (next: any UIPopoverPresentationControllerDelegate) in
      next.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
    }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    optionalDefault(
      "adaptivePresentationStyleForPresentationController:", self, [controller], .none
    ) { (next: any UIAdaptivePresentationControllerDelegate) in
      next.adaptivePresentationStyle(for: controller)
    }
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    optionalDefault(
      "adaptivePresentationStyleForPresentationController:traitCollection:", self,
      [controller, traitCollection], .none
    ) { (next: any UIAdaptivePresentationControllerDelegate) in
      next.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    optionalDefault(
      "presentationController:viewControllerForAdaptivePresentationStyle:", self,
      [controller, style], nil
    ) { (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    optionalDefault(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", self,
      [presentationController, style, transitionCoordinator], ()
    ) { (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    optionalDefault("presentationControllerShouldDismiss:", self, [presentationController], true) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerShouldDismiss(presentationController)
    }
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {
    optionalDefault("presentationControllerWillDismiss:", self, [presentationController], ()) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerWillDismiss(presentationController)
    }
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    optionalDefault("presentationControllerDidDismiss:", self, [presentationController], ()) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerDidDismiss(presentationController)
    }
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    optionalDefault(
      "presentationControllerDidAttemptToDismiss:", self, [presentationController], ()
    ) { (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerDidAttemptToDismiss(presentationController)
    }
  }
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    optionalDefault(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", self,
      [sheetPresentationController], ()
    ) { (next: any UISheetPresentationControllerDelegate) in
      next.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
    }
  }
}
