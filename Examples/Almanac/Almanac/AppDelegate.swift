import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .meadow
    window.rootViewController = UINavigationController(rootViewController: SignInController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension UIViewController {
  /// Puts another controller in place of everything that the window shows.
  func replaceRoot(by controller: UIViewController) {
    view.window?.rootViewController = controller
  }
}
