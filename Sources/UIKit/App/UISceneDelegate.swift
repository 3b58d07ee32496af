// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an app does at the turns of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  // @objc(scene:willConnectToSession:options:) optional
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  // @objc optional
  func sceneDidDisconnect(_ scene: UIScene)
  // @objc optional
  func sceneDidBecomeActive(_ scene: UIScene)
  // @objc optional
  func sceneWillResignActive(_ scene: UIScene)
  // @objc optional
  func sceneWillEnterForeground(_ scene: UIScene)
  // @objc optional
  func sceneDidEnterBackground(_ scene: UIScene)
  // @objc optional
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  // @objc(scene:continueUserActivity:) optional
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// A scene delegate that owns a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  // @objc optional
  var window: UIWindow? { get set }

  // @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:) optional
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  // @objc(windowScene:performActionForShortcutItem:completionHandler:) optional
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// `window` as apps see the optional requirement on iOS; the lowering writes it.
  public var optionalWindow: UIWindow?? { .some(window) }
}
