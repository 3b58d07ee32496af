// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Which bars the canvas shows around a scene (Documentation/Fidelity.md §2.3).
///
/// A scene says so itself, or stands in a container, or is reached from one that does: then it is
/// shown with the bars of the way that leads to it.
struct CanvasBars {
  let document: Document

  /// What the screen's own bars and corners cover, in points, by the screen's size.
  ///
  /// The canvas gives all phones without a home button 44 points above. For devices with one it
  /// shows a status bar of 20 points up to Xcode 10, and none from Xcode 11 on.
  func screenInsets(_ screen: CGSize, isPad: Bool, hasStatusBar: Bool) -> UIEdgeInsets {
    let isTall = !isPad && max(screen.width, screen.height) >= 812
    guard isTall else {
      let top: CGFloat = isOfXcode11OrLater || !hasStatusBar ? 0 : 20
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    return screen.width < screen.height
      ? UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      : UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
  }

  /// Tools versions of Xcode 11 start with 15.
  private var isOfXcode11OrLater: Bool {
    document.majorToolsVersion >= 15000
  }

  /// What bars add to the safe area of a controller's view.
  func insets(ofController element: Element, isPad: Bool) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    let metrics = Metrics(element)
    let inferred = inferredBars(of: element.id ?? "", visited: [])
    if metrics.top ?? inferred.hasNavigationBar, !standsBelowTopBar(element) { insets.top = 44 }
    if metrics.bottom ?? inferred.hasTabBar { insets.bottom = isPad ? 50 : 49 }
    return insets
  }

  /// Simulated metrics that a scene writes down; nil where they are inferred.
  private struct Metrics {
    var top: Bool?
    var bottom: Bool?

    init(_ element: Element) {
      for holder in [element, element.children.first { $0.key == "view" }].compactMap({ $0 }) {
        if let bar = holder.child(key: "simulatedTopBarMetrics") { top = bar.name != "nil" }
        if let bar = holder.child(key: "simulatedBottomBarMetrics") { bottom = bar.name != "nil" }
      }
    }
  }

  private struct Bars {
    var hasNavigationBar = false
    var hasTabBar = false
  }

  private func inferredBars(of id: String, visited: Set<String>) -> Bars {
    guard !visited.contains(id), let (source, segue) = incoming(id) else { return Bars() }
    let visited = visited.union([id])
    switch segue.kind {
    case .relationship("rootViewController"):
      var bars = inferredBars(of: source.id ?? "", visited: visited)
      bars.hasNavigationBar = covers(source)
      return bars
    case .relationship("viewControllers"):
      var bars = inferredBars(of: source.id ?? "", visited: visited)
      bars.hasTabBar = true
      return bars
    case .show, .push, .showDetail, .replace, .custom:
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
    guard let edges = element.child(key: "edgesForExtendedLayout"),
      !edges.boolean("top", default: false)
    else { return false }
    return Metrics(element).top
      ?? inferredBars(of: element.id ?? "", visited: []).hasNavigationBar
  }

  /// Whether a scene says that it has no status bar.
  static func hidesStatusBar(_ element: Element) -> Bool {
    [element, element.children.first { $0.key == "view" }].compactMap { $0 }
      .contains { $0.isNil("simulatedStatusBarMetrics") }
  }

  /// The controller and segue that lead to a scene. With several, the document names the one that
  /// counts among its tie breakers; without, relationships go before other segues.
  private func incoming(_ id: String) -> (source: Element, segue: SegueValue)? {
    var found: [(source: Element, segue: SegueValue, id: String?)] = []
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      for object in scene.objects {
        object.forEachDescendant { element, _ in
          for connection in element.connections where connection.destination == id {
            if case .segue(let segue) = connection.kind {
              found.append((controller, segue, connection.id))
            }
          }
        }
      }
    }
    let breakers = Set(
      document.root.items(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] })
    let chosen =
      found.first { $0.id.map(breakers.contains) ?? false }
      ?? found.first { if case .relationship = $0.segue.kind { true } else { false } }
      ?? found.first
    return chosen.map { ($0.source, $0.segue) }
  }
}
