// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension Path {
  /// The rectangle around all end and control points; nil for an empty path.
  package var controlBox: CGRect? {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quadratic(let control, let end):
        box.add(control)
        box.add(end)
      case .cubic(let first, let second, let end):
        box.add(first)
        box.add(second)
        box.add(end)
      case .close: break
      }
    }
    return box.rect
  }

  /// The rectangle around the drawn curves; nil for an empty path.
  ///
  /// A curve's extremes lie where a component of its derivative is zero (Documentation/Drawing.md
  /// §3.1), so no flattening is involved.
  package var tightBox: CGRect? {
    var box = PointBox()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
        box.add(point)
      case .line(let point):
        current = point
        box.add(point)
      case .quadratic(let control, let end):
        let curve = CubicCurve(from: current, quadratic: control, to: end)
        for point in curve.extremes { box.add(point) }
        box.add(end)
        current = end
      case .cubic(let first, let second, let end):
        let curve = CubicCurve(start: current, first: first, second: second, end: end)
        for point in curve.extremes { box.add(point) }
        box.add(end)
        current = end
      case .close: current = start
      }
    }
    return box.rect
  }

  /// The subpaths as polygons whose edges stay within `tolerance` points of the curves.
  package func flattened(tolerance: CGFloat = 0.05) -> [(points: [CGPoint], isClosed: Bool)] {
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if !points.isEmpty { result.append((points, closed)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quadratic(let control, let end):
        guard let current = points.last else { continue }
        let curve = CubicCurve(from: current, quadratic: control, to: end)
        points += curve.polyline(tolerance: tolerance)
      case .cubic(let first, let second, let end):
        guard let current = points.last else { continue }
        let curve = CubicCurve(start: current, first: first, second: second, end: end)
        points += curve.polyline(tolerance: tolerance)
      case .close:
        finish(closed: true)
        points = []
      }
    }
    finish(closed: false)
    return result
  }

  /// Whether a point lies inside the filled path; open subpaths count as closed.
  ///
  /// Counts the signed crossings of a ray to the right; points on an upper or left edge are in.
  package func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    guard let box = controlBox, box.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else {
      return false
    }
    var winding = 0
    for polygon in flattened(tolerance: 0.01) {
      var previous = polygon.points[polygon.points.count - 1]
      for next in polygon.points {
        if (previous.y <= point.y) != (next.y <= point.y) {
          let share = (point.y - previous.y) / (next.y - previous.y)
          if previous.x + share * (next.x - previous.x) > point.x {
            winding += next.y > previous.y ? 1 : -1
          }
        }
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The path walked the other way; each subpath keeps its place and whether it is closed.
  package func reversed() -> Path {
    var result = Path()
    for subpath in subpaths().reversed() {
      var points = [subpath.start]
      for element in subpath.segments {
        switch element {
        case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): points.append(end)
        case .move, .close: break
        }
      }
      result.move(to: points[points.count - 1])
      for (index, element) in subpath.segments.enumerated().reversed() {
        let end = points[index]
        switch element {
        case .quadratic(let control, _): result.addQuadratic(to: end, control: control)
        case .cubic(let first, let second, _): result.addCubic(to: end, second, first)
        default: result.addLine(to: end)
        }
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  private func subpaths() -> [(start: CGPoint, segments: [Element], isClosed: Bool)] {
    var result: [(start: CGPoint, segments: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let point): result.append((point, [], false))
      case .close: result[result.count - 1].isClosed = true
      default: result[result.count - 1].segments.append(element)
      }
    }
    return result
  }
}
