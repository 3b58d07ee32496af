// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver

/// A sum of solver variables and a constant, points.
struct LinearExpression {
  var terms: [Term] = []
  var constant = 0.0

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }
}
