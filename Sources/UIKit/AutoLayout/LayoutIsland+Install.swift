// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// The app's constraints in the solver, and what happens when they contradict each other
/// (Documentation/AutoLayout.md §9).
extension LayoutIsland {
  /// Hands queued constraints over in order of activation.
  func installArrivals() {
    guard !arrivals.isEmpty else { return }
    structureVersion += 1
    arrivals.sort { $0.activationNumber < $1.activationNumber }
    let queue = arrivals
    arrivals = []
    for constraint in queue {
      let entry = InstalledConstraint(constraint)
      installed[ObjectIdentifier(constraint)] = entry
      install(entry)
    }
  }

  /// Puts a constraint into the solver, or among the broken ones.
  func install(_ entry: InstalledConstraint) {
    let constraint = entry.constraint
    constraint.checkAxes()
    guard constraint.priority.rawValue > 0, let (sum, relation) = expression(of: entry) else {
      return
    }
    entry.constant = sum.constant
    entry.handle = add(
      sum, Relation(relation), constraint.priority.rawValue, .client(entry))
    if entry.handle == nil { broken.append(entry) }
  }

  /// Takes a constraint out at once; its view may be about to die.
  func uninstall(_ constraint: NSLayoutConstraint) {
    constraint.island = nil
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else {
      arrivals.removeAll { $0 === constraint }
      return
    }
    structureVersion += 1
    remove(&entry.handle)
    broken.removeAll { $0 === entry }
    if entry.isQueued { staleConstraints.removeAll { $0 === entry } }
    if entry.isRegistered {
      for item in order where !item.constantUsers.isEmpty {
        item.constantUsers.removeAll { $0 === entry }
      }
    }
  }

  /// Adds a row. While it contradicts required ones, one of the app's constraints among them is
  /// broken; nil when that is the new one itself, or none can be broken.
  func add(
    _ sum: LinearExpression, _ relation: Relation, _ priority: Float, _ source: ConstraintSource
  ) -> ConstraintHandle? {
    while true {
      let result = solver.add(
        sum.terms, constant: sum.constant, relation, Priority(priority))
      switch result {
      case .added(let handle):
        sources[handle] = source
        return handle
      case .conflict(let handles):
        guard breakOne(of: handles, adding: source) else { return nil }
      }
    }
  }

  /// Gives a row another constant, breaking constraints as ``add(_:_:_:_:)`` does.
  func setConstant(_ constant: Double, of handle: inout ConstraintHandle?) {
    while let current = handle {
      guard let conflict = solver.setConstant(constant, of: current) else { return }
      guard let source = sources[current] else { return }
      if giveWay(conflict) { continue }
      if breakOne(of: conflict.filter { $0 != current }, adding: source) { continue }
      // The row itself gives way: a constraint of the app waits among the broken ones.
      if case .client(let entry) = source {
        remove(&entry.handle)
        handle = nil
        broken.append(entry)
      }
      return
    }
  }

  /// Takes out a row whose own new constant is still to come: it fights with its old one only.
  private func giveWay(_ conflict: [ConstraintHandle]) -> Bool {
    guard !awaitingConstant.isEmpty else { return false }
    for handle in conflict {
      guard case .client(let entry)? = sources[handle],
        awaitingConstant.contains(ObjectIdentifier(entry))
      else { continue }
      remove(&entry.handle)
      return true
    }
    return false
  }

  /// Tries the broken constraints again, in order of activation, after something changed.
  func retryBroken() {
    guard !broken.isEmpty else { return }
    let entries = broken.sorted { $0.constraint.activationNumber < $1.constraint.activationNumber }
    broken = []
    for entry in entries where entry.handle == nil {
      install(entry)
      if entry.handle != nil { entry.wasReported = false }
    }
  }

  /// Brings the constants of queued constraints up to date.
  func updateStaleConstraints() {
    let queue = staleConstraints
    staleConstraints = []
    let installed = queue.filter { $0.handle != nil }
    awaitingConstant = Set(installed.map { ObjectIdentifier($0) })
    defer { awaitingConstant = [] }
    for entry in queue { entry.isQueued = false }
    for entry in installed {
      awaitingConstant.remove(ObjectIdentifier(entry))
      guard entry.handle != nil else {
        // It gave way to another one's constant before its own was there.
        if !broken.contains(where: { $0 === entry }) { install(entry) }
        continue
      }
      guard let (sum, _) = expression(of: entry) else { continue }
      guard sum.constant != entry.constant else { continue }
      entry.constant = sum.constant
      // A copy: the constraint itself may have to give way, which takes its handle.
      var handle = entry.handle
      setConstant(sum.constant, of: &handle)
      entry.handle = handle
    }
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
