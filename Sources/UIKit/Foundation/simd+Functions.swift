// Part of Snug, under the Apache License 2.0; see LICENSE.

// The functions of Apple's `simd` module over vectors of floating-point numbers.

public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
public func simd_mix<Values: SIMD>(_ x: Values, _ y: Values, _ t: Values) -> Values
where Values.Scalar: FloatingPoint { x + t * (y - x) }

public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}
public func simd_clamp<Values: SIMD>(_ x: Values, _ min: Values, _ max: Values) -> Values
where Values.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }

public func simd_dot<Values: SIMD>(_ x: Values, _ y: Values) -> Values.Scalar
where Values.Scalar: FloatingPoint { (x * y).sum() }

public func simd_length_squared<Values: SIMD>(_ x: Values) -> Values.Scalar
where Values.Scalar: FloatingPoint { simd_dot(x, x) }

public func simd_length<Values: SIMD>(_ x: Values) -> Values.Scalar
where Values.Scalar: FloatingPoint { simd_dot(x, x).squareRoot() }

public func simd_distance<Values: SIMD>(_ x: Values, _ y: Values) -> Values.Scalar
where Values.Scalar: FloatingPoint { simd_length(y - x) }

public func simd_normalize<Values: SIMD>(_ x: Values) -> Values
where Values.Scalar: FloatingPoint { x / simd_length(x) }

public func simd_cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  SIMD3(
    x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
