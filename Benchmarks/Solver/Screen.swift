// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver

/// A flat window: rows of an image and a label below each other, each label as wide as is left.
final class Screen {
  private let solver = Solver()
  private var variables: [Variable] = []
  private var width: ConstraintHandle?

  /// - Parameter views: The number of views beside the root; four variables each.
  init(views: Int) {
    variables = (0..<4 * (views + 1)).map { _ in solver.makeVariable() }
    require([Term(variables[0])], 0)
    require([Term(variables[1])], 0)
    require([Term(variables[3])], -800)
    if case .added(let handle) = solver.add(
      [Term(variables[2])], constant: -375, .equal, .required)
    {
      width = handle
    }
    for row in 0..<views / 2 { addRow(row) }
  }

  private func require(_ terms: [Term], _ constant: Double, _ relation: Relation = .equal) {
    _ = solver.add(terms, constant: constant, relation, .required)
  }

  private func addRow(_ row: Int) {
    let image = 4 + 8 * row
    let label = image + 4
    let above = row == 0 ? 0 : label - 8
    let v = variables
    require([Term(v[image]), Term(v[0], -1)], -16)
    require([Term(v[image + 2])], -40)
    require([Term(v[image + 3])], -40)
    require(
      [
        Term(v[image + 1]), Term(v[image + 3], 0.5), Term(v[label + 1], -1),
        Term(v[label + 3], -0.5),
      ], 0)
    require([Term(v[label]), Term(v[image], -1), Term(v[image + 2], -1)], -8)
    require(
      [Term(v[label]), Term(v[label + 2]), Term(v[0], -1), Term(v[2], -1)], 16, .lessThanOrEqual)
    if row == 0 {
      require([Term(v[label + 1])], -20)
    } else {
      require([Term(v[label + 1]), Term(v[above + 1], -1), Term(v[above + 3], -1)], -8)
    }
    for (offset, size) in [(2, Double(100 + row * 37 % 500)), (3, 20.5)] {
      _ = solver.add([Term(v[label + offset])], constant: -size, .lessThanOrEqual, Priority(251))
      _ = solver.add([Term(v[label + offset])], constant: -size, .greaterThanOrEqual, Priority(750))
    }
  }

  func resize(to points: Double) {
    if let width { _ = solver.setConstant(-points, of: width) }
  }

  /// Reads every variable and adds the heights up.
  func heightSum() -> Double {
    var total = 0.0
    for index in stride(from: 3, to: variables.count, by: 4) {
      total += solver.value(of: variables[index]) + solver.value(of: variables[index - 1])
    }
    return total
  }
}
