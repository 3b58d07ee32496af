// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Testing

extension Solver {
  /// Adds a constraint that must not conflict.
  @discardableResult
  func install(
    _ terms: [(Variable, Double)], _ relation: Relation, _ right: Double, at priority: Float = 1000,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ConstraintHandle {
    let terms = terms.map { Term($0.0, $0.1) }
    switch add(terms, constant: -right, relation, Priority(priority)) {
    case .added(let handle): return handle
    case .conflict(let set):
      Issue.record("conflicts with \(set)", sourceLocation: sourceLocation)
      preconditionFailure("the test's constraints contradict each other")
    }
  }

  /// Adds a constraint and returns what it conflicts with.
  func conflict(
    _ terms: [(Variable, Double)], _ relation: Relation, _ right: Double
  ) -> [ConstraintHandle]? {
    let terms = terms.map { Term($0.0, $0.1) }
    if case .conflict(let set) = add(terms, constant: -right, relation, .required) { return set }
    return nil
  }
}
