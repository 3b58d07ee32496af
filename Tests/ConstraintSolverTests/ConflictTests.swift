// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Testing

@Suite("Conflicts of required constraints")
struct ConflictTests {
  let solver = Solver()

  @Test("the set names exactly the constraints that exclude the new one")
  func minimalSet() {
    let (left, width, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let origin = solver.install([(left, 1)], .equal, 16)
    let sum = solver.install([(left, 1), (width, 1), (right, -1)], .equal, 0)
    let limit = solver.install([(right, 1)], .lessThanOrEqual, 300)
    solver.install([(width, 1)], .greaterThanOrEqual, 0)
    solver.install([(width, 1)], .equal, 500, at: 999)

    #expect(solver.conflict([(width, 1)], .greaterThanOrEqual, 285) == [origin, sum, limit])
    #expect(solver.value(of: width) == 284)
  }

  @Test("a constant that cannot hold is refused and the old one kept")
  func editConflict() {
    let x = solver.makeVariable()
    let low = solver.install([(x, 1)], .greaterThanOrEqual, 10)
    let high = solver.install([(x, 1)], .lessThanOrEqual, 20)

    #expect(solver.setConstant(-30, of: low) == [low, high])
    #expect(solver.value(of: x) == 10)
    #expect(solver.setConstant(-15, of: low) == nil)
    #expect(solver.value(of: x) == 15)
  }

  @Test("a doubled equality is redundant, not a conflict, until one of the two changes")
  func redundantEquality() {
    let x = solver.makeVariable()
    let first = solver.install([(x, 1)], .equal, 10)
    let second = solver.install([(x, 2)], .equal, 20)

    #expect(solver.setConstant(-22, of: second) == [first, second])
    solver.remove(first)
    #expect(solver.setConstant(-22, of: second) == nil)
    #expect(solver.value(of: x) == 11)
  }

  @Test("a constraint without terms holds or conflicts by itself")
  func constantConstraint() {
    #expect(solver.conflict([], .equal, 0) == nil)
    #expect(solver.conflict([], .greaterThanOrEqual, 1) == [])
  }

  @Test("optional constraints never conflict")
  func optionalNeverConflicts() {
    let x = solver.makeVariable()
    solver.install([(x, 1)], .equal, 10)
    solver.install([(x, 1)], .equal, 20, at: 999)
    #expect(solver.value(of: x) == 10)
  }

  @Test("a removed constraint's handle is not valid any more")
  func staleHandle() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let x = solver.makeVariable()
      let handle = solver.install([(x, 1)], .equal, 1)
      solver.remove(handle)
      solver.install([(x, 1)], .equal, 2)
      solver.remove(handle)
    }
  }

  @Test("a variable in use cannot be released")
  func releaseInUse() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let x = solver.makeVariable()
      solver.install([(x, 1)], .equal, 1)
      solver.release(x)
    }
  }
}
