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
    case "masterViewController", "primaryViewController": setViewController(child, for: .primary)
    case "supplementaryViewController": setViewController(child, for: .supplementary)
    case "detailViewController", "secondaryViewController":
      setViewController(child, for: .secondary)
    case "compactViewController": setViewController(child, for: .compact)
    default: break
    }
  }
}
