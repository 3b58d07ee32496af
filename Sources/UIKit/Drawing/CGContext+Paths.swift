// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

extension CGContext {
  public func beginPath() { current = Path() }
  public func closePath() { current.close() }
  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { current.append(path.path) }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { current.addRect(rect) }
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    current.move(to: first)
    for point in points.dropFirst() { current.addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCubic(to: end, control1, control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadratic(to: end, control: control)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: Path.sweep(from: startAngle, to: endAngle, growing: !clockwise))
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let start = current.currentPoint ?? tangent1End
    current.addFillet(from: start, corner: tangent1End, to: tangent2End, radius: radius)
  }

  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { current.controlBox ?? .null }
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    current.contains(point, rule: mode.fillRule ?? .winding)
  }

  // Painting; each of these uses up the current path.

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, rule: rule.rule)
    current = Path()
  }

  public func strokePath() {
    stroke(current)
    current = Path()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current
    current = Path()
    let isBoth = mode == .fillStroke || mode == .eoFillStroke
    let paint = {
      if let rule = mode.fillRule { self.fill(path, rule: rule) }
      if mode == .stroke || isBoth { self.stroke(path) }
    }
    if isBoth { recordGroup(paint) } else { paint() }
  }

  public func fill(_ rect: CGRect) { fill(Path(rect: rect.standardized), rule: .winding) }

  public func fill(_ rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect.standardized) }
    fill(path, rule: .winding)
  }

  public func fillEllipse(in rect: CGRect) {
    var path = Path()
    path.addEllipse(in: rect)
    fill(path, rule: .winding)
  }

  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect.standardized)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let width = (old: state.style.width, new: width)
    state.style.width = width.new
    stroke(rect)
    state.style.width = width.old
  }

  public func strokeEllipse(in rect: CGRect) {
    var path = Path()
    path.addEllipse(in: rect)
    stroke(path)
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  public func clear(_ rect: CGRect) {
    list.append(.beginLayer(.init(blend: .clear)))
    list.append(.fill(Path(rect: rect), .winding, .black))
    list.append(.endLayer)
    memory?.didDraw(on: self)
  }

  func fill(_ path: Path, rule: FillRule) {
    guard !path.isEmpty, draws else { return }
    if let pattern = state.fillPattern { return fill(path, rule: rule, pattern: pattern) }
    let color = state.fill.multiplyingAlpha(by: state.alpha)
    guard color.alpha > 0 || state.blend != .normal else { return }
    record(.fill(path, rule, color))
  }

  func stroke(_ path: Path) {
    guard !path.isEmpty, draws, state.style.width > 0 else { return }
    let color = state.stroke.multiplyingAlpha(by: state.alpha)
    guard color.alpha > 0 || state.blend != .normal else { return }
    record(.stroke(path, state.style, color))
  }
}

extension Path {
  /// Adds the arc that rounds a corner, and the line to where it begins.
  mutating func addFillet(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, abs(cross) > 1e-9 * a * b, radius > 0 else { return addLine(to: corner) }
    let half = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1)) / 2
    let reach = radius / tan(half)
    let from = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: from.x - ay / a * radius * side, y: from.y + ax / a * radius * side)
    let angle = atan2(from.y - center.y, from.x - center.x)
    addArc(center: center, radius: radius, start: angle, sweep: -side * (.pi - 2 * half))
  }
}
