// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An app on its way between background and foreground (Documentation/Lifecycle.md §7).
///
/// Scenes hear of it if the app has any, its delegate otherwise; the app's notifications are posted
/// in both cases.
extension UIApplication {
  /// From the background to the foreground, not active yet.
  package func enterForeground() {
    if !connectedScenes.isEmpty {
      tellScenes(.foregroundInactive, UIScene.willEnterForegroundNotification) {
        $0.sceneWillEnterForeground($1)
      }
    } else if applicationState == .background {
      delegate?.applicationWillEnterForeground(self)
    }
    if applicationState == .background {
      NotificationCenter.default.post(
        name: UIApplication.willEnterForegroundNotification, object: self)
    }
    applicationState = .inactive
  }

  package func becomeActive() {
    guard applicationState == .inactive else { return }
    applicationState = .active
    if connectedScenes.isEmpty { delegate?.applicationDidBecomeActive(self) }
    tellScenes(.foregroundActive, UIScene.didActivateNotification) {
      $0.sceneDidBecomeActive($1)
    }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  package func resignActive() {
    guard applicationState == .active else { return }
    tellScenes(.foregroundInactive, UIScene.willDeactivateNotification) {
      $0.sceneWillResignActive($1)
    }
    if connectedScenes.isEmpty { delegate?.applicationWillResignActive(self) }
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: self)
    applicationState = .inactive
  }

  package func enterBackground() {
    resignActive()
    guard applicationState == .inactive else { return }
    applicationState = .background
    if connectedScenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
    tellScenes(.background, UIScene.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground($1)
    }
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: self)
  }

  private func tellScenes(
    _ state: UIScene.ActivationState, _ name: Notification.Name,
    _ tell: (any UISceneDelegate, UIScene) -> Void
  ) {
    for scene in connectedScenes {
      scene.activationState = state
      if let delegate = scene.delegate { tell(delegate, scene) }
      NotificationCenter.default.post(name: name, object: scene)
    }
  }
}
