// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Testing

@Suite("Edits")
struct EditTests {
  let solver = Solver()

  @Test("an unused variable is 0, before and after it was used")
  func unusedVariable() {
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    let handle = solver.install([(x, 1)], .equal, 5)
    #expect(solver.value(of: x) == 5)
    solver.remove(handle)
    #expect(solver.value(of: x) == 0)
  }

  @Test("a released variable's place is used again")
  func release() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let link = solver.install([(x, 1), (y, -1)], .equal, 3)
    solver.install([(y, 1)], .equal, 4)
    #expect(solver.value(of: x) == 7)
    solver.remove(link)
    solver.release(x)

    let z = solver.makeVariable()
    solver.install([(z, 1), (y, -2)], .equal, 0)
    #expect(solver.value(of: z) == 8)
    #expect(solver.value(of: y) == 4)
  }

  @Test("a variable that is named twice counts with the sum of its factors")
  func doubledTerm() {
    let x = solver.makeVariable()
    solver.install([(x, 3), (x, -1)], .equal, 8)
    #expect(solver.value(of: x) == 4)
  }

  @Test("an edit that breaks nothing needs no pivot")
  func cheapEdit() {
    let row = RowOfViews(natural: [29.5, nil, 41.5], spacing: 8, width: 300)
    let gap = row.solver.makeVariable()
    let handle = row.solver.install([(gap, 1), (row.origins[1], -1)], .equal, 4)
    _ = row.solver.value(of: gap)
    let before = row.solver.pivotCount

    for constant in 1...50 { _ = row.solver.setConstant(-Double(constant), of: handle) }
    #expect(row.solver.value(of: gap) == 87.5)
    #expect(row.solver.pivotCount == before)
  }

  @Test("an expanded size of 10 000 and the largest numbers leave ordinary values exact")
  func hugeConstants() {
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    let fitting = solver.install([(width, 1)], .equal, 10_000, at: 50)
    solver.install([(width, 1)], .lessThanOrEqual, 343.5, at: 750)
    solver.install([(height, 1)], .lessThanOrEqual, .greatestFiniteMagnitude)
    solver.install([(height, 1)], .equal, 61, at: 251)
    #expect(solver.value(of: width) == 343.5)
    #expect(solver.value(of: height) == 61)

    for constant in [1e7, -1e7, .infinity, 120] {
      #expect(solver.setConstant(-constant, of: fitting) == nil)
    }
    #expect(solver.value(of: width) == 120)
  }

  @Test("100 000 edits do not drift")
  func noDrift() {
    let row = RowOfViews(natural: [29.3, nil, 29.1, nil, 41.7, 80.9], spacing: 8.1, width: 300.7)
    let third = row.solver.install([(row.widths[1], 3), (row.widths[3], -0.7)], .equal, 11.3)
    let floor = row.solver.install([(row.widths[4], 1)], .greaterThanOrEqual, 10, at: 700.5)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50_000 {
      let constants = (0..<2).map { _ in Double.random(in: -90...90, using: &generator) }
      _ = row.solver.setConstant(constants[0], of: third)
      _ = row.solver.setConstant(constants[1], of: floor)
      _ = row.solver.value(of: row.widths[0])
    }
    _ = row.solver.setConstant(-11.3, of: third)
    _ = row.solver.setConstant(-10, of: floor)

    let fresh = RowOfViews(natural: [29.3, nil, 29.1, nil, 41.7, 80.9], spacing: 8.1, width: 300.7)
    fresh.solver.install([(fresh.widths[1], 3), (fresh.widths[3], -0.7)], .equal, 11.3)
    fresh.solver.install([(fresh.widths[4], 1)], .greaterThanOrEqual, 10, at: 700.5)
    let pairs = zip(row.solvedWidths + row.solvedOrigins, fresh.solvedWidths + fresh.solvedOrigins)
    for (edited, expected) in pairs { #expect(abs(edited - expected) < 1e-9) }
    row.solver.verify()
  }

  @Test("the same calls give the same bits")
  func deterministic() {
    let runs = (0..<2).map { _ in
      var generator = SeededGenerator(seed: 3)
      var rig = LargeRig(views: 12)
      for _ in 0..<200 { rig.change(&generator) }
      return rig.values.map(\.bitPattern)
    }
    #expect(runs[0] == runs[1])
  }
}
