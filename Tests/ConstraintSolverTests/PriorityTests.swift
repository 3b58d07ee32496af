// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Testing

@Suite("Priorities")
struct PriorityTests {
  let solver = Solver()

  @Test("any number of violations at 749.5 is less than one at 750")
  func higherLevelWins() {
    let x = solver.makeVariable()
    solver.install([(x, 1)], .equal, 10, at: 750)
    for _ in 0..<50 { solver.install([(x, 1000)], .equal, 0, at: 749.5) }
    #expect(solver.value(of: x) == 10)
  }

  @Test("749.5 lies between 749 and 750")
  func fractionalLevel() {
    let x = solver.makeVariable()
    solver.install([(x, 1)], .equal, 1, at: 749)
    solver.install([(x, 1)], .greaterThanOrEqual, 2, at: 749.5)
    solver.install([(x, 1)], .lessThanOrEqual, 3, at: 750)
    solver.install([(x, 1)], .greaterThanOrEqual, 5, at: 749.5)
    #expect(solver.value(of: x) == 3)
  }

  @Test("a lower level chooses among the best solutions of the higher ones")
  func lowerLevelChooses() {
    let x = solver.makeVariable()
    solver.install([(x, 1)], .greaterThanOrEqual, 10)
    solver.install([(x, 1)], .lessThanOrEqual, 100, at: 750)
    solver.install([(x, 1)], .equal, 70, at: 50)
    #expect(solver.value(of: x) == 70)
  }

  @Test("within a level the sum of the violations counts")
  func sumWithinLevel() {
    let x = solver.makeVariable()
    for right in [0.0, 0, 9] { solver.install([(x, 1)], .equal, right, at: 250) }
    #expect(solver.value(of: x) == 0)
  }

  @Test("an optional inequality costs only on its illegal side")
  func inequalityHasOneSide() {
    let x = solver.makeVariable()
    solver.install([(x, 1)], .lessThanOrEqual, 50, at: 750)
    solver.install([(x, 1)], .equal, 20, at: 1)
    #expect(solver.value(of: x) == 20)
  }

  @Test("priority 0 has no effect")
  func zeroHasNoEffect() {
    let x = solver.makeVariable()
    solver.install([(x, 1)], .equal, 20, at: 0)
    #expect(solver.value(of: x) == 0)
  }

  @Test("changing a priority changes who wins, and back")
  func priorityEdit() {
    let x = solver.makeVariable()
    let low = solver.install([(x, 1)], .equal, 1, at: 250)
    solver.install([(x, 1)], .equal, 2, at: 500)
    #expect(solver.value(of: x) == 2)

    solver.setPriority(Priority(750), of: low)
    #expect(solver.value(of: x) == 1)

    solver.setPriority(Priority(250), of: low)
    #expect(solver.value(of: x) == 2)
  }

  @Test("a priority cannot cross the required boundary")
  func requiredBoundary() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let x = solver.makeVariable()
      let handle = solver.install([(x, 1)], .equal, 1, at: 250)
      solver.setPriority(.required, of: handle)
    }
  }
}
