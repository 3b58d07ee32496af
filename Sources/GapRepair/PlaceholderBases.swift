// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Placeholder {
  /// The classes that a placeholder may turn out to inherit (Documentation/Gaps.md §5.3).
  static let bases = PlaceholderBases()
}

struct PlaceholderBases {
  /// Classes of the system that apps and libraries inherit, each made by the initialisers that
  /// ``Placeholder/text`` knows.
  private let classes: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView",
    "UIScrollView", "UIStackView", "UITableView", "UICollectionView", "UITableViewCell",
    "UICollectionViewCell", "UICollectionReusableView", "UIWindow", "UIToolbar", "UISearchBar",
    "UINavigationBar", "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIGestureRecognizer", "CALayer",
    "UICollectionViewLayout", "UICollectionViewFlowLayout",
  ]

  /// Members that say what a value is; of views and controllers, those that no other thing has.
  private let members: [String: String] = [
    "addSubview": "UIView", "removeFromSuperview": "UIView", "superview": "UIView",
    "subviews": "UIView", "bringSubviewToFront": "UIView", "sendSubviewToBack": "UIView",
    "translatesAutoresizingMaskIntoConstraints": "UIView", "setNeedsLayout": "UIView",
    "layoutIfNeeded": "UIView", "topAnchor": "UIView", "bottomAnchor": "UIView",
    "leadingAnchor": "UIView", "trailingAnchor": "UIView", "centerXAnchor": "UIView",
    "centerYAnchor": "UIView", "widthAnchor": "UIView", "heightAnchor": "UIView",
    "addGestureRecognizer": "UIView", "clipsToBounds": "UIView",
    "navigationItem": "UIViewController", "navigationController": "UIViewController",
    "tabBarItem": "UIViewController", "modalPresentationStyle": "UIViewController",
    "modalTransitionStyle": "UIViewController", "viewIfLoaded": "UIViewController",
    "addChild": "UIViewController", "didMove": "UIViewController",
    "presentingViewController": "UIViewController", "isModalInPresentation": "UIViewController",
    "pushViewController": "UINavigationController",
    "popViewController": "UINavigationController",
    "addSublayer": "CALayer", "masksToBounds": "CALayer",
  ]

  func isBase(_ name: String) -> Bool { classes.contains(name) }

  subscript(ofMember name: String) -> String? { members[name] }
}

extension Placeholder {
  /// Whether it may be one of a class: it is one of nothing yet, or of something less.
  package func takes(base wanted: String) -> Bool {
    guard kind == .class, base != wanted else { return false }
    let isController = wanted.hasSuffix("Controller")
    switch base {
    case nil, "NSObject": return true
    case "UIView":
      return !isController && !wanted.hasSuffix("Layout") && wanted != "CALayer"
        && wanted != "UIGestureRecognizer"
    case "UIViewController": return isController
    default: return false
    }
  }
}
