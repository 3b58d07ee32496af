// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an app does at the turns of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { unimplemented(()) }
  public func sceneDidDisconnect(_ scene: UIScene) { unimplemented(()) }
  public func sceneDidBecomeActive(_ scene: UIScene) { unimplemented(()) }
  public func sceneWillResignActive(_ scene: UIScene) { unimplemented(()) }
  public func sceneWillEnterForeground(_ scene: UIScene) { unimplemented(()) }
  public func sceneDidEnterBackground(_ scene: UIScene) { unimplemented(()) }
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    unimplemented(())
  }
}

/// A scene delegate that owns a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// `window` as apps see the optional requirement on iOS; the lowering writes it.
  public var optionalWindow: UIWindow?? { .some(window) }

  public var window: UIWindow? {
    get { unimplemented(nil) }
    set { unimplemented(()) }
  }

  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { unimplemented(()) }
}
