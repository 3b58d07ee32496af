// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct SCNVector3: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float

  public init() { self.init(0, 0, 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
}

public struct SCNVector4: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float

  public init() { self.init(0, 0, 0, 0) }
  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
}

public typealias SCNQuaternion = SCNVector4

public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x, y, z, w)
}
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// Sixteen numbers, a row after the other; places stand in the fourth row.
public struct SCNMatrix4: Hashable, Sendable {
  public var m11: Float = 1, m12: Float = 0, m13: Float = 0, m14: Float = 0
  public var m21: Float = 0, m22: Float = 1, m23: Float = 0, m24: Float = 0
  public var m31: Float = 0, m32: Float = 0, m33: Float = 1, m34: Float = 0
  public var m41: Float = 0, m42: Float = 0, m43: Float = 0, m44: Float = 1

  public init() {}

  fileprivate var rows: [[Float]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

public let SCNMatrix4Identity = SCNMatrix4()

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4()
  (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
  return matrix
}

public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4()
  (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
  return matrix
}

/// A turn around an axis, which need not be of length 1.
public func SCNMatrix4MakeRotation(
  _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return SCNMatrix4Identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  var matrix = SCNMatrix4()
  matrix.rows = [
    [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
    [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
    [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
    [0, 0, 0, 1],
  ]
  return matrix
}

/// First `a`, then `b`.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  let (left, right) = (a.rows, b.rows)
  var matrix = SCNMatrix4()
  matrix.rows = left.map { row in
    (0..<4).map { column in (0..<4).reduce(Float(0)) { $0 + row[$1] * right[$1][column] } }
  }
  return matrix
}

public func SCNMatrix4Translate(
  _ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz)) }
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
public func SCNMatrix4Rotate(
  _ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z)) }
