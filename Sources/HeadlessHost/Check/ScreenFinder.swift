// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import UIKit

/// The screens of the app that is running.
@MainActor
struct ScreenFinder {
  /// What the app shows first, the storyboards' scenes and the previews, in this order.
  ///
  /// Scenes that are seen first, or that are parts of others, are not listed again.
  ///
  /// - Parameter controllers: Classes to list too, with their modules.
  static func screens(controllers: [String] = []) -> [ScreenRequest] {
    var screens: [ScreenRequest] = []
    var names: Set<String> = []
    func add(_ screen: ScreenRequest) {
      var screen = screen
      let plain = screen.name
      var number = 2
      while !names.insert(screen.name).inserted {
        screen.name = "\(plain) \(number)"
        number += 1
      }
      screens.append(screen)
    }
    if let first = UIApplication.shared.windows.first {
      add(ScreenRequest(name: name(of: first.rootViewController), origin: .initial))
    }
    let shown = UIApplication.shared.windows.compactMap(\.rootViewController).flatMap(seen)
    for scene in UIStoryboard.sceneReferences(besides: shown) {
      add(
        ScreenRequest(
          name: scene.name, origin: .scene, storyboard: scene.storyboard,
          identifier: scene.identifier))
    }
    for name in PreviewRegistry.names where !name.hasPrefix(ScreenRequest.alonePrefix) {
      add(ScreenRequest(name: name, origin: .preview, identifier: name))
    }
    for type in controllers {
      let name = type.split(separator: ".").last.map(String.init) ?? type
      // A scene is called as its class.
      guard !names.contains(name) else { continue }
      add(ScreenRequest(name: name, origin: .controller, identifier: type))
    }
    return screens
  }

  /// The screens that can stand alone: those first that the launch leads to, then the storyboards' first
  /// scenes, then the rest (Documentation/Gaps.md §6.6).
  ///
  /// - Parameter order: The classes that the launch leads to, the nearest first.
  static func loneScreens(controllers: [String], order: [String]) -> [ScreenRequest] {
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    let scenes = UIStoryboard.sceneReferences(besides: [])
    func rank(_ screen: ScreenRequest) -> Int {
      let scene = scenes.first {
        $0.storyboard == screen.storyboard && $0.identifier == screen.identifier
      }
      let type = scene?.className ?? screen.identifier?.split(separator: ".").last.map(String.init)
      // A screen of the system's shows nothing of the app.
      let found: AnyClass? = screen.identifier.flatMap { RuntimeRegistry.type(named: $0) }
      if found is SystemScreen.Type { return order.count + 2 }
      if let rank = type.flatMap({ ranks[$0] }) { return rank }
      return order.count + (scene?.isFirst == true ? 0 : 1)
    }
    var screens = screens(controllers: controllers).filter { $0.origin != .initial }
    for name in PreviewRegistry.names where name.hasPrefix(ScreenRequest.alonePrefix) {
      let type = String(name.dropFirst(ScreenRequest.alonePrefix.count))
      screens.append(ScreenRequest(name: type, origin: .preview, identifier: name))
    }
    let ranked = screens.enumerated().map { (rank: rank($1), index: $0, screen: $1) }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.screen)
  }

  /// The controllers that are in sight in a hierarchy.
  private static func seen(in controller: UIViewController) -> [UIViewController] {
    let inside: [UIViewController] =
      switch controller {
      case let navigation as UINavigationController:
        navigation.topViewController.map { [$0] } ?? []
      case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
      case let split as UISplitViewController: split.viewControllers
      default: controller.children
      }
    return [controller] + inside.flatMap(seen)
  }

  /// The class of the controller that is seen, without the containers around it.
  private static func name(of controller: UIViewController?) -> String {
    switch controller {
    case let navigation as UINavigationController:
      return navigation.topViewController.map { name(of: $0) } ?? "UINavigationController"
    case let tabs as UITabBarController:
      return (tabs.selectedViewController ?? tabs.viewControllers?.first).map { name(of: $0) }
        ?? "UITabBarController"
    case let split as UISplitViewController:
      return split.viewControllers.first.map { name(of: $0) } ?? "UISplitViewController"
    case let controller?: return "\(Swift.type(of: controller))"
    case nil: return "Screen"
    }
  }
}
