// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
    optionalDefault("addPassesViewControllerDidFinish:", self, [controller], ()) {
      (next: any PKAddPassesViewControllerDelegate) in
      next.addPassesViewControllerDidFinish(controller)
    }
  }
}

extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    optionalDefault(
      "paymentAuthorizationViewController:didAuthorizePayment:handler:", self,
      [controller, payment, completion], ()
    ) { (next: any PKPaymentAuthorizationViewControllerDelegate) in
      next.paymentAuthorizationViewController(
        controller, didAuthorizePayment: payment, handler: completion)
    }
  }
}
