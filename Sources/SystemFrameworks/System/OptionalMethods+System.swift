// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    optionalDefault(
      "mailComposeController:didFinishWithResult:error:", self, [controller, result, error], ()
    ) { (next: any MFMailComposeViewControllerDelegate) in
      next.mailComposeController(controller, didFinishWith: result, error: error)
    }
  }
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    optionalDefault("productViewControllerDidFinish:", self, [viewController], ()) {
      (next: any SKStoreProductViewControllerDelegate) in
      next.productViewControllerDidFinish(viewController)
    }
  }
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    optionalDefault(
      "userNotificationCenter:willPresentNotification:withCompletionHandler:", self,
      [center, notification, completionHandler], ()
    ) { (next: any UNUserNotificationCenterDelegate) in
      next.userNotificationCenter(
        center, willPresent: notification, withCompletionHandler: completionHandler)
    }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    optionalDefault(
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:", self,
      [center, response, completionHandler], ()
    ) { (next: any UNUserNotificationCenterDelegate) in
      next.userNotificationCenter(
        center, didReceive: response, withCompletionHandler: completionHandler)
    }
  }
}
