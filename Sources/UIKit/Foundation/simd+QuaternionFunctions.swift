// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// The functions of Apple's `simd` module over quaternions, and C's names of products of matrices.

public func simd_quaternion<Scalar>(
  _ angle: Scalar, _ axis: SIMD3<Scalar>
) -> SimdQuaternion<Scalar> { SimdQuaternion(angle: angle, axis: axis) }

public func simd_quaternion<Scalar>(
  _ ix: Scalar, _ iy: Scalar, _ iz: Scalar, _ r: Scalar
) -> SimdQuaternion<Scalar> { SimdQuaternion(ix: ix, iy: iy, iz: iz, r: r) }

public func simd_quaternion<Scalar>(
  _ from: SIMD3<Scalar>, _ to: SIMD3<Scalar>
) -> SimdQuaternion<Scalar> { SimdQuaternion(from: from, to: to) }

public func simd_quaternion<Scalar>(_ vector: SIMD4<Scalar>) -> SimdQuaternion<Scalar> {
  SimdQuaternion(vector: vector)
}

public func simd_real<Scalar>(_ q: SimdQuaternion<Scalar>) -> Scalar { q.real }
public func simd_imag<Scalar>(_ q: SimdQuaternion<Scalar>) -> SIMD3<Scalar> { q.imag }
public func simd_angle<Scalar>(_ q: SimdQuaternion<Scalar>) -> Scalar { q.angle }
public func simd_axis<Scalar>(_ q: SimdQuaternion<Scalar>) -> SIMD3<Scalar> { q.axis }
public func simd_length<Scalar>(_ q: SimdQuaternion<Scalar>) -> Scalar { q.length }

public func simd_dot<Scalar>(
  _ p: SimdQuaternion<Scalar>, _ q: SimdQuaternion<Scalar>
) -> Scalar { simd_dot(p.vector, q.vector) }

public func simd_normalize<Scalar>(_ q: SimdQuaternion<Scalar>) -> SimdQuaternion<Scalar> {
  q.normalized
}

public func simd_conjugate<Scalar>(_ q: SimdQuaternion<Scalar>) -> SimdQuaternion<Scalar> {
  q.conjugate
}

public func simd_inverse<Scalar>(_ q: SimdQuaternion<Scalar>) -> SimdQuaternion<Scalar> {
  q.inverse
}

public func simd_mul<Scalar>(
  _ p: SimdQuaternion<Scalar>, _ q: SimdQuaternion<Scalar>
) -> SimdQuaternion<Scalar> { p * q }

public func simd_act<Scalar>(
  _ q: SimdQuaternion<Scalar>, _ vector: SIMD3<Scalar>
) -> SIMD3<Scalar> { q.act(vector) }

/// Between two turns, along the shorter arc.
public func simd_slerp<Scalar>(
  _ from: SimdQuaternion<Scalar>, _ to: SimdQuaternion<Scalar>, _ share: Scalar
) -> SimdQuaternion<Scalar> {
  simd_slerp_longest(from, simd_dot(from, to) < 0 ? -to : to, share)
}

/// Between two turns, along the arc that they span as they are.
public func simd_slerp_longest<Scalar>(
  _ from: SimdQuaternion<Scalar>, _ to: SimdQuaternion<Scalar>, _ share: Scalar
) -> SimdQuaternion<Scalar> {
  let arc = 2 * atan2(Double((from - to).length), Double((from + to).length))
  // So near to each other a straight line is the arc.
  guard sin(arc) > 1e-9 else {
    return (from * (1 - share) + to * share).normalized
  }
  let first = Scalar(sin((1 - Double(share)) * arc) / sin(arc))
  let second = Scalar(sin(Double(share) * arc) / sin(arc))
  return (from * first + to * second).normalized
}

public func simd_matrix4x4<Scalar>(_ q: SimdQuaternion<Scalar>) -> SquareMatrix4<Scalar> {
  SquareMatrix4(q)
}

public func matrix_multiply<Scalar>(
  _ left: SquareMatrix4<Scalar>, _ right: SquareMatrix4<Scalar>
) -> SquareMatrix4<Scalar> { left * right }

public func matrix_multiply<Scalar>(
  _ left: SquareMatrix4<Scalar>, _ right: SIMD4<Scalar>
) -> SIMD4<Scalar> { left * right }

public func matrix_multiply<Scalar>(
  _ left: SIMD4<Scalar>, _ right: SquareMatrix4<Scalar>
) -> SIMD4<Scalar> { left * right }

public func matrix_multiply<Scalar>(
  _ left: Scalar, _ right: SquareMatrix4<Scalar>
) -> SquareMatrix4<Scalar> { left * right }

public func matrix_transpose<Scalar>(_ matrix: SquareMatrix4<Scalar>) -> SquareMatrix4<Scalar> {
  matrix.transpose
}

public func matrix_invert<Scalar>(_ matrix: SquareMatrix4<Scalar>) -> SquareMatrix4<Scalar> {
  matrix.inverse
}
