// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A vector of the plane, in points or points a second.
struct Vector: Equatable {
  var x: Double
  var y: Double

  static let zero = Vector(x: 0, y: 0)
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func -= (a: inout Vector, b: Vector) { a = a - b }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// Turned by a right angle, as a spin of 1 moves a point at this place.
  var perpendicular: Vector { Vector(x: -y, y: x) }
}

/// A rigid rectangle in motion; lengths are points, times seconds, angles radians.
///
/// A rectangle of 100 by 100 points and density 1 has mass 1.
struct DynamicBody {
  var center: Vector
  var angle: Double
  var size: Vector
  var velocity = Vector.zero
  var spin = 0.0
  var density = 1.0
  var elasticity = 0.0
  var friction = 0.0
  /// Share of the speed that is lost in a second, as an exponent.
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false

  var mass: Double { max(size.x * size.y / 10_000, 1e-4) * density }
  var inverseMass: Double { isAnchored ? 0 : 1 / mass }
  var inverseInertia: Double {
    guard !isAnchored, allowsRotation else { return 0 }
    return 12 / (mass * max(size.dot(size), 1e-6))
  }

  /// The corners, clockwise.
  var corners: [Vector] {
    let (c, s) = (DynamicBody.cosine(angle), DynamicBody.sine(angle))
    let right = Vector(x: c, y: s) * (size.x / 2)
    let down = Vector(x: -s, y: c) * (size.y / 2)
    return [
      center - right - down, center + right - down, center + right + down, center - right + down,
    ]
  }

  /// The directions of the sides.
  var axes: [Vector] {
    let (c, s) = (DynamicBody.cosine(angle), DynamicBody.sine(angle))
    return [Vector(x: c, y: s), Vector(x: -s, y: c)]
  }

  func velocity(at point: Vector) -> Vector { velocity + (point - center).perpendicular * spin }

  mutating func apply(impulse: Vector, at point: Vector) {
    velocity += impulse * inverseMass
    spin += (point - center).cross(impulse) * inverseInertia
  }

  /// How little an impulse along `normal` at `point` changes the speed there: 1 / effective mass.
  func compliance(at point: Vector, along normal: Vector) -> Double {
    let arm = (point - center).cross(normal)
    return inverseMass + arm * arm * inverseInertia
  }

  func contains(_ point: Vector) -> Bool {
    let way = point - center
    let axes = axes
    return abs(way.dot(axes[0])) <= size.x / 2 && abs(way.dot(axes[1])) <= size.y / 2
  }
}
