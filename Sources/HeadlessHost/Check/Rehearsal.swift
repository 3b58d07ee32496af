// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// What a worker does once so that each process it forks need not: the app's storyboards are read, and
/// the toolchain's and UIKit's tables are made that the first layout of any app asks for.
///
/// Nothing of the app runs, and no thread is started; a look that follows replaces all that this
/// leaves in UIKit, as it does with what a look before it left (Documentation/Check.md §4.1).
@MainActor
enum Rehearsal {
  static func run(_ plan: CheckPlan) {
    guard let first = plan.configurations.first, let device = DeviceDescription(first) else {
      return
    }
    _ = UIApplication.replaceShared(device)
    // Documents that cannot be read have ended the process that listed the screens.
    if !plan.screens.isEmpty { _ = UIStoryboard.allIdentifiers }
    let navigation = UINavigationController(rootViewController: screen())
    let tabs = UITabBarController()
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for _ in 0..<3 where !Runtime.current.turn() { break }
    window.isHidden = true
    _ = UIApplication.replaceShared(device)
  }

  /// A text, a button with a symbol and a list, laid out by constraints.
  private static func screen() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Rehearsal"
    let text = UILabel()
    text.text = "Text"
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let stack = UIStackView(arrangedSubviews: [text, button, table])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return controller
  }
}
