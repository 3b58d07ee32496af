// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {
    optionalDefault("userActivityWillSave:", self, [userActivity], ()) {
      (next: any NSUserActivityDelegate) in next.userActivityWillSave(userActivity)
    }
  }
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {
    optionalDefault("userActivityWasContinued:", self, [userActivity], ()) {
      (next: any NSUserActivityDelegate) in next.userActivityWasContinued(userActivity)
    }
  }
}
