// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A linear program in standard form, solved with the textbook tableau and Bland's rule.
///
/// Slow and plain on purpose: it shares no idea with the solver under test but the mathematics.
/// Columns are quantities >= 0; rows are equations. Several objectives are minimised one after the
/// other; a column that would make an earlier objective worse is banned.
struct ReferenceProgram {
  private(set) var matrix: [[Double]]
  private(set) var right: [Double]
  private(set) var basis: [Int] = []
  private var banned: [Bool]
  private let tolerance = 1e-7

  /// The program `matrix × columns = right`.
  init(matrix: [[Double]], right: [Double], columns: Int) {
    self.matrix = matrix
    self.right = right
    banned = Array(repeating: false, count: columns)
  }

  /// Finds a first solution with artificial columns.
  ///
  /// - Returns: Whether there is one.
  mutating func findSolution() -> Bool {
    let columns = banned.count
    let rows = matrix.count
    for row in 0..<rows {
      if right[row] < 0 {
        right[row] = -right[row]
        matrix[row] = matrix[row].map(-)
      }
      matrix[row] += (0..<rows).map { $0 == row ? 1 : 0 }
      basis.append(columns + row)
    }
    banned += Array(repeating: false, count: rows)
    let cost = (0..<banned.count).map { $0 >= columns ? 1.0 : 0 }
    guard let sum = minimise(cost), sum <= tolerance * 10 else { return false }
    // Artificial columns leave the basis where they can; elsewhere the row says nothing.
    for row in 0..<rows where basis[row] >= columns {
      if let column = (0..<columns).first(where: { abs(matrix[row][$0]) > tolerance }) {
        pivot(row, column)
      }
    }
    for column in columns..<banned.count { banned[column] = true }
    return true
  }

  /// Minimises `Σ cost × column` and bans what would make it worse.
  ///
  /// - Returns: The minimum, or `nil` when there is none.
  mutating func minimise(_ cost: [Double]) -> Double? {
    let cost = cost + Array(repeating: 0, count: max(0, banned.count - cost.count))
    while true {
      let reduced = reducedCosts(cost)
      let candidate = (0..<banned.count).first {
        !banned[$0] && !basis.contains($0) && reduced[$0] < -tolerance
      }
      guard let column = candidate else {
        for index in 0..<banned.count where reduced[index] > tolerance { banned[index] = true }
        return (0..<basis.count).reduce(0) { $0 + cost[basis[$1]] * right[$1] }
      }
      guard let row = leavingRow(column) else { return nil }
      pivot(row, column)
    }
  }

  /// The value of a column.
  func value(of column: Int) -> Double {
    basis.firstIndex(of: column).map { right[$0] } ?? 0
  }

  private func reducedCosts(_ cost: [Double]) -> [Double] {
    (0..<banned.count).map { column in
      (0..<basis.count).reduce(cost[column]) { $0 - cost[basis[$1]] * matrix[$1][column] }
    }
  }

  private func leavingRow(_ column: Int) -> Int? {
    var best: (ratio: Double, row: Int)?
    for row in 0..<basis.count where matrix[row][column] > tolerance {
      let ratio = right[row] / matrix[row][column]
      if let known = best {
        let isNearer = ratio < known.ratio - 1e-10
        let isTie = abs(ratio - known.ratio) <= 1e-10 && basis[row] < basis[known.row]
        guard isNearer || isTie else { continue }
      }
      best = (ratio, row)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = matrix[row][column]
    matrix[row] = matrix[row].map { $0 / divisor }
    right[row] /= divisor
    for other in 0..<basis.count where other != row && matrix[other][column] != 0 {
      let factor = matrix[other][column]
      for index in 0..<banned.count { matrix[other][index] -= factor * matrix[row][index] }
      right[other] -= factor * right[row]
    }
    basis[row] = column
  }
}
