// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import UIKit

/// The screens of the app that is running.
@MainActor
struct ScreenFinder {
  /// What the app shows first, the storyboards' scenes and the previews, in this order.
  ///
  /// The scene that the app shows first is not listed again.
  static func screens() -> [ScreenRequest] {
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
    for scene in UIStoryboard.sceneReferences where !scene.isInitial {
      add(
        ScreenRequest(
          name: scene.name, origin: .scene, storyboard: scene.storyboard,
          identifier: scene.identifier))
    }
    for name in PreviewRegistry.names {
      add(ScreenRequest(name: name, origin: .preview, identifier: name))
    }
    return screens
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
