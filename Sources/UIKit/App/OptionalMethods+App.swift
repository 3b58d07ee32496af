// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { optionalDefault("window", self, [], nil) }
    set { unimplemented(()) }
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    optionalDefault(
      "application:willFinishLaunchingWithOptions:", self, [application, launchOptions], true)
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    optionalDefault(
      "application:didFinishLaunchingWithOptions:", self, [application, launchOptions], true)
  }
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    optionalDefault("applicationDidFinishLaunching:", self, [application], ())
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {
    optionalDefault("applicationDidBecomeActive:", self, [application], ())
  }
  public func applicationWillResignActive(_ application: UIApplication) {
    optionalDefault("applicationWillResignActive:", self, [application], ())
  }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    optionalDefault("applicationDidEnterBackground:", self, [application], ())
  }
  public func applicationWillEnterForeground(_ application: UIApplication) {
    optionalDefault("applicationWillEnterForeground:", self, [application], ())
  }
  public func applicationWillTerminate(_ application: UIApplication) {
    optionalDefault("applicationWillTerminate:", self, [application], ())
  }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    optionalDefault("applicationDidReceiveMemoryWarning:", self, [application], ())
  }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    optionalDefault(
      "application:supportedInterfaceOrientationsForWindow:", self, [application, window], .all)
  }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    optionalDefault(
      "application:configurationForConnectingSceneSession:options:", self,
      [application, connectingSceneSession, options],
      UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role))
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    optionalDefault("application:didDiscardSceneSessions:", self, [application, sceneSessions], ())
  }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { optionalDefault("application:openURL:options:", self, [app, url, options], false) }
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    optionalDefault(
      "scene:willConnectToSession:options:", self, [scene, session, connectionOptions], ())
  }
  public func sceneDidDisconnect(_ scene: UIScene) {
    optionalDefault("sceneDidDisconnect:", self, [scene], ())
  }
  public func sceneDidBecomeActive(_ scene: UIScene) {
    optionalDefault("sceneDidBecomeActive:", self, [scene], ())
  }
  public func sceneWillResignActive(_ scene: UIScene) {
    optionalDefault("sceneWillResignActive:", self, [scene], ())
  }
  public func sceneWillEnterForeground(_ scene: UIScene) {
    optionalDefault("sceneWillEnterForeground:", self, [scene], ())
  }
  public func sceneDidEnterBackground(_ scene: UIScene) {
    optionalDefault("sceneDidEnterBackground:", self, [scene], ())
  }
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    optionalDefault("scene:openURLContexts:", self, [scene, contexts], ())
  }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { optionalDefault("window", self, [], nil) }
    set { unimplemented(()) }
  }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    optionalDefault(
      "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:", self,
      [
        windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection,
      ], ())
  }
}
