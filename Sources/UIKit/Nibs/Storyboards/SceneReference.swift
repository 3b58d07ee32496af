// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// A scene of an app's storyboards, by what finds it again.
package struct SceneReference {
  package let storyboard: String
  /// The object identifier of its controller.
  package let identifier: String
  /// The storyboard identifier, else the controller's class or title.
  package let name: String
  /// Whether it is what its storyboard shows first.
  package let isInitial: Bool
}

extension UIStoryboard {
  /// Scenes with a screen of their own: no placeholders, no containers, which show other scenes.
  package static var sceneReferences: [SceneReference] {
    all.filter { !$0.source.document.isLaunchScreen }.flatMap { storyboard in
      let document = storyboard.source.document
      let first = storyboard.firstScreen
      return document.scenes.compactMap { scene -> SceneReference? in
        guard let controller = scene.controller, let id = controller.id,
          !containerNames.contains(controller.name)
        else { return nil }
        let name =
          controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["title"]
          ?? "\(storyboard.name) \(id)"
        return SceneReference(
          storyboard: storyboard.name, identifier: id, name: name, isInitial: id == first)
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

  /// The scene that is seen first: the initial one, or the first that initial containers hold.
  private var firstScreen: String? {
    var id = source.document.initialViewController
    for _ in 0..<8 {
      guard let current = id,
        let element = source.document.scene(withControllerID: current)?
          .controller, UIStoryboard.containerNames.contains(element.name)
      else { return id }
      let next = element.connections.first { connection in
        guard case .segue(let segue) = connection.kind, case .relationship = segue.kind else {
          return false
        }
        return true
      }
      guard let next else { return id }
      id = next.destination
    }
    return id
  }
}
