// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an app does at the turns of its life.
///
/// Differs from UIKit: `init()` is a requirement, because Swift makes objects of a class it knows
/// only at run time through a required initialiser. A `final` class has it for free.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  init()

  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
}

extension UIApplicationDelegate {
  /// `window` as apps see the optional requirement on iOS; the lowering writes it
  /// (Documentation/SourceLowering.md §5.6).
  public var optionalWindow: UIWindow?? { .some(window) }

  public var window: UIWindow? {
    get { unimplemented(nil) }
    set { unimplemented(()) }
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { unimplemented(true) }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { unimplemented(true) }

  public func applicationDidFinishLaunching(_ application: UIApplication) { unimplemented(()) }
  public func applicationDidBecomeActive(_ application: UIApplication) { unimplemented(()) }
  public func applicationWillResignActive(_ application: UIApplication) { unimplemented(()) }
  public func applicationDidEnterBackground(_ application: UIApplication) { unimplemented(()) }
  public func applicationWillEnterForeground(_ application: UIApplication) { unimplemented(()) }
  public func applicationWillTerminate(_ application: UIApplication) { unimplemented(()) }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    unimplemented(())
  }

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { unimplemented(.all) }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    unimplemented(
      UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role))
  }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { unimplemented(()) }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { unimplemented(false) }

  /// What `@main` on an app's delegate calls.
  public static func main() {
    UIApplicationLauncher.launch { Self() }
  }
}
