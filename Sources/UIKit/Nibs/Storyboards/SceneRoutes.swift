// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Names a scene among those of all storyboards.
package struct SceneKey: Hashable, Sendable {
  package let storyboard: String
  /// The object identifier of its controller.
  package let identifier: String
}

/// How the scenes of an app lead to each other, as its storyboards say.
@MainActor
struct SceneRoutes {
  private struct Edge {
    let source: SceneKey
    let kind: SegueValue.Kind
    /// How it says that the scene is presented.
    let style: String?
    /// The position among the source's relationships of that kind.
    let position: Int
  }

  /// A way into a scene: from a container down to it.
  struct Route {
    struct Step {
      let scene: SceneKey
      let kind: SegueValue.Kind
      let position: Int
    }
    let start: SceneKey
    let steps: [Step]
  }

  /// What leads to each scene, in the order of the documents.
  private var edges: [SceneKey: [Edge]] = [:]

  init(_ storyboards: [UIStoryboard]) {
    var named: [String: UIStoryboard] = [:]
    for storyboard in storyboards { named[storyboard.name] = storyboard }
    for storyboard in storyboards where !storyboard.source.document.isLaunchScreen {
      for scene in storyboard.source.document.scenes {
        guard let id = scene.controller?.id else { continue }
        let source = SceneKey(storyboard: storyboard.name, identifier: id)
        var counts: [String: Int] = [:]
        for object in scene.objects {
          object.forEachDescendant { element, _ in
            for connection in element.connections {
              guard case .segue(let segue) = connection.kind,
                let target = Self.scene(connection.destination, of: storyboard, among: named)
              else { continue }
              var position = 0
              if case .relationship(let role) = segue.kind {
                position = counts[role, default: 0]
                counts[role] = position + 1
              }
              edges[target, default: []].append(
                Edge(
                  source: source, kind: segue.kind, style: segue.modalPresentationStyle,
                  position: position))
            }
          }
        }
      }
    }
  }

  /// The scene that a segue leads to, through storyboard references.
  private static func scene(
    _ id: String, of storyboard: UIStoryboard, among named: [String: UIStoryboard]
  ) -> SceneKey? {
    guard let element = storyboard.source.document.scene(withControllerID: id)?.controller else {
      return nil
    }
    guard element.name == "viewControllerPlaceholder" else {
      return SceneKey(storyboard: storyboard.name, identifier: id)
    }
    guard let target = element["storyboardName"].map({ named[$0] }) ?? storyboard else {
      return nil
    }
    let document = target.source.document
    let found =
      if let name = element["referencedIdentifier"] {
        document.scene(withStoryboardIdentifier: name)?.controller?.id
      } else {
        document.initialViewController
      }
    return found.map { SceneKey(storyboard: target.name, identifier: $0) }
  }

  /// Whether a scene is part of another one.
  func isEmbedded(_ scene: SceneKey) -> Bool {
    edges[scene, default: []].contains { $0.kind == .embed && $0.source != scene }
  }

  /// Whether all that leads to a scene presents it as a sheet.
  ///
  /// - Parameter style: That of its controller, which segues without one leave as it is.
  func isSheet(_ scene: SceneKey, _ style: UIModalPresentationStyle) -> Bool {
    let edges = edges[scene, default: []]
    return !edges.isEmpty
      && edges.allSatisfy { edge in
        guard edge.kind == .presentation || edge.kind == .modal else { return false }
        switch edge.style {
        case nil: return [.automatic, .pageSheet, .formSheet].contains(style)
        case "pageSheet", "formSheet", "automatic": return true
        default: return false
        }
      }
  }

  /// The navigation controller that begins with a scene.
  func navigation(around scene: SceneKey) -> SceneKey? {
    edges[scene, default: []].first { $0.kind == .relationship("rootViewController") }?.source
  }

  /// The shortest way from a navigation or tab bar controller to a scene; nil where there is none.
  func route(to scene: SceneKey) -> Route? {
    var queue = [Route(start: scene, steps: [])]
    var seen: Set<SceneKey> = [scene]
    while !queue.isEmpty {
      let route = queue.removeFirst()
      for edge in edges[route.start, default: []] where seen.insert(edge.source).inserted {
        let step = Route.Step(scene: route.start, kind: edge.kind, position: edge.position)
        let longer = Route(start: edge.source, steps: [step] + route.steps)
        switch edge.kind {
        case .relationship("rootViewController"): return outer(longer)
        case .relationship("viewControllers"):
          // Without a navigation controller nothing is pushed.
          if route.steps.isEmpty { return longer }
        case .show, .push: queue.append(longer)
        default: continue
        }
      }
    }
    return nil
  }

  /// A route from the tab bar controller around a navigation controller, if there is one.
  private func outer(_ route: Route) -> Route {
    for edge in edges[route.start, default: []] {
      guard case .relationship("viewControllers") = edge.kind else { continue }
      let step = Route.Step(scene: route.start, kind: edge.kind, position: edge.position)
      return Route(start: edge.source, steps: [step] + route.steps)
    }
    return route
  }
}

extension UIViewController {
  /// Whether a check shows the controller alone and in the whole window, where the app presents it as a
  /// sheet (Documentation/Check.md §1.2).
  package var standsForSheet: Bool {
    get { surroundings.standsForSheet }
    set { surroundings.standsForSheet = newValue }
  }

  /// Whether a check made the controller by its class, so that nobody gave it what it shows
  /// (Documentation/Check.md §6.13).
  package var isMadeByCheck: Bool {
    get { surroundings.isMadeByCheck }
    set { surroundings.isMadeByCheck = newValue }
  }
}

extension UIStoryboard {
  /// Makes a scene in what the app shows it in: pushed onto its navigation controller, chosen in its
  /// tab bar (Documentation/Check.md §1.2).
  ///
  /// - Returns: nil when there is no such scene any more.
  package static func controllerAsShown(
    storyboard: String, identifier: String
  ) -> UIViewController? {
    let scene = SceneKey(storyboard: storyboard, identifier: identifier)
    let routes = SceneRoutes(all)
    let route = routes.route(to: scene)
    let shown = route.flatMap { follow($0) } ?? controller(scene)
    if let shown {
      shown.standsForSheet = routes.isSheet(route?.start ?? scene, shown.modalPresentationStyle)
    }
    return shown
  }

  /// - Returns: The controller in which a route begins; nil where the documents do not hold what it needs.
  private static func follow(
    _ route: SceneRoutes.Route
  ) -> UIViewController? {
    guard let first = controller(route.start) else { return nil }
    var current = first
    var navigation: UINavigationController?
    for step in route.steps {
      switch step.kind {
      case .relationship("viewControllers"):
        guard let tabs = current as? UITabBarController,
          let tab = tabs.viewControllers?.dropFirst(step.position).first
        else { return nil }
        tabs.selectedIndex = step.position
        current = tab
      case .relationship:
        navigation = current as? UINavigationController
        guard let root = navigation?.viewControllers.first else { return nil }
        current = root
      default:
        guard let navigation, let next = controller(step.scene) else { return nil }
        navigation.pushViewController(next, animated: false)
        current = next
      }
    }
    return first
  }

  private static func controller(_ scene: SceneKey) -> UIViewController? {
    controller(storyboard: scene.storyboard, identifier: scene.identifier)
  }
}
