// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the superclass of an app's delegate is where it is missing: its methods may be overridden and
/// called, and do nothing (Documentation/Gaps.md §6.7).
open class SnugDelegateStandIn: UIResponder, UIApplicationDelegate {
  public required override init() { super.init() }

  // Scripts/optional-methods: UIApplicationDelegate.
  open func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { unimplemented(true) }
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { unimplemented(true) }
  open func applicationDidFinishLaunching(_ application: UIApplication) { unimplemented(()) }
  open func applicationDidBecomeActive(_ application: UIApplication) { unimplemented(()) }
  open func applicationWillResignActive(_ application: UIApplication) { unimplemented(()) }
  open func applicationDidEnterBackground(_ application: UIApplication) { unimplemented(()) }
  open func applicationWillEnterForeground(_ application: UIApplication) { unimplemented(()) }
  open func applicationWillTerminate(_ application: UIApplication) { unimplemented(()) }
  open func applicationDidReceiveMemoryWarning(_ application: UIApplication) { unimplemented(()) }
  open func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { unimplemented(.all) }
  open func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    unimplemented(UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role))
  }
  open func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { unimplemented(()) }
  open func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { unimplemented(false) }
  open func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { unimplemented(false) }
  open func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    unimplemented(false)
  }
  open func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { unimplemented(false) }
  open func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { unimplemented(()) }
  // Scripts/optional-methods ends.
}
