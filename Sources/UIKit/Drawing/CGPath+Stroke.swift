// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

// Outlines of lines (Documentation/Drawing.md §1).

extension CGPath {
  /// The area that a line along the path covers, to be filled by the winding rule.
  ///
  /// Made of the parts that a line consists of (its segments, corners and ends), which lie over
  /// each other, so it has more elements than Core Graphics' outline and covers the same.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let mapped = transform.isIdentity ? path : path.applying(transform.matrix)
    let outline = LineOutline(
      half: lineWidth / 2, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
    return CGPath(outline.around(mapped))
  }

  /// The path in pieces: along it a length that is drawn follows on one that is not.
  ///
  /// - Parameter phase: How far into the lengths the path begins.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let mapped = transform.isIdentity ? path : path.applying(transform.matrix)
    // As many drawn as not: an odd number of lengths is gone through twice.
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let whole = lengths.reduce(0, +)
    guard whole > 0, lengths.allSatisfy({ $0 >= 0 }) else { return CGPath(mapped) }
    var dashed = Path()
    for polygon in mapped.flattened() {
      LineDash(lengths: lengths, phase: phase).add(polygon, to: &dashed)
    }
    return CGPath(dashed)
  }

  /// The path of straight lines alone, which are nowhere further from it than `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    var straight = Path()
    for polygon in path.flattened(tolerance: max(0.001, threshold)) {
      guard let first = polygon.points.first else { continue }
      straight.move(to: first)
      for point in polygon.points.dropFirst() { straight.addLine(to: point) }
      if polygon.isClosed { straight.close() }
    }
    return CGPath(straight)
  }
}

extension CGContext {
  /// The current path becomes what a line along it would cover.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let style = state.style
    let dashed =
      style.dashes.isEmpty
      ? path : path.copy(dashingWithPhase: style.dashPhase, lengths: style.dashes)
    let outline = LineOutline(
      half: style.width / 2, cap: style.cap, join: style.join, miterLimit: style.miterLimit)
    current = outline.around(dashed.path)
  }
}

/// Cuts polygons.
private struct LineDash {
  let lengths: [CGFloat]
  let phase: CGFloat

  func add(_ polygon: (points: [CGPoint], isClosed: Bool), to path: inout Path) {
    var points = polygon.points
    if polygon.isClosed, let first = points.first, points.last != first { points.append(first) }
    guard var place = points.first else { return }
    var (index, rest) = start
    if index.isMultiple(of: 2) { path.move(to: place) }
    for point in points.dropFirst() {
      var left = place.distance(to: point)
      while left > rest {
        place = place.toward(point, rest / left)
        left -= rest
        if index.isMultiple(of: 2) { path.addLine(to: place) } else { path.move(to: place) }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= left
      place = point
      if index.isMultiple(of: 2) { path.addLine(to: place) }
    }
  }

  /// Which length a path begins in, and what is left of it.
  private var start: (index: Int, rest: CGFloat) {
    let whole = lengths.reduce(0, +)
    var into = phase.truncatingRemainder(dividingBy: whole)
    if into < 0 { into += whole }
    var index = 0
    while into >= lengths[index], index < lengths.count - 1 {
      into -= lengths[index]
      index += 1
    }
    return (index, max(0, lengths[index] - into))
  }
}

/// What a line covers, as areas that all go round in the same direction.
private struct LineOutline {
  let half: CGFloat
  let cap: StrokeStyle.Cap
  let join: StrokeStyle.Join
  let miterLimit: CGFloat

  func around(_ path: Path) -> Path {
    var area = Path()
    guard half > 0 else { return area }
    for polygon in path.flattened() {
      var points: [CGPoint] = []
      for point in polygon.points where points.last != point { points.append(point) }
      if polygon.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      add(points, isClosed: polygon.isClosed && points.count > 2, to: &area)
    }
    return area
  }

  private func add(_ points: [CGPoint], isClosed: Bool, to area: inout Path) {
    guard let first = points.first, let last = points.last else { return }
    guard points.count > 1 else {
      if cap == .round { addCircle(first, to: &area) }
      return
    }
    let ends = isClosed ? points + [first] : points
    for (start, end) in zip(ends, ends.dropFirst()) { addSegment(start, end, to: &area) }
    for place in 1..<(ends.count - 1) {
      addJoin(ends[place - 1], ends[place], ends[place + 1], to: &area)
    }
    if isClosed {
      addJoin(last, first, points[1], to: &area)
    } else {
      addCap(first, from: points[1], to: &area)
      addCap(last, from: points[points.count - 2], to: &area)
    }
  }

  private func addSegment(_ start: CGPoint, _ end: CGPoint, to area: inout Path) {
    let side = normal(start, end)
    addPolygon([start + side, end + side, end - side, start - side], to: &area)
  }

  private func addCap(_ end: CGPoint, from inner: CGPoint, to area: inout Path) {
    switch cap {
    case .round: addCircle(end, to: &area)
    case .square:
      let side = normal(inner, end)
      let beyond = CGPoint(x: end.x + side.y, y: end.y - side.x)
      addSegment(end, beyond, to: &area)
    default: break
    }
  }

  private func addJoin(
    _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, to area: inout Path
  ) {
    if join == .round { return addCircle(corner, to: &area) }
    var first = normal(before, corner)
    var second = normal(corner, after)
    // The outer side of the corner is the one away from where the line turns.
    let turn = first.x * second.y - first.y * second.x
    if turn > 0 { (first, second) = (first.negated, second.negated) }
    addPolygon([corner, corner + first, corner + second], to: &area)
    let sum = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let square = sum.x * sum.x + sum.y * sum.y
    // The tip lies in the direction of the sum, half of the width over the cosine away.
    guard join == .miter, square > 0.000_1 else { return }
    let scale = 2 * half * half / square
    let tip = CGPoint(x: sum.x * scale, y: sum.y * scale)
    guard CGPoint.zero.distance(to: tip) <= miterLimit * half else { return }
    addPolygon([corner + first, corner + tip, corner + second], to: &area)
  }

  private func addCircle(_ centre: CGPoint, to area: inout Path) {
    var circle = Path()
    circle.addEllipse(
      in: CGRect(x: centre.x - half, y: centre.y - half, width: half * 2, height: half * 2))
    area.append(circle)
  }

  /// Adds a polygon in the direction in which ellipses go, from the x axis to the y axis.
  private func addPolygon(_ points: [CGPoint], to area: inout Path) {
    let next = points.dropFirst() + points.prefix(1)
    let turned = zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
    let ordered = turned < 0 ? points.reversed() : points
    area.move(to: ordered[0])
    for point in ordered.dropFirst() { area.addLine(to: point) }
    area.close()
  }

  /// Across a segment, half of the line's width long.
  private func normal(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let length = start.distance(to: end)
    guard length > 0 else { return .zero }
    return CGPoint(x: -(end.y - start.y) / length * half, y: (end.x - start.x) / length * half)
  }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
  fileprivate var negated: CGPoint { CGPoint(x: -x, y: -y) }
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
  fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
