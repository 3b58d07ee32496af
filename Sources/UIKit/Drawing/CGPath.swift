// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// Lines and curves; immutable. The arithmetic is that of `DisplayList.Path`.
public class CGPath: Hashable, @unchecked Sendable {
  var path: Path

  init(_ path: Path) {
    self.path = path
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).mapped(by: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect)
    self.init(path.mapped(by: transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    var path = Path()
    path.addRoundedRect(
      rect,
      radii: CornerRadii(
        topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner))
    self.init(path.mapped(by: transform))
  }

  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Around end points and control points; `CGRect.null` when empty.
  public var boundingBox: CGRect { path.controlBox ?? .null }

  /// Around the curves themselves; `CGRect.null` when empty.
  public var boundingBoxOfPath: CGRect { path.tightBox ?? .null }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let mapped = transform.isIdentity ? path : path.applying(transform.matrix)
    return mapped.contains(point, rule: rule.rule)
  }

  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.asRect else { return false }
    rect?.pointee = found
    return true
  }

  public func copy() -> CGPath? { CGPath(path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.mapped(by: transform))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.mapped(by: transform))
  }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress ?? CGPath.noPoints else { return }
        var value = CGPathElement(type: element.type, points: base)
        block(&value)
      }
    }
  }

  /// Calls a function for each element.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// What the points of a closing element point to.
  private nonisolated(unsafe) static let noPoints: UnsafeMutablePointer<CGPoint>? = {
    let point = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
    point.initialize(to: .zero)
    return point
  }()

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd

  var rule: FillRule { self == .winding ? .winding : .evenOdd }
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// What is told of each element of a path; a function of C on Apple's systems.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// One step of a path, with the points it needs: 1, 1, 2, 3 or none.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

extension Path.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .quadratic(let control, let end): return [control, end]
    case .cubic(let first, let second, let end): return [first, second, end]
    case .close: return []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: return .moveToPoint
    case .line: return .addLineToPoint
    case .quadratic: return .addQuadCurveToPoint
    case .cubic: return .addCurveToPoint
    case .close: return .closeSubpath
    }
  }
}

extension Path {
  func mapped(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee.matrix) } ?? self
  }
}

extension CGAffineTransform {
  var matrix: Matrix { Matrix(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  init(_ matrix: Matrix) {
    self.init(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
  }
}

extension CGColor {
  var paint: PaintColor { PaintColor(red: red, green: green, blue: blue, alpha: alpha) }
}
