// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get {
      optionalDefault("window", self, [], nil) { (next: any UIApplicationDelegate) in next.window }
    }
    set { unimplemented(()) }
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    optionalDefault(
      "application:willFinishLaunchingWithOptions:", self, [application, launchOptions], true
    ) { (next: any UIApplicationDelegate) in
      next.application(application, willFinishLaunchingWithOptions: launchOptions)
    }
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    optionalDefault(
      "application:didFinishLaunchingWithOptions:", self, [application, launchOptions], true
    ) { (next: any UIApplicationDelegate) in
      next.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
  }
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    optionalDefault("applicationDidFinishLaunching:", self, [application], ()) {
      (next: any UIApplicationDelegate) in next.applicationDidFinishLaunching(application)
    }
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {
    optionalDefault("applicationDidBecomeActive:", self, [application], ()) {
      (next: any UIApplicationDelegate) in next.applicationDidBecomeActive(application)
    }
  }
  public func applicationWillResignActive(_ application: UIApplication) {
    optionalDefault("applicationWillResignActive:", self, [application], ()) {
      (next: any UIApplicationDelegate) in next.applicationWillResignActive(application)
    }
  }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    optionalDefault("applicationDidEnterBackground:", self, [application], ()) {
      (next: any UIApplicationDelegate) in next.applicationDidEnterBackground(application)
    }
  }
  public func applicationWillEnterForeground(_ application: UIApplication) {
    optionalDefault("applicationWillEnterForeground:", self, [application], ()) {
      (next: any UIApplicationDelegate) in next.applicationWillEnterForeground(application)
    }
  }
  public func applicationWillTerminate(_ application: UIApplication) {
    optionalDefault("applicationWillTerminate:", self, [application], ()) {
      (next: any UIApplicationDelegate) in next.applicationWillTerminate(application)
    }
  }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    optionalDefault("applicationDidReceiveMemoryWarning:", self, [application], ()) {
      (next: any UIApplicationDelegate) in next.applicationDidReceiveMemoryWarning(application)
    }
  }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    optionalDefault(
      "application:supportedInterfaceOrientationsForWindow:", self, [application, window], .all
    ) { (next: any UIApplicationDelegate) in
      next.application(application, supportedInterfaceOrientationsFor: window)
    }
  }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    optionalDefault(
      "application:configurationForConnectingSceneSession:options:", self,
      [application, connectingSceneSession, options],
      UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    ) { (next: any UIApplicationDelegate) in
      next.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
    }
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    optionalDefault("application:didDiscardSceneSessions:", self, [application, sceneSessions], ())
    { (next: any UIApplicationDelegate) in
      next.application(application, didDiscardSceneSessions: sceneSessions)
    }
  }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    optionalDefault("application:openURL:options:", self, [app, url, options], false) {
      (next: any UIApplicationDelegate) in next.application(app, open: url, options: options)
    }
  }
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    optionalDefault(
      "application:openURL:sourceApplication:annotation:", self,
      [application, url, sourceApplication, annotation], false
    ) { (next: any UIApplicationDelegate) in
      next.application(
        application, open: url, sourceApplication: sourceApplication, annotation: annotation)
    }
  }
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    optionalDefault("application:handleOpenURL:", self, [application, url], false) {
      (next: any UIApplicationDelegate) in next.application(application, handleOpen: url)
    }
  }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    optionalDefault(
      "application:continueUserActivity:restorationHandler:", self,
      [application, userActivity, restorationHandler], false
    ) { (next: any UIApplicationDelegate) in
      next.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }
  }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    optionalDefault(
      "application:performActionForShortcutItem:completionHandler:", self,
      [application, shortcutItem, completionHandler], ()
    ) { (next: any UIApplicationDelegate) in
      next.application(
        application, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
  }
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    optionalDefault(
      "scene:willConnectToSession:options:", self, [scene, session, connectionOptions], ()
    ) { (next: any UISceneDelegate) in
      next.scene(scene, willConnectTo: session, options: connectionOptions)
    }
  }
  public func sceneDidDisconnect(_ scene: UIScene) {
    optionalDefault("sceneDidDisconnect:", self, [scene], ()) { (next: any UISceneDelegate) in
      next.sceneDidDisconnect(scene)
    }
  }
  public func sceneDidBecomeActive(_ scene: UIScene) {
    optionalDefault("sceneDidBecomeActive:", self, [scene], ()) { (next: any UISceneDelegate) in
      next.sceneDidBecomeActive(scene)
    }
  }
  public func sceneWillResignActive(_ scene: UIScene) {
    optionalDefault("sceneWillResignActive:", self, [scene], ()) { (next: any UISceneDelegate) in
      next.sceneWillResignActive(scene)
    }
  }
  public func sceneWillEnterForeground(_ scene: UIScene) {
    optionalDefault("sceneWillEnterForeground:", self, [scene], ()) { (next: any UISceneDelegate) in
      next.sceneWillEnterForeground(scene)
    }
  }
  public func sceneDidEnterBackground(_ scene: UIScene) {
    optionalDefault("sceneDidEnterBackground:", self, [scene], ()) { (next: any UISceneDelegate) in
      next.sceneDidEnterBackground(scene)
    }
  }
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    optionalDefault("scene:openURLContexts:", self, [scene, contexts], ()) {
      (next: any UISceneDelegate) in next.scene(scene, openURLContexts: contexts)
    }
  }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    optionalDefault("scene:continueUserActivity:", self, [scene, userActivity], ()) {
      (next: any UISceneDelegate) in next.scene(scene, continue: userActivity)
    }
  }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get {
      optionalDefault("window", self, [], nil) { (next: any UIWindowSceneDelegate) in next.window }
    }
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
      ], ()
    ) { (next: any UIWindowSceneDelegate) in
      next.windowScene(
        windowScene, didUpdate: previousCoordinateSpace,
        interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection
      )
    }
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    optionalDefault(
      "windowScene:performActionForShortcutItem:completionHandler:", self,
      [windowScene, shortcutItem, completionHandler], ()
    ) { (next: any UIWindowSceneDelegate) in
      next.windowScene(
        windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
  }
}
