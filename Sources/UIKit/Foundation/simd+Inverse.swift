// Part of Snug, under the Apache License 2.0; see LICENSE.

extension SquareMatrix4 {
  /// The matrix that gives the identity with this one, by elimination with the largest pivot of each
  /// column; not numbers where there is none.
  public var inverse: SquareMatrix4 {
    var left = self
    var right = SquareMatrix4(1)
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[column][$0]) < abs(left[column][$1]) } ?? column
      guard left[column][pivot] != 0 else {
        return SquareMatrix4(diagonal: Column(repeating: .nan))
      }
      left.swapRows(column, pivot)
      right.swapRows(column, pivot)
      let scale = 1 / left[column][column]
      left.scaleRow(column, by: scale)
      right.scaleRow(column, by: scale)
      for row in 0..<4 where row != column {
        let factor = left[column][row]
        left.subtractRow(column, times: factor, from: row)
        right.subtractRow(column, times: factor, from: row)
      }
    }
    return right
  }

  private mutating func swapRows(_ first: Int, _ second: Int) {
    for column in 0..<4 {
      let kept = self[column][first]
      self[column][first] = self[column][second]
      self[column][second] = kept
    }
  }

  private mutating func scaleRow(_ row: Int, by factor: Scalar) {
    for column in 0..<4 { self[column][row] *= factor }
  }

  private mutating func subtractRow(_ row: Int, times factor: Scalar, from other: Int) {
    for column in 0..<4 { self[column][other] -= factor * self[column][row] }
  }
}

public func simd_inverse<Scalar>(_ matrix: SquareMatrix4<Scalar>) -> SquareMatrix4<Scalar> {
  matrix.inverse
}
