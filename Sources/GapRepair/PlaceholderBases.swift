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
  /// Makes it what it is used as: a class under another placeholder's, or one of its protocol
  /// (Documentation/Gaps.md §5.4).
  ///
  /// - Parameter all: Those of the app; what has to follow is changed in them too.
  /// - Returns: What changed; nothing where it cannot be that.
  package static func using(
    _ name: String, as wanted: String, in all: [String: Placeholder]
  ) -> [Placeholder] {
    guard name != wanted, var one = all[name], var other = all[wanted], one.kind == .class else {
      return []
    }
    if other.kind == .protocol {
      return one.adopted.insert(wanted).inserted ? [one] : []
    }
    var above = other
    while let parent = above.parent?.name, let next = all[parent] {
      if parent == name { return [] }
      above = next
    }
    guard one.parent == nil, one.arity == 0, other.arity == 0,
      !one.isEntryPoint, !other.isEntryPoint,
      one.base != "UIViewController" || one.initializers.isEmpty
    else { return [] }
    let bases = Set([one.base, other.base].compactMap { $0 }).subtracting(["NSObject"])
    guard bases.count < 2 else { return [] }
    one.base = bases.first ?? "NSObject"
    other.base = one.base
    one.parent = Parent(name: wanted, initializers: other.initializers)
    var changed = [one]
    if all[wanted] != other { changed.append(other) }
    changed += following(changed, in: all)
    return changed
  }

  /// Makes it another kind of thing; those that are related to it follow.
  package func turning(into kind: Kind, in all: [String: Placeholder]) -> [Placeholder] {
    var one = self
    one.kind = kind
    one.base = nil
    one.parent = nil
    let others = all.values.compactMap { other -> Placeholder? in
      var other = other
      if kind == .protocol, other.parent?.name == name {
        other.parent = nil
        other.adopted.insert(name)
        return other
      }
      return kind == .class && other.adopted.remove(name) != nil ? other : nil
    }
    return [one] + others
  }

  /// Makes it, and all that are related to it, one of a class.
  package func taking(base: String, in all: [String: Placeholder]) -> [Placeholder] {
    var root = self
    while let parent = root.parent?.name, let next = all[parent] { root = next }
    root.base = base
    return [root] + Self.following([root], in: all)
  }

  /// Those that inherit what changed and are not among it, with the same base.
  private static func following(
    _ changed: [Placeholder], in all: [String: Placeholder]
  ) -> [Placeholder] {
    var done = Dictionary(uniqueKeysWithValues: changed.map { ($0.name, $0) })
    var found: [Placeholder] = []
    var next = changed
    while let above = next.popLast() {
      for var one in all.values where one.parent?.name == above.name && done[one.name] == nil {
        one.base = above.base
        done[one.name] = one
        found.append(one)
        next.append(one)
      }
    }
    return found
  }

  private var isEntryPoint: Bool { base == Self.delegate }

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
