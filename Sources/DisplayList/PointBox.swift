// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The smallest rectangle around the points seen so far.
package struct PointBox {
  private var low: CGPoint?
  private var high = CGPoint.zero

  package init() {}

  package mutating func add(_ point: CGPoint) {
    guard let low else {
      (self.low, high) = (point, point)
      return
    }
    self.low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// Nil as long as no point was added.
  package var rect: CGRect? {
    low.map { CGRect(x: $0.x, y: $0.y, width: high.x - $0.x, height: high.y - $0.y) }
  }
}
