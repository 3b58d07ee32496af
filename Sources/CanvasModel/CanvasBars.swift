// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import UIKit

/// Which bars the canvas shows around a scene (Documentation/Fidelity.md §2.3).
///
/// A scene says so itself, or stands in a container, or is reached from one that does: then it is
/// shown with the bars of the way that leads to it.
struct CanvasBars {
  let document: Document
  /// What leads to each scene, by its id.
  private let ways: [String: Way]

  init(document: Document) {
    self.document = document
    ways = Self.ways(of: document)
  }

  /// What bars add to the safe area of a controller's view.
  ///
  /// - Parameter inSheet: Whether the scene is shown in a sheet, whose bars are higher.
  func insets(ofController element: Element, inSheet: Bool) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    let screen = CanvasScreen(document)
    let metrics = Metrics(element)
    let inferred = inferredBars(of: element.id ?? "", visited: [])
    if metrics.top ?? inferred.hasNavigationBar, !standsBelowTopBar(element) {
      insets.top = screen.navigationBarHeight(inSheet: inSheet)
      if metrics.top == nil, hasPrompt(element) { insets.top += CanvasScreen.promptHeight }
      if metrics.top == nil, inferred.hasLargeTitle, !foldsTitle(element) {
        insets.top += screen.largeTitleHeight(besideAddItem: inferred.hasAddItem)
      }
    }
    switch metrics.bottom {
    case _ where metrics.standsAbove: break
    case "nil"?: break
    case "simulatedToolbarMetrics"?: insets.bottom = screen.toolbarHeight
    case .some: insets.bottom = screen.tabBarHeight
    case nil
    where inferred.hasTabBar && !element.boolean("hidesBottomBarWhenPushed", default: false):
      insets.bottom = screen.tabBarHeight
    case nil: break
    }
    if metrics.bottom == nil, inferred.hasToolbar { insets.bottom += screen.toolbarHeight }
    return insets
  }

  /// Whether a scene's bar has a line of text above its title.
  private func hasPrompt(_ element: Element) -> Bool {
    element.child("navigationItem", key: "navigationItem")?["prompt"] != nil
  }

  /// Whether a large title is folded away: the canvas shows a list that is the first in its scene
  /// from where the screen begins, so as if it had been scrolled.
  private func foldsTitle(_ element: Element) -> Bool {
    guard CanvasScreen(document).foldsLargeTitles,
      let root = element.children.first(where: { $0.key == "view" && $0.name != "nil" })
    else { return false }
    return root.items(of: "subviews").first.map { Self.lists.contains($0.name) } ?? false
  }

  private static let lists: Set<String> = ["tableView", "collectionView", "scrollView"]

  /// Whether a scene has the system's "add" item in its bar.
  private func hasAddItem(_ id: String) -> Bool {
    var found = false
    let scene = document.scenes.first { $0.controller?.id == id }?.controller
    scene?.child("navigationItem", key: "navigationItem")?.forEachDescendant { item, _ in
      if item.name == "barButtonItem", item["systemItem"] == "add" { found = true }
    }
    return found
  }

  /// Whether a scene is presented, by itself or in a navigation controller, or pushed in one that
  /// is: in a sheet since iOS 13. What is shown from a scene that stands in no navigation controller
  /// is presented.
  func isPresented(_ id: String, visited: Set<String> = []) -> Bool {
    guard !visited.contains(id), let (source, segue) = incoming(id) else { return false }
    let outer = source.id ?? ""
    let visited = visited.union([id])
    switch segue.kind {
    case .presentation, .modal: return true
    case .show where !canPush(source, visited: visited),
      .push where !canPush(source, visited: visited):
      return true
    case .relationship("rootViewController"), .show, .push:
      return isPresented(outer, visited: visited)
    default: return false
    }
  }

  /// Whether a scene says that it has a navigation bar, or stands in a navigation controller by what
  /// the document says.
  private func canPush(_ scene: Element, visited: Set<String>) -> Bool {
    guard scene.name != "navigationController", Metrics(scene).top == nil else { return true }
    let id = scene.id ?? ""
    guard !visited.contains(id), let (source, segue) = incoming(id) else { return false }
    switch segue.kind {
    case .relationship("rootViewController"): return true
    case .relationship("viewControllers"), .show, .push, .embed:
      return canPush(source, visited: visited.union([id]))
    case .presentation, .modal: return false
    default: return true
    }
  }

  /// Whether the simulated metrics of a scene, or of the navigation controller whose first it is,
  /// name a sheet.
  func isSheet(_ element: Element) -> Bool {
    guard let (source, segue) = incoming(element.id ?? ""),
      case .relationship("rootViewController") = segue.kind
    else { return namesSheet(element) }
    return namesSheet(element) || namesSheet(source)
  }

  private func namesSheet(_ element: Element) -> Bool {
    [element, element.children.first { $0.key == "view" }].compactMap { $0 }.contains { holder in
      let name = holder.child(key: "simulatedDestinationMetrics")?.name
      return name == "modalPageSheetSimulatedSizeMetrics"
        || name == "modalFormSheetSimulatedSizeMetrics"
    }
  }

  /// Whether a scene has a size of its own, whatever the device.
  func isFreeform(_ element: Element) -> Bool {
    element.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }

  /// Simulated metrics that a scene writes down; nil where they are inferred.
  private struct Metrics {
    /// Whether a bar covers the top; an opaque one makes the view smaller instead.
    var top: Bool?
    /// Whether the view begins below a bar.
    var standsBelow = false
    /// The element of the bottom bar, "nil" for none.
    var bottom: String?
    /// Whether the view ends above that bar, which is opaque.
    var standsAbove = false

    init(_ element: Element) {
      for holder in [element, element.children.first { $0.key == "view" }].compactMap({ $0 }) {
        if let bar = holder.child(key: "simulatedTopBarMetrics") {
          standsBelow = bar.name != "nil" && !bar.boolean("translucent", default: true)
          top = bar.name != "nil" && !standsBelow
        }
        if let bar = holder.child(key: "simulatedBottomBarMetrics") {
          bottom = bar.name
          standsAbove = bar.name != "nil" && !bar.boolean("translucent", default: true)
        }
      }
    }
  }

  private struct Bars {
    var hasNavigationBar = false
    var hasTabBar = false
    /// Whether the tabs stand in a navigation controller, which pushes over their bar.
    var hasTabsInNavigation = false
    /// Whether the navigation controller shows its toolbar.
    var hasToolbar = false
    /// Whether the navigation bar takes large titles, and whether it shows one.
    var prefersLargeTitles = false
    var hasLargeTitle = false
    /// Whether the bar's first scene has the system's "add" item: what it pushes keeps its height.
    var hasAddItem = false
    /// Whether the navigation bar is opaque, so that views begin below it.
    var isOpaque = false
  }

  private func inferredBars(of id: String, visited: Set<String>) -> Bars {
    var bars = outerBars(of: id, visited: visited)
    // A scene says which title it wants, or has that of the one before it.
    let scene = document.scenes.first { $0.controller?.id == id }?.controller
    let metrics = scene.map(Metrics.init)
    if metrics?.top == true { bars.hasNavigationBar = true }
    if let metrics, let bottom = metrics.bottom {
      bars.hasTabBar = bottom == "simulatedTabBarMetrics" && !metrics.standsAbove
    }
    switch scene?.child("navigationItem", key: "navigationItem")?["largeTitleDisplayMode"] {
    case "never"?: bars.hasLargeTitle = false
    case "always"?: bars.hasLargeTitle = bars.prefersLargeTitles
    default: break
    }
    return bars
  }

  /// The bars of the way to a scene, without the scene's own wishes.
  private func outerBars(of id: String, visited: Set<String>) -> Bars {
    guard !visited.contains(id), let (source, segue) = incoming(id) else { return Bars() }
    let visited = visited.union([id])
    switch segue.kind {
    case .relationship("rootViewController"):
      var bars = inferredBars(of: source.id ?? "", visited: visited)
      bars.hasNavigationBar = covers(source)
      bars.hasToolbar = !source.boolean("toolbarHidden", default: true)
      let bar = source.child("navigationBar", key: "navigationBar")
      bars.prefersLargeTitles = bar?.boolean("largeTitles", default: false) ?? false
      bars.hasLargeTitle = bars.prefersLargeTitles
      bars.hasAddItem = hasAddItem(id)
      bars.isOpaque =
        !bars.hasNavigationBar && !source.boolean("navigationBarHidden", default: false)
      return bars
    case .relationship("viewControllers"):
      var bars = inferredBars(of: source.id ?? "", visited: visited)
      let bar = source.child("tabBar", key: "tabBar")
      bars.hasTabBar = bar?.boolean("translucent", default: true) ?? true
      // A simulated bar is no controller which could push over the tabs.
      let outer = outerBars(of: source.id ?? "", visited: visited)
      bars.hasTabsInNavigation = outer.hasNavigationBar || outer.isOpaque
      return bars
    case .show, .push:
      var bars = inferredBars(of: source.id ?? "", visited: visited)
      if bars.hasTabsInNavigation { (bars.hasTabBar, bars.hasTabsInNavigation) = (false, false) }
      return bars
    case .showDetail, .replace:
      return inferredBars(of: source.id ?? "", visited: visited)
    default: return Bars()
    }
  }

  /// A bar that is hidden covers nothing; an opaque one makes the view smaller instead.
  private func covers(_ navigation: Element) -> Bool {
    if navigation.boolean("navigationBarHidden", default: false) { return false }
    let bar = navigation.child("navigationBar", key: "navigationBar")
    return bar?.boolean("translucent", default: true) ?? true
  }

  /// Whether a scene's view begins where the navigation bar ends, instead of lying under it.
  func standsBelowTopBar(_ element: Element) -> Bool {
    let metrics = Metrics(element)
    if metrics.standsBelow || element.viewFrame.minY >= 44 { return true }
    if metrics.top == nil, inferredBars(of: element.id ?? "", visited: []).isOpaque,
      !element.boolean("extendedLayoutIncludesOpaqueBars", default: false)
    {
      return true
    }
    guard let edges = element.child(key: "edgesForExtendedLayout"),
      !edges.boolean("top", default: false)
    else { return false }
    return metrics.top
      ?? inferredBars(of: element.id ?? "", visited: []).hasNavigationBar
  }

  /// Whether a scene's view ends where an opaque bar at the bottom begins.
  func standsAboveBottomBar(_ element: Element) -> Bool { Metrics(element).standsAbove }

  /// Whether a scene says that it has no status bar; since Xcode 14 the canvas does not mind.
  func hidesStatusBar(_ element: Element) -> Bool {
    CanvasEra(toolsVersion: document.majorToolsVersion) < .xcode14
      && [element, element.children.first { $0.key == "view" }].compactMap { $0 }
        .contains { $0.isNil("simulatedStatusBarMetrics") }
  }

  private typealias Way = (source: Element, segue: SegueValue)

  private func incoming(_ id: String) -> Way? { ways[id] }

  /// The controller and segue that lead to each scene. With several, the document names the one that
  /// counts among its tie breakers; without, relationships go before other segues.
  private static func ways(of document: Document) -> [String: Way] {
    var found: [String: [(way: Way, id: String?)]] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      for object in scene.objects {
        object.forEachDescendant { element, _ in
          for connection in element.connections {
            if case .segue(let segue) = connection.kind {
              found[connection.destination, default: []].append(
                ((source: controller, segue: segue), connection.id))
            }
          }
        }
      }
    }
    let breakers = Set(
      document.root.items(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] })
    return found.compactMapValues { candidates in
      let chosen =
        candidates.first { $0.id.map(breakers.contains) ?? false }
        ?? candidates.first { if case .relationship = $0.way.segue.kind { true } else { false } }
        ?? candidates.first
      return chosen?.way
    }
  }
}

extension Element {
  /// The recorded frame of a scene's root view, points; null without one.
  var viewFrame: CGRect {
    children.first { $0.key == "view" && $0.name != "nil" }?.rect("frame") ?? .zero
  }
}
