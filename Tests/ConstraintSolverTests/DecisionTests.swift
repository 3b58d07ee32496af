// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Testing

@Suite("Decisions")
struct DecisionTests {
  let solver = Solver()

  @Test("the amounts of what decides a value add up to it")
  func amounts() {
    let (outer, left, width) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let given = solver.install([(outer, 1)], .equal, 375)
    let leading = solver.install([(left, 1)], .equal, 16)
    let trailing = solver.install([(left, 1), (width, 1), (outer, -1)], .equal, -20)

    let decision = solver.decision(of: width)

    // 375 − 16 − 20
    #expect(decision.value == 339)
    #expect(decision.parts.map(\.constraint) == [trailing, given, leading])
    #expect(decision.parts.map(\.amount) == [-20, 375, -16])
    #expect(decision.parts.map(\.effect) == [1, 1, -1])
    #expect(decision.losers.isEmpty)
  }

  @Test("a multiplier is the effect of what stands behind it")
  func multiplier() {
    let (outer, width) = (solver.makeVariable(), solver.makeVariable())
    solver.install([(outer, 1)], .equal, 300)
    solver.install([(width, 1), (outer, -0.5)], .equal, 10)

    let decision = solver.decision(of: width)

    #expect(decision.value == 160)
    #expect(decision.parts.map(\.amount) == [10, 150])
    #expect(decision.parts.map(\.effect) == [1, 0.5])
  }

  @Test("what is beaten is a loser, with how far it is off and what it would make of the value")
  func loser() {
    let height = solver.makeVariable()
    let fixed = solver.install([(height, 1)], .equal, 20)
    let text = solver.install([(height, 1)], .greaterThanOrEqual, 61, at: 750)
    let wish = solver.install([(height, 1)], .equal, 15, at: 250)

    let decision = solver.decision(of: height)

    #expect(decision.parts.map(\.constraint) == [fixed])
    #expect(decision.losers.map(\.constraint) == [text, wish])
    #expect(decision.losers.map(\.violation) == [41, 5])
    #expect(solver.violation(of: text) == 41)
    #expect(solver.violation(of: fixed) == 0)
    // The required constraint stays whatever is preferred.
    #expect(solver.value(of: height, preferring: text) == 20)
  }

  @Test("what is not satisfied somewhere else is no loser")
  func unrelated() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.install([(x, 1)], .equal, 7)
    solver.install([(y, 1)], .equal, 10)
    solver.install([(y, 1)], .equal, 30, at: 500)

    #expect(solver.decision(of: x).losers.isEmpty)
    #expect(solver.decision(of: y).losers.map(\.violation) == [20])
  }

  @Test("without a constraint the next one decides")
  func without() {
    let height = solver.makeVariable()
    let strong = solver.install([(height, 1)], .equal, 50, at: 900)
    let middle = solver.install([(height, 1)], .greaterThanOrEqual, 60, at: 750)
    let weak = solver.install([(height, 1)], .equal, 90, at: 250)

    #expect(solver.decision(of: height).parts.map(\.constraint) == [strong])
    let next = solver.decision(of: height, without: strong)
    // Without the 50 the weakest has its 90, which the 60 allows.
    #expect(next.value == 90)
    #expect(next.parts.map(\.constraint) == [weak])
    #expect(solver.decision(of: height).value == 50)
    #expect(solver.value(of: height, preferring: middle) == 60)
    #expect(solver.value(of: height) == 50)
  }

  @Test("asking changes nothing")
  func askingIsPure() {
    let row = RowOfViews(natural: [29.5, nil, 29, nil, 41.5], spacing: 8, width: 300)
    let before = row.solver.dump()
    for width in row.widths {
      let decision = row.solver.decision(of: width)
      for part in decision.parts {
        _ = row.solver.decision(of: width, without: part.constraint)
        _ = row.solver.violation(of: part.constraint)
      }
    }
    #expect(row.solver.dump() == before)
  }

  @Test("amounts add up in every row of views", arguments: [120.0, 200, 300, 500])
  func sums(width: Double) {
    let row = RowOfViews(natural: [29.5, nil, 29, nil, 41.5], spacing: 8, width: width)
    for variable in row.widths {
      let decision = row.solver.decision(of: variable)
      let sum = decision.parts.reduce(0) { $0 + $1.amount }
      #expect(abs(sum - decision.value) < 1e-6)
    }
  }
}
