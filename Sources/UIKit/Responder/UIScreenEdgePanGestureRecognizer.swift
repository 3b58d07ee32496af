// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A drag that starts at an edge of the window and goes inward.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Points from the edge at which a finger may go down.
  static let edgeWidth: CGFloat = 20

  open var edges: UIRectEdge = []
  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    startEdges = edgesNear(fingersCenter)
    if startEdges.isEmpty { state = .failed }
  }

  override func isHopeless(_ way: CGPoint) -> Bool {
    super.isFarEnough(way) && !isFarEnough(way)
  }

  override func isFarEnough(_ way: CGPoint) -> Bool {
    guard super.isFarEnough(way) else { return false }
    let isSideways = abs(way.x) > abs(way.y)
    return startEdges.contains(.left) && isSideways && way.x > 0
      || startEdges.contains(.right) && isSideways && way.x < 0
      || startEdges.contains(.top) && !isSideways && way.y > 0
      || startEdges.contains(.bottom) && !isSideways && way.y < 0
  }

  private func edgesNear(_ point: CGPoint) -> UIRectEdge {
    guard let size = lastWindow?.bounds.size else { return [] }
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    var found: UIRectEdge = []
    if point.x <= width { found.insert(.left) }
    if point.x >= size.width - width { found.insert(.right) }
    if point.y <= width { found.insert(.top) }
    if point.y >= size.height - width { found.insert(.bottom) }
    return found.intersection(edges)
  }
}
