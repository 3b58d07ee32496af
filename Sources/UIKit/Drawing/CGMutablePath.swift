// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() {
    self.init(Path())
  }

  public override func copy() -> CGPath? { CGPath(path) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadratic(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCubic(
      to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  public func closeSubpath() { path.close() }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect: rect).applying(transform.matrix))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var ellipse = Path()
    ellipse.addEllipse(in: rect)
    path.append(ellipse.applying(transform.matrix))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    var shape = Path()
    shape.addRoundedRect(
      rect,
      radii: CornerRadii(
        topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner))
    path.append(shape.applying(transform.matrix))
  }

  /// `clockwise` as Core Graphics means it: with y downward, true draws counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Path.sweep(from: startAngle, to: endAngle, growing: !clockwise)
    addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, start: startAngle, sweep: delta, transform: transform)
  }

  private func addArc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat, transform: CGAffineTransform
  ) {
    if transform.isIdentity {
      path.addArc(center: center, radius: radius, start: start, sweep: sweep)
      return
    }
    var arc = Path()
    arc.addArc(center: center, radius: radius, start: start, sweep: sweep)
    join(arc.applying(transform.matrix))
  }

  /// The arc of `radius` that touches the lines current–tangent1 and tangent1–tangent2.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = path.currentPoint ?? tangent1End
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    path.addFillet(from: start, corner: corner, to: end, radius: radius)
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform.matrix))
  }

  /// Adds a path's segments to the current subpath, with a line to its start.
  private func join(_ other: Path) {
    for element in other.elements {
      switch element {
      case .move(let point):
        if path.currentPoint == nil { path.move(to: point) } else { path.addLine(to: point) }
      case .line(let point): path.addLine(to: point)
      case .quadratic(let control, let end): path.addQuadratic(to: end, control: control)
      case .cubic(let first, let second, let end): path.addCubic(to: end, first, second)
      case .close: path.close()
      }
    }
  }
}
