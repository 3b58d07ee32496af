// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Testing

@Suite("Inequalities that nothing else decides (Documentation/ConstraintSolver.md §4.3)")
struct LimitTieTests {
  private let solver = Solver()

  @discardableResult
  private func limit(
    _ variable: Variable, _ relation: Relation, _ value: Double, _ priority: Priority = .required
  ) -> ConstraintHandle? {
    let addition = solver.add([Term(variable)], constant: -value, relation, priority)
    guard case .added(let handle) = addition else { return nil }
    return handle
  }

  @Test("a free value stands at its limit from either side", arguments: [-10.0, 10])
  func atTheLimit(value: Double) {
    let (low, high) = (solver.makeVariable(), solver.makeVariable())
    limit(low, .greaterThanOrEqual, value)
    limit(high, .lessThanOrEqual, value)
    #expect(solver.value(of: low) == value)
    #expect(solver.value(of: high) == value)
  }

  @Test("between two limits it stands at the one that was made first")
  func firstLimit() {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    limit(first, .greaterThanOrEqual, 8)
    limit(first, .lessThanOrEqual, 50)
    limit(second, .lessThanOrEqual, 50)
    limit(second, .greaterThanOrEqual, 8)
    #expect(solver.value(of: first) == 8)
    #expect(solver.value(of: second) == 50)
  }

  @Test("a size comes before the limit of the edge behind it, and before its own")
  func sizeBeforeLimit() {
    let (left, width) = (solver.makeVariable(), solver.makeVariable(isSize: true))
    limit(width, .lessThanOrEqual, 23)
    _ = solver.add([Term(left), Term(width)], constant: -100, .lessThanOrEqual, .required)
    #expect(solver.value(of: left) == 100)
    #expect(solver.value(of: width) == 0)
  }

  @Test("what a constraint of any priority decides is left as it is")
  func decidedOtherwise() {
    let variable = solver.makeVariable()
    limit(variable, .lessThanOrEqual, 50)
    limit(variable, .equal, 20, Priority(1))
    #expect(solver.value(of: variable) == 20)
  }

  @Test("when the first limit goes, the next one counts, and then none")
  func removal() throws {
    let variable = solver.makeVariable()
    let first = try #require(limit(variable, .greaterThanOrEqual, 8))
    let second = try #require(limit(variable, .lessThanOrEqual, 50))
    #expect(solver.value(of: variable) == 8)
    solver.remove(first)
    #expect(solver.value(of: variable) == 50)
    solver.remove(second)
    #expect(solver.value(of: variable) == 0)
  }
}
