// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver

/// A solver beside the plain data of what is installed in it, and the script that led there.
struct Rig {
  let solver = Solver()
  let variables: [Variable]
  private(set) var installed: [(handle: ConstraintHandle, plain: PlainConstraint)] = []
  private(set) var script: [String] = []
  /// Descriptions of what did not agree with the reference.
  private(set) var faults: [String] = []

  init(variableCount: Int) {
    let solver = self.solver
    variables = (0..<variableCount).map {
      solver.makeVariable(isSize: ReferenceSolver.isSize($0))
    }
  }

  private func terms(_ plain: PlainConstraint) -> [Term] {
    plain.coefficients.enumerated().compactMap { index, factor in
      factor == 0 ? nil : Term(variables[index], factor)
    }
  }

  private func isFeasible(_ constraints: [PlainConstraint]) -> Bool {
    ReferenceSolver(
      variableCount: variables.count, constraints: constraints.filter { $0.priority >= 1000 }
    ).isFeasible
  }

  /// Adds a constraint; checks that it conflicts exactly when it must, with a minimal set.
  mutating func add(_ plain: PlainConstraint) {
    script.append(
      "add \(plain.coefficients) \(plain.constant) \(plain.relation) @\(plain.priority)")
    let addition = solver.add(
      terms(plain), constant: plain.constant, plain.relation, Priority(plain.priority))
    let fits = isFeasible(installed.map(\.plain) + [plain])
    switch addition {
    case .added(let handle):
      if !fits { faults.append("added although it contradicts") }
      installed.append((handle, plain))
    case .conflict(let handles):
      if fits { faults.append("conflict although it fits") }
      checkMinimal(handles, with: plain)
    }
  }

  private mutating func checkMinimal(_ handles: [ConstraintHandle], with plain: PlainConstraint?) {
    let set = handles.compactMap { handle in
      installed.first { $0.handle == handle }?.plain
    }
    if set.count != handles.count { faults.append("the conflict names an unknown handle") }
    let all = set + (plain.map { [$0] } ?? [])
    if isFeasible(all) { faults.append("the conflict set is no conflict") }
    for index in all.indices {
      var fewer = all
      fewer.remove(at: index)
      if !isFeasible(fewer) { faults.append("the conflict set is not minimal") }
    }
  }

  mutating func remove(at index: Int) {
    script.append("remove \(index)")
    solver.remove(installed[index].handle)
    installed.remove(at: index)
  }

  mutating func setConstant(_ constant: Double, at index: Int) {
    script.append("setConstant \(constant) of \(index)")
    var changed = installed.map(\.plain)
    let old = changed[index].constant
    changed[index].constant = constant
    let handle = installed[index].handle
    let conflict = solver.setConstant(constant, of: handle)
    let fits = isFeasible(changed)
    if (conflict == nil) != fits { faults.append("setConstant: conflict \(conflict != nil)") }
    installed[index].plain.constant = constant
    if let conflict {
      if !conflict.contains(handle) { faults.append("the conflict lacks the edited constraint") }
      checkMinimal(conflict, with: nil)
      installed[index].plain.constant = old
    }
  }

  mutating func setPriority(_ priority: Float, at index: Int) {
    script.append("setPriority \(priority) of \(index)")
    solver.setPriority(Priority(priority), of: installed[index].handle)
    installed[index].plain.priority = priority
  }

  /// Compares level costs, values and ambiguity with the reference.
  mutating func compare() {
    script.append("compare")
    var reference = ReferenceSolver(
      variableCount: variables.count, constraints: installed.map(\.plain))
    let values = variables.map(solver.value)
    for (priority, cost) in reference.optimiseLevels() {
      let sum = installed.filter { $0.plain.priority == priority }.reduce(0) {
        $0 + $1.plain.violation(at: values)
      }
      if abs(sum - cost) > 1e-5 {
        faults.append("level \(priority) costs \(sum) instead of \(cost)")
      }
    }
    for constraint in installed where constraint.plain.priority >= 1000 {
      let violation = constraint.plain.violation(at: values)
      if violation > 1e-6 { faults.append("a required constraint is violated by \(violation)") }
    }
    for (index, found) in solver.areAmbiguous(variables).enumerated() {
      let expected = reference.isAmbiguous(index)
      if found != expected { faults.append("ambiguity of variable \(index) is not \(expected)") }
    }
    let expected = reference.canonicalValues()
    for index in values.indices where abs(values[index] - expected[index]) > 1e-5 {
      faults.append("variable \(index) is \(values[index]) instead of \(expected[index])")
    }
    solver.verify()
  }

  /// What to show when a test fails; empty when all is well.
  var report: String {
    faults.isEmpty ? "" : (faults + script).joined(separator: "\n") + "\n" + solver.dump()
  }
}
