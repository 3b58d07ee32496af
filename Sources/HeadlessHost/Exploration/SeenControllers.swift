// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import UIKit

/// The view controllers in sight, for the name of a screen (Documentation/Exploration.md §2).
@MainActor
struct SeenControllers {
  /// The classes that are a screen's name, outermost first.
  let chain: [String]
  /// The outermost views of those controllers, without the containers around them.
  let views: [UIView]
  /// Every class of the app's own in sight, containers too, sorted.
  let own: [String]
  /// Where the app stands: the classes on the way from the window down, those that are covered too.
  let place: [String]
  /// The title of the bar in front.
  let title: String

  init() {
    let root = ScreenContents().windows.first { $0.rootViewController != nil }?.rootViewController
    var layers: [UIViewController] = []
    var next = root
    while let controller = next {
      layers.append(controller)
      next = controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }
    var chain: [UIViewController] = []
    var over: [UIView] = []
    // What UIKit itself presents, an alert or a search, is a state of what is behind it.
    for layer in layers.reversed() {
      chain = Self.chain(of: layer)
      if !chain.isEmpty { break }
      if let view = layer.viewIfLoaded { over.append(view) }
    }
    if chain.isEmpty {
      chain = layers.first.map { [$0] } ?? []
      over = []
    }
    self.chain = chain.isEmpty ? ["UIWindow"] : chain.map(Self.name)
    let views = chain.compactMap(\.viewIfLoaded)
    self.views =
      views.filter { view in !views.contains { $0 !== view && view.isDescendant(of: $0) } } + over
    own = Set(layers.flatMap(Self.sight).filter(Self.isOwn).map(Self.name)).sorted()
    place = layers.flatMap(Self.place)
    title = layers.last.flatMap(Self.title) ?? ""
  }

  static func name(of controller: UIViewController) -> String {
    String(describing: type(of: controller))
  }

  static func isOwn(_ controller: UIViewController) -> Bool {
    !ClassOrigin.isUIKit(type(of: controller))
  }

  /// What is shown directly within a controller.
  private static func inner(_ controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController:
      return navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: return tabs.selectedViewController.map { [$0] } ?? []
    case let search as UISearchController:
      return search.searchResultsController.map { [$0] }?.filter(isInSight) ?? []
    default: return controller.children.filter(isInSight)
    }
  }

  private static func isInSight(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded, let window = view.window else { return false }
    let frame = ScreenElement(view).visibleFrame(in: window)
    guard !frame.isNull, frame.width > 1, frame.height > 1 else { return false }
    return !sequence(first: view, next: \.superview).contains { $0.isHidden || $0.alpha < 0.01 }
  }

  private static func isContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
      || controller is UISearchController
  }

  private static func chain(of controller: UIViewController) -> [UIViewController] {
    let inside = inner(controller).flatMap(chain)
    if isContainer(controller) { return inside }
    if controller is UIAlertController { return [] }
    guard isOwn(controller) || type(of: controller) == UIViewController.self else {
      return inside.isEmpty && controller.presentingViewController == nil
        ? [controller] : inside
    }
    return [controller] + inside
  }

  private static func sight(_ controller: UIViewController) -> [UIViewController] {
    [controller] + inner(controller).flatMap(sight)
  }

  private static func place(_ controller: UIViewController) -> [String] {
    let name = name(of: controller) + (controller.isEditing ? " editing" : "")
    switch controller {
    case let navigation as UINavigationController:
      return [name] + navigation.viewControllers.flatMap(place)
    case let tabs as UITabBarController:
      // What other tabs show decides where a tap on them leads.
      return ["\(name) \(tabs.selectedIndex)"] + (tabs.viewControllers ?? []).flatMap(place)
    case let split as UISplitViewController: return [name] + split.viewControllers.flatMap(place)
    default: return [name] + inner(controller).flatMap(place)
    }
  }

  private static func title(of controller: UIViewController) -> String? {
    inner(controller).lazy.compactMap(title).first
      ?? controller.navigationItem.title ?? controller.title
  }
}
