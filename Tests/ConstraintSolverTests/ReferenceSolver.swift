// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver

/// One constraint as plain data: `Σ coefficients[i] × variable i + constant REL 0`.
struct PlainConstraint {
  var coefficients: [Double]
  var constant: Double
  var relation: Relation
  var priority: Float

  /// How much it is violated by these values.
  func violation(at values: [Double]) -> Double {
    let residual = zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
    switch relation {
    case .equal: return abs(residual)
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }
}

/// Solves constraints by the definitions of Documentation/ConstraintSolver.md §2 and §4, each level
/// and each tie rule as a linear program of its own.
struct ReferenceSolver {
  let variableCount: Int
  let constraints: [PlainConstraint]
  private var program: ReferenceProgram
  /// Whether the required constraints can hold.
  let isFeasible: Bool
  private let width: Int

  /// Columns: p and q of each variable (value p - q), then above and below of each constraint.
  init(variableCount: Int, constraints: [PlainConstraint]) {
    self.variableCount = variableCount
    self.constraints = constraints
    width = 2 * variableCount + 2 * constraints.count
    var matrix: [[Double]] = []
    for (index, constraint) in constraints.enumerated() {
      var row = Array(repeating: 0.0, count: width)
      for variable in 0..<variableCount {
        row[2 * variable] = constraint.coefficients[variable]
        row[2 * variable + 1] = -constraint.coefficients[variable]
      }
      let isRequired = constraint.priority >= 1000
      if !isRequired || constraint.relation == .greaterThanOrEqual {
        row[2 * variableCount + 2 * index] = -1
      }
      if !isRequired || constraint.relation == .lessThanOrEqual {
        row[2 * variableCount + 2 * index + 1] = 1
      }
      matrix.append(row)
    }
    program = ReferenceProgram(
      matrix: matrix, right: constraints.map { -$0.constant }, columns: width)
    isFeasible = program.findSolution()
  }

  /// The cost of constraint `index`: its part of each column.
  private func cost(of index: Int) -> [Double] {
    var cost = Array(repeating: 0.0, count: width)
    let constraint = constraints[index]
    if constraint.relation != .greaterThanOrEqual { cost[2 * variableCount + 2 * index] = 1 }
    if constraint.relation != .lessThanOrEqual { cost[2 * variableCount + 2 * index + 1] = 1 }
    return cost
  }

  /// Optimises the levels from the highest down and returns each one's sum of violations.
  mutating func optimiseLevels() -> [(priority: Float, cost: Double)] {
    let priorities = Set(constraints.map(\.priority)).filter { $0 > 0 && $0 < 1000 }
    return priorities.sorted(by: >).map { priority in
      var total = Array(repeating: 0.0, count: width)
      for index in constraints.indices where constraints[index].priority == priority {
        for (column, cost) in cost(of: index).enumerated() { total[column] += cost }
      }
      return (priority, program.minimise(total) ?? .nan)
    }
  }

  /// Applies the tie rules and returns the values; call after ``optimiseLevels()``.
  mutating func canonicalValues() -> [Double] {
    for index in constraints.indices.reversed() {
      guard constraints[index].priority > 0, constraints[index].priority < 1000 else { continue }
      _ = program.minimise(cost(of: index))
    }
    minimiseMagnitudes(areSizes: true)
    for (index, constraint) in constraints.enumerated() where constraint.relation != .equal {
      var cost = Array(repeating: 0.0, count: width)
      let isFromBelow = constraint.relation == .lessThanOrEqual
      cost[2 * variableCount + 2 * index + (isFromBelow ? 1 : 0)] = 1
      _ = program.minimise(cost)
    }
    minimiseMagnitudes(areSizes: false)
    return (0..<variableCount).map {
      program.value(of: 2 * $0) - program.value(of: 2 * $0 + 1)
    }
  }

  private mutating func minimiseMagnitudes(areSizes: Bool) {
    for variable in 0..<variableCount where Self.isSize(variable) == areSizes {
      var cost = Array(repeating: 0.0, count: width)
      cost[2 * variable] = 1
      cost[2 * variable + 1] = 1
      _ = program.minimise(cost)
    }
  }

  /// Every third variable of a system is a size.
  static func isSize(_ variable: Int) -> Bool { variable % 3 == 1 }

  /// Whether the levels leave a variable more than one value; call after ``optimiseLevels()``.
  func isAmbiguous(_ variable: Int) -> Bool {
    var ends: [Double] = []
    for sign in [1.0, -1.0] {
      var copy = program
      var cost = Array(repeating: 0.0, count: width)
      cost[2 * variable] = sign
      cost[2 * variable + 1] = -sign
      guard let end = copy.minimise(cost) else { return true }
      ends.append(sign * end)
    }
    return abs(ends[0] - ends[1]) > 1e-5
  }
}
