// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Testing

@Suite("Explanations")
struct ExplanationTests {
  let solver = Solver()

  @Test("the chain runs from the variable to what decides it")
  func chain() {
    let (rootWidth, left, width) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let root = solver.install([(rootWidth, 1)], .equal, 375)
    let margin = solver.install([(left, 1)], .equal, 16)
    solver.install([(width, 1)], .lessThanOrEqual, 1000)
    let right = solver.install([(left, 1), (width, 1), (rootWidth, -1)], .equal, -16)

    #expect(solver.explanation(of: width) == [right, root, margin])
    #expect(solver.explanation(of: left) == [margin])
    #expect(solver.value(of: width) == 343)
  }

  @Test("constraints that do not bind are not part of it")
  func onlyBinding() {
    let x = solver.makeVariable()
    solver.install([(x, 1)], .greaterThanOrEqual, 5)
    let wish = solver.install([(x, 1)], .equal, 40, at: 250)
    #expect(solver.explanation(of: x) == [wish])
  }

  @Test("what only the tie rules decide is ambiguous")
  func ambiguity() {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.install([(x, 1), (y, 1)], .equal, 100)
    solver.install([(z, 1)], .equal, 7)

    #expect(solver.isAmbiguous(x))
    #expect(solver.isAmbiguous(y))
    #expect(!solver.isAmbiguous(z))
    #expect([x, y, z].map(solver.value) == [0, 100, 7])
  }

  /// Every third variable is held. Of the others two share a sum of 100 each.
  @Test("hundreds of variables share a few copies, and asking changes nothing")
  func manyAtOnce() {
    var variables: [Variable] = []
    for _ in 0..<100 {
      let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      solver.install([(x, 1), (y, 1)], .equal, 100)
      solver.install([(x, 1)], .lessThanOrEqual, 70)
      solver.install([(z, 1)], .equal, 7)
      variables += [x, y, z]
    }
    let before = solver.dump()

    #expect(solver.areAmbiguous(variables) == (0..<300).map { $0 % 3 < 2 })
    #expect(solver.areAmbiguous(variables) == variables.map(solver.isAmbiguous))
    #expect(solver.dump() == before)
  }

  @Test("two inequalities that meet leave no choice")
  func meetingInequalities() {
    let x = solver.makeVariable()
    solver.install([(x, 1)], .greaterThanOrEqual, 9)
    solver.install([(x, 1)], .lessThanOrEqual, 9)
    #expect(!solver.isAmbiguous(x))
  }

  @Test("asking changes nothing")
  func askingIsPure() {
    let row = RowOfViews(natural: [29.5, nil, 29, nil, 41.5], spacing: 8, width: 300)
    let before = row.solver.dump()
    #expect(row.widths.map(row.solver.isAmbiguous) == [false, true, false, true, false])
    _ = row.widths.map(row.solver.explanation)
    #expect(row.solver.dump() == before)
  }

  @Test("the dump lists variables, then constraints, in order of insertion")
  func dump() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.install([(x, 1)], .equal, 16)
    solver.install([(y, 1), (x, -0.5)], .lessThanOrEqual, 4)
    solver.install([(y, 1)], .greaterThanOrEqual, 20, at: 749.5)

    #expect(
      solver.dump() == """
        v0 = 16
        v1 = 12
        c2 required: v0 - 16 == 0 (active)
        c3 required: v1 - 0.5*v0 - 4 <= 0 (active)
        c4 @749.5: v1 - 20 >= 0 (violated by 8)
        """)
  }
}
