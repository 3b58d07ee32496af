// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver

/// A screen of views in a chain with random optional constraints, too large for the reference.
struct LargeRig {
  let solver = Solver()
  let variables: [Variable]
  private(set) var installed: [(handle: ConstraintHandle, plain: PlainConstraint)] = []

  /// Two variables a view: origin and width.
  init(views: Int) {
    let solver = self.solver
    variables = (0..<2 * views).map { solver.makeVariable(isSize: $0 % 2 == 1) }
    for view in 0..<views {
      add([2 * view + 1: 1], 0, .greaterThanOrEqual, 1000)
      if view == 0 {
        add([0: 1], 0, .equal, 1000)
      } else {
        add([2 * view: 1, 2 * view - 2: -1, 2 * view - 1: -1], -8, .equal, 1000)
      }
    }
    add([2 * views - 2: 1, 2 * views - 1: 1], -Double(40 * views), .lessThanOrEqual, 1000)
  }

  private mutating func add(
    _ factors: [Int: Double], _ constant: Double, _ relation: Relation, _ priority: Float
  ) {
    var coefficients = Array(repeating: 0.0, count: variables.count)
    for (variable, factor) in factors { coefficients[variable] = factor }
    add(
      PlainConstraint(
        coefficients: coefficients, constant: constant, relation: relation, priority: priority))
  }

  private mutating func add(_ plain: PlainConstraint) {
    let terms = plain.coefficients.indices.compactMap { index in
      plain.coefficients[index] == 0 ? nil : Term(variables[index], plain.coefficients[index])
    }
    let addition = solver.add(
      terms, constant: plain.constant, plain.relation, Priority(plain.priority))
    if case .added(let handle) = addition { installed.append((handle, plain)) }
  }

  /// Adds, removes or edits one constraint.
  mutating func change(_ generator: inout SeededGenerator) {
    let index = Int.random(in: 0..<installed.count, using: &generator)
    let isOptional = installed[index].plain.priority < 1000
    let constant = Double(Int.random(in: -100...0, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<4:
      var plain = RandomSystemTests.constraint(&generator, variables: variables.count)
      plain.constant *= 4
      add(plain)
    case 4 where isOptional:
      solver.remove(installed[index].handle)
      installed.remove(at: index)
    case 5 where isOptional:
      installed[index].plain.priority = 500
      solver.setPriority(Priority(500), of: installed[index].handle)
    default:
      if solver.setConstant(constant, of: installed[index].handle) == nil {
        installed[index].plain.constant = constant
      }
    }
  }

  var values: [Double] { variables.map(solver.value) }

  /// A new solver with the same constraints, installed in the same order.
  func fresh() -> LargeRig {
    var copy = LargeRig(views: 0, variables: variables.count)
    for entry in installed { copy.add(entry.plain) }
    return copy
  }

  private init(views: Int, variables count: Int) {
    let solver = self.solver
    variables = (0..<count).map { solver.makeVariable(isSize: $0 % 2 == 1) }
  }
}
