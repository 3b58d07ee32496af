// Part of Snug, under the Apache License 2.0; see LICENSE.

public typealias simd_float2x2 = SquareMatrix2<Float>
public typealias simd_double2x2 = SquareMatrix2<Double>
public typealias float2x2 = SquareMatrix2<Float>
public typealias double2x2 = SquareMatrix2<Double>
public typealias matrix_float2x2 = SquareMatrix2<Float>
public typealias matrix_double2x2 = SquareMatrix2<Double>

public let matrix_identity_float2x2 = float2x2(1)
public let matrix_identity_double2x2 = double2x2(1)

/// A 2 × 2 matrix in columns, which multiplies column vectors from the left, as simd's.
public struct SquareMatrix2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable,
  @unchecked Sendable
{
  public typealias Column = SIMD2<Scalar>

  public var columns: (Column, Column)

  /// The null matrix.
  public init() { columns = (.zero, .zero) }

  /// A multiple of the identity.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  public init(diagonal: Column) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  public init(columns: (Column, Column)) { self.columns = columns }

  public init(_ first: Column, _ second: Column) {
    columns = (first, second)
  }

  public init(_ columns: [Column]) {
    self.init(columns[0], columns[1])
  }

  public init(rows: [Column]) { self = SquareMatrix2(rows).transpose }

  /// A column.
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: SquareMatrix2 {
    var result = SquareMatrix2()
    for column in 0..<2 {
      for row in 0..<2 { result[row][column] = self[column][row] }
    }
    return result
  }

  public var determinant: Scalar {
    columns.0.x * columns.1.y - columns.0.y * columns.1.x
  }

  /// Not numbers where there is none.
  public var inverse: SquareMatrix2 {
    let scale = 1 / determinant
    return SquareMatrix2(
      Column(columns.1.y, -columns.0.y) * scale, Column(-columns.1.x, columns.0.x) * scale)
  }

  public static func == (left: SquareMatrix2, right: SquareMatrix2) -> Bool {
    (0..<2).allSatisfy { left[$0] == right[$0] }
  }

  public static func * (left: SquareMatrix2, right: Column) -> Column {
    var sum = left.columns.0 * right[0]
    for column in 1..<2 { sum += left[column] * right[column] }
    return sum
  }

  /// A row times a matrix.
  public static func * (left: Column, right: SquareMatrix2) -> Column {
    Column((0..<2).map { (left * right[$0]).sum() })
  }

  public static func * (left: SquareMatrix2, right: SquareMatrix2) -> SquareMatrix2 {
    SquareMatrix2((0..<2).map { left * right[$0] })
  }

  public static func * (left: Scalar, right: SquareMatrix2) -> SquareMatrix2 {
    SquareMatrix2((0..<2).map { right[$0] * left })
  }

  public static func + (left: SquareMatrix2, right: SquareMatrix2) -> SquareMatrix2 {
    SquareMatrix2((0..<2).map { left[$0] + right[$0] })
  }

  public static func - (left: SquareMatrix2, right: SquareMatrix2) -> SquareMatrix2 {
    SquareMatrix2((0..<2).map { left[$0] - right[$0] })
  }
}

public func simd_mul<Scalar>(
  _ left: SquareMatrix2<Scalar>, _ right: SquareMatrix2<Scalar>
) -> SquareMatrix2<Scalar> { left * right }

public func simd_mul<Scalar>(
  _ left: SquareMatrix2<Scalar>, _ right: SIMD2<Scalar>
) -> SIMD2<Scalar> { left * right }

public func simd_transpose<Scalar>(_ matrix: SquareMatrix2<Scalar>) -> SquareMatrix2<Scalar> {
  matrix.transpose
}

public func simd_inverse<Scalar>(_ matrix: SquareMatrix2<Scalar>) -> SquareMatrix2<Scalar> {
  matrix.inverse
}

public func simd_determinant<Scalar>(_ matrix: SquareMatrix2<Scalar>) -> Scalar {
  matrix.determinant
}
