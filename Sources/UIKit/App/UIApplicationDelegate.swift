// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an app does at the turns of its life.
///
/// Differs from UIKit: `init()` is a requirement, because Swift makes objects of a class it knows
/// only at run time through a required initialiser. A `final` class has it for free.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  init()

  // @objc optional
  var window: UIWindow? { get set }

  // @objc optional = true
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  // @objc optional = true
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  // @objc optional
  func applicationDidFinishLaunching(_ application: UIApplication)
  // @objc optional
  func applicationDidBecomeActive(_ application: UIApplication)
  // @objc optional
  func applicationWillResignActive(_ application: UIApplication)
  // @objc optional
  func applicationDidEnterBackground(_ application: UIApplication)
  // @objc optional
  func applicationWillEnterForeground(_ application: UIApplication)
  // @objc optional
  func applicationWillTerminate(_ application: UIApplication)
  // @objc optional
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  // @objc(application:supportedInterfaceOrientationsForWindow:) optional = .all
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  // @objc(application:configurationForConnectingSceneSession:options:)
  // optional = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  // @objc optional
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  // @objc(application:openURL:options:) optional = false
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  // @objc(application:openURL:sourceApplication:annotation:) optional = false
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  // @objc(application:handleOpenURL:) optional = false
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  // @objc(application:continueUserActivity:restorationHandler:) optional = false
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  // @objc(application:performActionForShortcutItem:completionHandler:) optional
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
  /// `window` as apps see the optional requirement on iOS; the lowering writes it
  /// (Documentation/SourceLowering.md §5.6).
  public var optionalWindow: UIWindow?? { .some(window) }

  /// What `@main` on an app's delegate calls.
  public static func main() {
    UIApplicationLauncher.launch { Self() }
  }
}
