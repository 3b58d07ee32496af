// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What methods do whose code can be exchanged (Documentation/SourceLowering.md §6.18).

extension UIViewController {
  /// A callback that does nothing here, but what it was exchanged with.
  func tell(_ selector: String) { MethodExchange.run(selector, self) { _ in } }

  func updateConstraintsExchangeably() {
    MethodExchange.run("updateViewConstraints", self) { (here) -> Void in
      here.viewIfLoaded?.updateConstraints()
    }
  }

  func willMoveExchangeably(toParent parent: UIViewController?) {
    MethodExchange.run("willMoveToParentViewController:", self, parent) {
      if $1 == nil { $0.beginMovement(.leavingParent) }
    }
  }

  func didMoveExchangeably(toParent parent: UIViewController?) {
    MethodExchange.run("didMoveToParentViewController:", self, parent) { _, _ in }
  }

  func tellOfSegue(_ segue: UIStoryboardSegue, _ sender: Any?) {
    MethodExchange.run("prepareForSegue:sender:", self, segue, sender) { _, _, _ in }
  }

  func willTransitionExchangeably(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    MethodExchange.run(
      "viewWillTransitionToSize:withTransitionCoordinator:", self, size, coordinator
    ) { controller, size, coordinator in
      controller.sendOldRotationCallbacks(with: coordinator)
      controller.forwardTransition(to: size, with: coordinator)
    }
  }

  func showExchangeably(_ controller: UIViewController, _ sender: Any?) {
    MethodExchange.run("showViewController:sender:", self, controller, sender) {
      $0.showInContainer($1, $2)
    }
  }

  func showDetailExchangeably(_ controller: UIViewController, _ sender: Any?) {
    MethodExchange.run("showDetailViewController:sender:", self, controller, sender) {
      $0.showDetailInContainer($1, $2)
    }
  }

  func startSegueExchangeably(_ identifier: String, _ sender: Any?) {
    MethodExchange.run("performSegueWithIdentifier:sender:", self, identifier, sender) {
      $0.startSegue($1, $2)
    }
  }

  func popoverExchangeably() -> UIPopoverPresentationController? {
    MethodExchange.run("popoverPresentationController", self) { $0.nearestPopover }
  }

  func takeChild(_ childController: UIViewController) {
    refuseAncestor(childController)
    childController.willMove(toParent: self)
    childController.leaveParent()
    children.append(childController)
    childController.parent = self
    childController.beginMovement(.enteringParent)
  }

  func goFromParent() {
    leaveParent()
    didMove(toParent: nil)
  }
}
