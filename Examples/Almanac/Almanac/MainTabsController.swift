import UIKit

/// The five parts of the app.
final class MainTabsController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      part(TodayController(), "Today", "sun.max"),
      part(MonthController(), "Calendar", "calendar"),
      garden(),
      part(JournalController(), "Journal", "book"),
      part(SettingsController(), "Settings", "gearshape"),
    ]
  }

  private func part(_ controller: UIViewController, _ title: String, _ symbol: String)
    -> UIViewController
  {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    return navigation
  }

  private func garden() -> UIViewController {
    let split = GardenController()
    split.tabBarItem = UITabBarItem(
      title: "Garden", image: UIImage(systemName: "leaf"), selectedImage: nil)
    return split
  }
}
