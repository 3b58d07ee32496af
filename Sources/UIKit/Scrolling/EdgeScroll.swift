// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Scrolls a list while a finger that carries something of it stays near one of its edges
/// (Documentation/CollectionView.md §9.4).
@MainActor
final class EdgeScroll {
  /// Points from an edge at which the scrolling begins.
  static let zone: CGFloat = 50
  /// Points a second for a finger at the edge or beyond it; less in proportion further inside.
  static let speed: CGFloat = 600

  private weak var view: UIScrollView?
  /// Where the finger is on screen, from the corner of the view.
  private var finger = CGPoint.zero
  private var step: Int?
  /// Hears where the finger is in the content after every step.
  private let moved: (CGPoint) -> Void

  init(_ view: UIScrollView, moved: @escaping (CGPoint) -> Void) {
    self.view = view
    self.moved = moved
  }

  /// The finger is at `place`, content coordinates.
  func follow(_ place: CGPoint) {
    guard let view else { return }
    let offset = view.contentOffset
    finger = CGPoint(x: place.x - offset.x, y: place.y - offset.y)
    if step == nil, velocity != .zero { schedule() }
  }

  func stop() {
    if let step { Runtime.current.cancel(step) }
    step = nil
  }

  private func schedule() {
    step = Runtime.current.perform(after: ScrollMotion.frame) { [weak self] in self?.take() }
  }

  private func take() {
    step = nil
    guard let view else { return }
    let velocity = velocity
    let old = view.contentOffset
    let new = view.clamping(
      CGPoint(
        x: old.x + velocity.x * ScrollMotion.frame, y: old.y + velocity.y * ScrollMotion.frame))
    guard new != old else { return }
    view.contentOffset = new
    moved(CGPoint(x: finger.x + new.x, y: finger.y + new.y))
    view.layoutIfNeeded()
    if step == nil { schedule() }
  }

  /// Points a second, along the axes that can scroll.
  private var velocity: CGPoint {
    guard let view else { return .zero }
    let free = view.bounds.inset(by: view.adjustedContentInset)
      .offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    let range = view.offsetRange
    var result = CGPoint.zero
    if range.x.upperBound > range.x.lowerBound {
      result.x = Self.velocity(at: finger.x, from: free.minX, to: free.maxX)
    }
    if range.y.upperBound > range.y.lowerBound {
      result.y = Self.velocity(at: finger.y, from: free.minY, to: free.maxY)
    }
    return result
  }

  private static func velocity(at place: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    let zone = min(zone, (high - low) / 4)
    guard zone > 0 else { return 0 }
    let before = min(1, max(0, (low + zone - place) / zone))
    let after = min(1, max(0, (place - high + zone) / zone))
    return (after - before) * speed
  }
}
