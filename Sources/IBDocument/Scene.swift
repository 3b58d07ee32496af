// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// One scene of a storyboard: a controller and what stands beside it.
package struct Scene: Equatable, Sendable {
  package let id: String?
  /// The objects in document order: controller, placeholders, free objects, exit.
  package let objects: [Element]
  /// Where the scene lies on the canvas, in points.
  package let canvasLocation: CGPoint?

  init(_ element: Element) {
    id = element["sceneID"]
    objects = element.items(of: "objects")
    canvasLocation = element.point("canvasLocation")
  }

  /// The scene's controller; nil in a scene that has none.
  package var controller: Element? {
    objects.first { Scene.controllerNames.contains($0.name) }
  }

  /// Top-level objects beside the controller: views outside the hierarchy, gesture recognizers,
  /// custom objects. Placeholders and exits are not among them.
  package var freeObjects: [Element] {
    objects.filter {
      $0.id != controller?.id && $0.name != "placeholder" && $0.name != "exit"
    }
  }

  /// The elements that make view controllers.
  package static let controllerNames: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "hostingController",
    "viewControllerPlaceholder", "glkViewController", "avPlayerViewController",
  ]
}
