// Part of Snug, under the Apache License 2.0; see LICENSE.

// The vectors and matrices of Apple's simd that graphics code names, on Swift's own.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias simd_float4x4 = SquareMatrix4<Float>
public typealias simd_double4x4 = SquareMatrix4<Double>
public typealias float4x4 = SquareMatrix4<Float>
public typealias double4x4 = SquareMatrix4<Double>
public typealias matrix_float4x4 = SquareMatrix4<Float>
public typealias matrix_double4x4 = SquareMatrix4<Double>

public let matrix_identity_float4x4 = float4x4(1)
public let matrix_identity_double4x4 = double4x4(1)

/// A 4 × 4 matrix in columns, which multiplies column vectors from the left, as simd's.
///
/// It is sent unchecked because Swift does not say that the numbers in a vector are values.
public struct SquareMatrix4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable,
  @unchecked Sendable
{
  public typealias Column = SIMD4<Scalar>

  public var columns: (Column, Column, Column, Column)

  /// The null matrix.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// A multiple of the identity.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  public init(diagonal: Column) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

  public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
    columns = (first, second, third, fourth)
  }

  public init(_ columns: [Column]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }

  public init(rows: [Column]) { self = SquareMatrix4(rows).transpose }

  /// A column.
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: SquareMatrix4 {
    var result = SquareMatrix4()
    for column in 0..<4 {
      for row in 0..<4 { result[row][column] = self[column][row] }
    }
    return result
  }

  public static func == (left: SquareMatrix4, right: SquareMatrix4) -> Bool {
    (0..<4).allSatisfy { left[$0] == right[$0] }
  }

  public static func * (left: SquareMatrix4, right: Column) -> Column {
    let first = left.columns.0 * right.x + left.columns.1 * right.y
    return first + left.columns.2 * right.z + left.columns.3 * right.w
  }

  /// A row times a matrix.
  public static func * (left: Column, right: SquareMatrix4) -> Column {
    Column((0..<4).map { (left * right[$0]).sum() })
  }

  public static func * (left: SquareMatrix4, right: SquareMatrix4) -> SquareMatrix4 {
    SquareMatrix4(
      left * right.columns.0, left * right.columns.1, left * right.columns.2,
      left * right.columns.3)
  }

  public static func * (left: Scalar, right: SquareMatrix4) -> SquareMatrix4 {
    SquareMatrix4((0..<4).map { right[$0] * left })
  }

  public static func + (left: SquareMatrix4, right: SquareMatrix4) -> SquareMatrix4 {
    SquareMatrix4((0..<4).map { left[$0] + right[$0] })
  }

  public static func - (left: SquareMatrix4, right: SquareMatrix4) -> SquareMatrix4 {
    SquareMatrix4((0..<4).map { left[$0] - right[$0] })
  }
}

public func simd_mul<Scalar>(
  _ left: SquareMatrix4<Scalar>, _ right: SquareMatrix4<Scalar>
) -> SquareMatrix4<Scalar> { left * right }

public func simd_mul<Scalar>(
  _ left: SquareMatrix4<Scalar>, _ right: SIMD4<Scalar>
) -> SIMD4<Scalar> { left * right }

public func simd_mul<Scalar>(
  _ left: SIMD4<Scalar>, _ right: SquareMatrix4<Scalar>
) -> SIMD4<Scalar> { left * right }

public func simd_transpose<Scalar>(_ matrix: SquareMatrix4<Scalar>) -> SquareMatrix4<Scalar> {
  matrix.transpose
}
