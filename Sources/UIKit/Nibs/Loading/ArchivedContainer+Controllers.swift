// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UINavigationController: ArchivedContainer {
  func adopt(_ child: UIViewController, role: String) {
    if role == "rootViewController" { setViewControllers([child], animated: false) }
  }
}

extension UITabBarController: ArchivedContainer {
  func adopt(_ children: [UIViewController]) { setViewControllers(children, animated: false) }
}

extension UISplitViewController: ArchivedContainer {
  func adopt(_ child: UIViewController, role: String) {
    switch role {
    case "masterViewController": viewControllers.insert(child, at: 0)
    case "detailViewController": viewControllers.append(child)
    default: break
    }
  }
}
