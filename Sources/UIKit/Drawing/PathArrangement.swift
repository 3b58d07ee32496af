// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The edges of two sets of closed lines, cut where they meet; what operations on areas are made of
/// (Documentation/Drawing.md §4.9).
struct PathArrangement {
  /// A straight piece, which meets others at its ends only.
  struct Edge {
    var start: CGPoint
    var end: CGPoint

    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

    /// A point beside the middle, `distance` to the left of the way from start to end.
    func beside(_ distance: CGFloat) -> CGPoint {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = max(hypot(dx, dy), .leastNonzeroMagnitude)
      return CGPoint(
        x: middle.x - dy / length * distance, y: middle.y + dx / length * distance)
    }
  }

  /// A point on a grid so fine that nobody sees it; ends of edges that meet are equal there.
  private struct Place: Hashable {
    let x: Int
    let y: Int

    init(_ point: CGPoint, grid: CGFloat) {
      x = Int((point.x / grid).rounded())
      y = Int((point.y / grid).rounded())
    }
  }

  private let edges: [Edge]
  /// Points: what counts as one place, and how far beside an edge is looked.
  private let grid: CGFloat

  /// - Complexity: O(n²) in the number of edges.
  init(_ lines: [[CGPoint]], cutBy others: [[CGPoint]] = []) {
    let own = PathArrangement.edges(of: lines)
    let all = own + PathArrangement.edges(of: others)
    let extent = all.reduce(1) {
      max($0, abs($1.start.x), abs($1.start.y), abs($1.end.x), abs($1.end.y))
    }
    let grid = extent * 1e-7
    self.grid = grid
    edges = own.flatMap { PathArrangement.pieces(of: $0, cutBy: all, grid: grid) }
  }

  private static func edges(of lines: [[CGPoint]]) -> [Edge] {
    lines.flatMap { line in
      zip(line, line.dropFirst()).map { Edge(start: $0, end: $1) }
        .filter { edge in
          let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
          return edge.start != edge.end
            && [edge.middle.x, edge.middle.y, dx, dy].allSatisfy(\.isFinite)
        }
    }
  }

  /// Cuts an edge at the points where others cross or touch it.
  private static func pieces(of edge: Edge, cutBy others: [Edge], grid: CGFloat) -> [Edge] {
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let square = dx * dx + dy * dy
    var shares: [CGFloat] = [0, 1]
    for other in others {
      let (ex, ey) = (other.end.x - other.start.x, other.end.y - other.start.y)
      let (ox, oy) = (other.start.x - edge.start.x, other.start.y - edge.start.y)
      let cross = dx * ey - dy * ex
      if abs(cross) > 1e-12 * square {
        let share = (ox * ey - oy * ex) / cross
        let way = (ox * dy - oy * dx) / cross
        if share > 0, share < 1, way > -1e-9, way < 1 + 1e-9 { shares.append(share) }
      }
      // Ends of the other that lie on this edge.
      for end in [other.start, other.end] {
        let (x, y) = (end.x - edge.start.x, end.y - edge.start.y)
        let share = (x * dx + y * dy) / square
        if share > 0, share < 1, abs(x * dy - y * dx) <= grid * square.squareRoot() {
          shares.append(share)
        }
      }
    }
    shares.sort()
    let points = shares.map { CGPoint(x: edge.start.x + dx * $0, y: edge.start.y + dy * $0) }
    return zip(points, points.dropFirst()).map { Edge(start: $0, end: $1) }
      .filter { Place($0.start, grid: grid) != Place($0.end, grid: grid) }
  }

  /// The outlines of an area, inside to the left of each in a system whose y grows upward.
  ///
  /// - Parameter isInside: Whether a point is of the area; asked on both sides of every edge.
  func outlines(of isInside: (CGPoint) -> Bool) -> [[CGPoint]] {
    let distance = grid * 100
    var kept: [Place: [Edge]] = [:]
    var known: Set<[Place]> = []
    for edge in edges {
      let (left, right) = (isInside(edge.beside(distance)), isInside(edge.beside(-distance)))
      guard left != right else { continue }
      let one = left ? edge : Edge(start: edge.end, end: edge.start)
      let (start, end) = (Place(one.start, grid: grid), Place(one.end, grid: grid))
      guard known.insert([start, end]).inserted else { continue }
      kept[start, default: []].append(one)
    }
    return PathArrangement.loops(&kept, grid: grid)
  }

  /// The pieces whose middle is wanted, as lines of two points.
  func pieces(where isWanted: (CGPoint) -> Bool) -> [[CGPoint]] {
    edges.filter { isWanted($0.middle) }.map { [$0.start, $0.end] }
  }

  private static func loops(_ kept: inout [Place: [Edge]], grid: CGFloat) -> [[CGPoint]] {
    var loops: [[CGPoint]] = []
    // In the order of places, so that the same areas give the same path.
    for place in kept.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while let first = kept[place]?.popLast() {
        var loop = [first.start]
        var last = first
        while Place(last.end, grid: grid) != place {
          let here = Place(last.end, grid: grid)
          guard let index = PathArrangement.sharpest(kept[here] ?? [], after: last) else { break }
          loop.append(last.end)
          last = kept[here]?.remove(at: index) ?? last
        }
        if loop.count > 2 { loops.append(withoutStraights(loop)) }
      }
    }
    return loops
  }

  /// Where several edges go on, the one that turns most to the left keeps areas apart that touch in a
  /// point.
  private static func sharpest(_ edges: [Edge], after last: Edge) -> Int? {
    let angle = atan2(last.end.y - last.start.y, last.end.x - last.start.x)
    return edges.indices.max { turn(edges[$0], from: angle) < turn(edges[$1], from: angle) }
  }

  private static func turn(_ edge: Edge, from angle: CGFloat) -> CGFloat {
    var turn = atan2(edge.end.y - edge.start.y, edge.end.x - edge.start.x) - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn <= -.pi { turn += 2 * .pi }
    return turn
  }

  /// The loop without points in the middle of a straight line.
  private static func withoutStraights(_ loop: [CGPoint]) -> [CGPoint] {
    let count = loop.count
    return loop.indices.filter { index in
      let (a, b, c) = (loop[(index + count - 1) % count], loop[index], loop[(index + 1) % count])
      let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      return abs(cross) > 1e-9 * (hypot(b.x - a.x, b.y - a.y) * hypot(c.x - b.x, c.y - b.y))
    }.map { loop[$0] }
  }
}
