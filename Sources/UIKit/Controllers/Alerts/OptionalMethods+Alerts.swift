// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    optionalDefault("alertView:clickedButtonAtIndex:", self, [alertView, buttonIndex], ()) {
      (next: any UIAlertViewDelegate) in next.alertView(alertView, clickedButtonAt: buttonIndex)
    }
  }
  public func alertViewCancel(_ alertView: UIAlertView) {
    optionalDefault("alertViewCancel:", self, [alertView], ()) { (next: any UIAlertViewDelegate) in
      next.alertViewCancel(alertView)
    }
  }
  public func willPresent(_ alertView: UIAlertView) {
    optionalDefault("willPresentAlertView:", self, [alertView], ()) {
      (next: any UIAlertViewDelegate) in next.willPresent(alertView)
    }
  }
  public func didPresent(_ alertView: UIAlertView) {
    optionalDefault("didPresentAlertView:", self, [alertView], ()) {
      (next: any UIAlertViewDelegate) in next.didPresent(alertView)
    }
  }
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    optionalDefault("alertView:willDismissWithButtonIndex:", self, [alertView, buttonIndex], ()) {
      (next: any UIAlertViewDelegate) in
      next.alertView(alertView, willDismissWithButtonIndex: buttonIndex)
    }
  }
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    optionalDefault("alertView:didDismissWithButtonIndex:", self, [alertView, buttonIndex], ()) {
      (next: any UIAlertViewDelegate) in
      next.alertView(alertView, didDismissWithButtonIndex: buttonIndex)
    }
  }
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    optionalDefault("alertViewShouldEnableFirstOtherButton:", self, [alertView], true) {
      (next: any UIAlertViewDelegate) in next.alertViewShouldEnableFirstOtherButton(alertView)
    }
  }
}
