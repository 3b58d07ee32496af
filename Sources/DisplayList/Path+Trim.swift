// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension Path {
  /// The part of the path between two shares of its length, as lines; 0 and 1 are the ends.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (max(0, start), min(1, end))
    guard start > 0 || end < 1 else { return self }
    guard end > start else { return Path() }
    let polygons = flattened().map { polygon -> [CGPoint] in
      polygon.isClosed ? polygon.points + polygon.points.prefix(1) : polygon.points
    }
    let total = polygons.reduce(0) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
    var result = Path()
    var walked: CGFloat = 0
    for points in polygons {
      var isOpen = false
      for (from, to) in zip(points, points.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        let low = max(start * total, walked)
        let high = min(end * total, walked + length)
        if length > 0, low < high {
          func point(at distance: CGFloat) -> CGPoint {
            let share = (distance - walked) / length
            return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
          }
          if !isOpen { result.move(to: point(at: low)) }
          isOpen = true
          result.addLine(to: point(at: high))
        }
        walked += length
      }
    }
    return result
  }
}
