// Part of Snug, under the Apache License 2.0; see LICENSE.

public typealias simd_float3x3 = SquareMatrix3<Float>
public typealias simd_double3x3 = SquareMatrix3<Double>
public typealias float3x3 = SquareMatrix3<Float>
public typealias double3x3 = SquareMatrix3<Double>
public typealias matrix_float3x3 = SquareMatrix3<Float>
public typealias matrix_double3x3 = SquareMatrix3<Double>

public let matrix_identity_float3x3 = float3x3(1)
public let matrix_identity_double3x3 = double3x3(1)

/// A 3 × 3 matrix in columns, which multiplies column vectors from the left, as simd's.
public struct SquareMatrix3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable,
  @unchecked Sendable
{
  public typealias Column = SIMD3<Scalar>

  public var columns: (Column, Column, Column)

  /// The null matrix.
  public init() { columns = (.zero, .zero, .zero) }

  /// A multiple of the identity.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  public init(diagonal: Column) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  public init(columns: (Column, Column, Column)) { self.columns = columns }

  public init(_ first: Column, _ second: Column, _ third: Column) {
    columns = (first, second, third)
  }

  public init(_ columns: [Column]) {
    self.init(columns[0], columns[1], columns[2])
  }

  public init(rows: [Column]) { self = SquareMatrix3(rows).transpose }

  /// A column.
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: SquareMatrix3 {
    var result = SquareMatrix3()
    for column in 0..<3 {
      for row in 0..<3 { result[row][column] = self[column][row] }
    }
    return result
  }

  public var determinant: Scalar { (columns.0 * SquareMatrix3.cross(columns.1, columns.2)).sum() }

  /// Not numbers where there is none.
  public var inverse: SquareMatrix3 {
    let scale = 1 / determinant
    return SquareMatrix3(rows: [
      SquareMatrix3.cross(columns.1, columns.2) * scale,
      SquareMatrix3.cross(columns.2, columns.0) * scale,
      SquareMatrix3.cross(columns.0, columns.1) * scale,
    ])
  }

  private static func cross(_ left: Column, _ right: Column) -> Column {
    let first = left.y * right.z - left.z * right.y
    let second = left.z * right.x - left.x * right.z
    return Column(first, second, left.x * right.y - left.y * right.x)
  }

  public static func == (left: SquareMatrix3, right: SquareMatrix3) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] }
  }

  public static func * (left: SquareMatrix3, right: Column) -> Column {
    var sum = left.columns.0 * right[0]
    for column in 1..<3 { sum += left[column] * right[column] }
    return sum
  }

  /// A row times a matrix.
  public static func * (left: Column, right: SquareMatrix3) -> Column {
    Column((0..<3).map { (left * right[$0]).sum() })
  }

  public static func * (left: SquareMatrix3, right: SquareMatrix3) -> SquareMatrix3 {
    SquareMatrix3((0..<3).map { left * right[$0] })
  }

  public static func * (left: Scalar, right: SquareMatrix3) -> SquareMatrix3 {
    SquareMatrix3((0..<3).map { right[$0] * left })
  }

  public static func + (left: SquareMatrix3, right: SquareMatrix3) -> SquareMatrix3 {
    SquareMatrix3((0..<3).map { left[$0] + right[$0] })
  }

  public static func - (left: SquareMatrix3, right: SquareMatrix3) -> SquareMatrix3 {
    SquareMatrix3((0..<3).map { left[$0] - right[$0] })
  }
}

public func simd_mul<Scalar>(
  _ left: SquareMatrix3<Scalar>, _ right: SquareMatrix3<Scalar>
) -> SquareMatrix3<Scalar> { left * right }

public func simd_mul<Scalar>(
  _ left: SquareMatrix3<Scalar>, _ right: SIMD3<Scalar>
) -> SIMD3<Scalar> { left * right }

public func simd_transpose<Scalar>(_ matrix: SquareMatrix3<Scalar>) -> SquareMatrix3<Scalar> {
  matrix.transpose
}

public func simd_inverse<Scalar>(_ matrix: SquareMatrix3<Scalar>) -> SquareMatrix3<Scalar> {
  matrix.inverse
}

public func simd_determinant<Scalar>(_ matrix: SquareMatrix3<Scalar>) -> Scalar {
  matrix.determinant
}
