// Part of Snug, under the Apache License 2.0; see LICENSE.

extension CGPath {
  /// The path as straight lines; curves become so many of them.
  func flattened(pieces: Int = 8) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var current: [CGPoint] = []
    applyWithBlock { pointer in
      let element = pointer.pointee
      let points = element.points
      switch element.type {
      case .moveToPoint:
        if current.count > 1 { lines.append(current) }
        current = [points[0]]
      case .addLineToPoint: current.append(points[0])
      case .addQuadCurveToPoint:
        current += CGPath.curve([current.last ?? points[0], points[0], points[1]], pieces)
      case .addCurveToPoint:
        current += CGPath.curve(
          [current.last ?? points[0], points[0], points[1], points[2]], pieces)
      case .closeSubpath:
        if let first = current.first { current.append(first) }
      }
    }
    if current.count > 1 { lines.append(current) }
    return lines
  }

  /// Points of a Bézier curve after its first, by de Casteljau's construction.
  private static func curve(_ control: [CGPoint], _ pieces: Int) -> [CGPoint] {
    (1...pieces).map { step in
      let t = CGFloat(step) / CGFloat(pieces)
      var points = control
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { a, b in
          CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
      }
      return points[0]
    }
  }
}
