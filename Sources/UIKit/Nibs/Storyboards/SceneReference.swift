// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// A scene of an app's storyboards, by what finds it again.
package struct SceneReference {
  package let storyboard: String
  /// The object identifier of its controller.
  package let identifier: String
  /// The storyboard identifier, else the controller's class or title.
  package let name: String
  /// The controller's class, where it is one of the app's.
  package let className: String?
  /// Whether its storyboard begins with it, or with a navigation controller that does.
  package let isFirst: Bool
}

extension UIStoryboard {
  /// Scenes with a screen of their own that the app does not show now: no placeholders, no containers,
  /// which show other scenes, and no parts of others.
  package static func sceneReferences(besides shown: [UIViewController]) -> [SceneReference] {
    let storyboards = all
    let routes = SceneRoutes(storyboards)
    let seen = Set(shown.compactMap(\.sceneKey))
    return storyboards.filter { !$0.source.document.isLaunchScreen }.flatMap { storyboard in
      storyboard.source.document.scenes.compactMap { scene -> SceneReference? in
        guard let controller = scene.controller, let id = controller.id,
          !containerNames.contains(controller.name)
        else { return nil }
        let key = SceneKey(storyboard: storyboard.name, identifier: id)
        guard !seen.contains(key), !routes.isEmbedded(key) else { return nil }
        let name =
          controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["title"]
          ?? "\(storyboard.name) \(id)"
        let initial = storyboard.source.document.initialViewController
        let isFirst =
          initial != nil && [id, routes.navigation(around: key)?.identifier].contains(initial)
        return SceneReference(
          storyboard: storyboard.name, identifier: id, name: name,
          className: controller["customClass"], isFirst: isFirst)
      }
    }
  }

  /// Makes the controller of a scene.
  package static func controller(storyboard: String, identifier: String) -> UIViewController? {
    all.first { $0.name == storyboard }?.controller(withObjectID: identifier)
  }

  private static let containerNames: Set<String> = [
    "viewControllerPlaceholder", "navigationController", "tabBarController", "splitViewController",
    "pageViewController",
  ]
}
