// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias simd_quatf = SimdQuaternion<Float>
public typealias simd_quatd = SimdQuaternion<Double>

/// A quaternion: the imaginary part and then the real one, as simd keeps it. A unit quaternion turns
/// vectors by `angle` radians about `axis`.
///
/// It is sent unchecked because Swift does not say that the numbers in a vector are values.
public struct SimdQuaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable,
  @unchecked Sendable
{
  public typealias Axis = SIMD3<Scalar>

  /// The imaginary part, then the real one.
  public var vector: SIMD4<Scalar>

  /// The null quaternion.
  public init() { vector = .zero }

  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    vector = SIMD4(ix, iy, iz, r)
  }

  public init(real: Scalar, imag: Axis) { vector = SIMD4(imag.x, imag.y, imag.z, real) }

  /// The turn by an angle, in radians, about an axis of length 1.
  public init(angle: Scalar, axis: Axis) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The shortest turn from one vector of length 1 to another.
  public init(from: Axis, to: Axis) {
    let sum = from + to
    guard simd_length_squared(sum) > 0 else {
      // Half a turn about any axis across the vector.
      let aside: Axis = abs(from.x) < abs(from.y) ? Axis(1, 0, 0) : Axis(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, aside)))
      return
    }
    let middle = simd_normalize(sum)
    self.init(real: simd_dot(from, middle), imag: simd_cross(from, middle))
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: Axis {
    get { Axis(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
  }

  /// In radians, from 0 to a whole turn.
  public var angle: Scalar {
    Scalar(2 * atan2(Double(simd_length(imag)), Double(real)))
  }

  /// Not numbers where nothing is turned.
  public var axis: Axis { simd_normalize(imag) }

  public var length: Scalar { simd_length(vector) }
  public var normalized: SimdQuaternion { SimdQuaternion(vector: simd_normalize(vector)) }
  public var conjugate: SimdQuaternion { SimdQuaternion(real: real, imag: -imag) }

  public var inverse: SimdQuaternion {
    SimdQuaternion(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// The turned vector.
  public func act(_ vector: Axis) -> Axis {
    let twice = simd_cross(imag, vector) * 2
    return vector + twice * real + simd_cross(imag, twice)
  }

  public static func == (left: SimdQuaternion, right: SimdQuaternion) -> Bool {
    left.vector == right.vector
  }

  /// The turn that does the right one first.
  public static func * (left: SimdQuaternion, right: SimdQuaternion) -> SimdQuaternion {
    let imag = right.imag * left.real + left.imag * right.real
    return SimdQuaternion(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: imag + simd_cross(left.imag, right.imag))
  }

  public static func *= (left: inout SimdQuaternion, right: SimdQuaternion) { left = left * right }

  public static func / (left: SimdQuaternion, right: SimdQuaternion) -> SimdQuaternion {
    left * right.inverse
  }

  public static func * (left: SimdQuaternion, right: Scalar) -> SimdQuaternion {
    SimdQuaternion(vector: left.vector * right)
  }

  public static func * (left: Scalar, right: SimdQuaternion) -> SimdQuaternion { right * left }

  public static func + (left: SimdQuaternion, right: SimdQuaternion) -> SimdQuaternion {
    SimdQuaternion(vector: left.vector + right.vector)
  }

  public static func - (left: SimdQuaternion, right: SimdQuaternion) -> SimdQuaternion {
    SimdQuaternion(vector: left.vector - right.vector)
  }

  public static prefix func - (value: SimdQuaternion) -> SimdQuaternion {
    SimdQuaternion(vector: -value.vector)
  }
}

extension SquareMatrix4 {
  /// The matrix of a turn.
  public init(_ quaternion: SimdQuaternion<Scalar>) {
    let axes = [SIMD3<Scalar>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map(quaternion.act)
    self.init(axes.map { Column($0.x, $0.y, $0.z, 0) } + [Column(0, 0, 0, 1)])
  }
}
