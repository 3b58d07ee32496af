// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    optionalDefault(
      "authorizationController:didCompleteWithAuthorization:", self, [controller, authorization], ()
    ) { (next: any ASAuthorizationControllerDelegate) in
      next.authorizationController(
        controller: controller, didCompleteWithAuthorization: authorization)
    }
  }
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    optionalDefault("authorizationController:didCompleteWithError:", self, [controller, error], ())
    { (next: any ASAuthorizationControllerDelegate) in
      next.authorizationController(controller: controller, didCompleteWithError: error)
    }
  }
}
