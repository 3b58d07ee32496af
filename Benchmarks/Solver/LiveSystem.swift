// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver

/// A system installed in a solver, with its edited quantities.
final class LiveSystem {
  let solver: Solver
  let variables: [Variable]
  private var edited: [[ConstraintHandle]]

  init(_ system: TestSystem) {
    let solver = Solver(variables: system.variableCount, constraints: system.lines.count)
    let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    var edited = Array(repeating: [ConstraintHandle](), count: system.edits.count)
    var terms: [Term] = []
    for line in system.lines {
      terms.removeAll(keepingCapacity: true)
      for term in line.terms { terms.append(Term(variables[term.variable], term.factor)) }
      let addition = solver.add(
        terms, constant: line.constant, line.relation, line.priority)
      guard case .added(let handle) = addition else {
        preconditionFailure("the system contradicts itself")
      }
      if line.edit >= 0 { edited[line.edit].append(handle) }
    }
    self.solver = solver
    self.variables = variables
    self.edited = edited
  }

  /// Sets an edited quantity, in points.
  func suggest(_ value: Double, _ edit: Int) {
    for handle in edited[edit] { _ = solver.setConstant(-value, of: handle) }
  }

  func value(_ index: Int) -> Double { solver.value(of: variables[index]) }

  /// Reads every variable.
  func sum() -> Double {
    var total = 0.0
    for variable in variables { total += solver.value(of: variable) }
    return total
  }

  /// Two passes, as a cell with two multi-line labels is measured.
  func measure(width: Double, title: Double, subtitle: Double) -> Double {
    suggest(width, 0)
    suggest(title, 1)
    suggest(subtitle, 2)
    let titleHeight = Self.textHeight(title, value(10))
    let subtitleHeight = Self.textHeight(subtitle, value(14))
    suggest(titleHeight, 3)
    suggest(subtitleHeight, 4)
    return sum()
  }

  private static func textHeight(_ natural: Double, _ width: Double) -> Double {
    20 * (natural / width).rounded(.up)
  }
}
