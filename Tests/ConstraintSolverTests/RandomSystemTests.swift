// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Testing

@Suite("Random systems against the reference solver")
struct RandomSystemTests {
  static let priorities: [Float] = [1000, 1000, 750, 749.5, 749, 250, 250, 50, 1]

  /// Two or three terms with small factors and a whole constant.
  static func constraint(
    _ generator: inout SeededGenerator, variables: Int
  ) -> PlainConstraint {
    var coefficients = Array(repeating: 0.0, count: variables)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0..<variables, using: &generator)
      coefficients[index] = [1, 1, -1, -1, 2, -2, 0.5].randomElement(using: &generator) ?? 1
    }
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    return PlainConstraint(
      coefficients: coefficients, constant: Double(Int.random(in: -20...20, using: &generator)),
      relation: relations.randomElement(using: &generator) ?? .equal,
      priority: priorities.randomElement(using: &generator) ?? 1000)
  }

  @Test("added one by one, they cost what the reference says at every level", arguments: 0..<200)
  func matchesReference(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let variables = Int.random(in: 1...6, using: &generator)
    var rig = Rig(variableCount: variables)

    for _ in 0..<Int.random(in: 1...14, using: &generator) {
      rig.add(Self.constraint(&generator, variables: variables))
    }
    rig.compare()

    #expect(rig.report == "", "seed \(seed)")
  }

  @Test("after random edits and removals they are as good as fresh", arguments: 1000..<1100)
  func editsMatchReference(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let variables = Int.random(in: 2...6, using: &generator)
    var rig = Rig(variableCount: variables)

    for step in 0..<60 where rig.report.isEmpty {
      let index = rig.installed.indices.randomElement(using: &generator)
      switch (Int.random(in: 0..<10, using: &generator), index) {
      case (0..<4, _), (_, nil): rig.add(Self.constraint(&generator, variables: variables))
      case (4..<6, let index?): rig.remove(at: index)
      case (6..<9, let index?):
        rig.setConstant(Double(Int.random(in: -20...20, using: &generator)), at: index)
      case (_, let index?):
        guard rig.installed[index].plain.priority < 1000 else { continue }
        rig.setPriority([750, 749.5, 250, 50].randomElement(using: &generator) ?? 1, at: index)
      }
      if step % 3 == 0 { rig.compare() }
    }

    #expect(rig.report == "", "seed \(seed)")
  }
}

@Suite("Large random systems against fresh solvers")
struct LargeSystemTests {
  @Test("after many changes the values are a fresh solver's", arguments: 0..<12)
  func matchesFresh(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var rig = LargeRig(views: 40)

    for step in 0..<300 {
      rig.change(&generator)
      guard step % 50 == 49 else { continue }
      let fresh = rig.fresh()
      #expect(fresh.installed.count == rig.installed.count, "seed \(seed), step \(step)")
      let pairs = zip(rig.values, fresh.values)
      let difference = pairs.map { abs($0 - $1) }.max() ?? 0
      #expect(difference < 1e-6, "seed \(seed), step \(step)\n\(rig.solver.dump())")
    }
    rig.solver.verify()
  }
}
