// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Installing and changing constraints.
extension Solver {
  /// Installs `sum(terms) + constant REL 0`.
  ///
  /// - Parameters:
  ///   - terms: May name a variable more than once; may be empty.
  ///   - constant: Points; infinities and numbers beyond 1e9 are moved to ±1e9.
  /// - Returns: A handle, or the minimal set of installed required constraints that exclude it.
  ///   An optional constraint never conflicts.
  /// - Complexity: O(terms × columns they depend on) for an optional one.
  package func add(
    _ terms: [Term], constant: Double, _ relation: Relation, _ priority: Priority
  ) -> Addition {
    terms.withUnsafeBufferPointer {
      add($0, constant: constant, relation, priority)
    }
  }

  /// As ``add(_:constant:_:_:)-(Array,_,_,_)``, for terms that are not in an array.
  package func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation,
    _ priority: Priority
  ) -> Addition {
    var symbol: Int32 = 0
    let conflict = state.pointee.insert(
      terms, constant: Self.clamp(constant), relation, priority: priority.value, as: &symbol)
    checkInvariants()
    if let conflict { return .conflict(orderedHandles(conflict)) }
    return .added(handle(symbol))
  }

  /// Changes the constant of an installed constraint.
  ///
  /// - Returns: `nil`; or, when the constraint is required and cannot hold any more, the minimal
  ///   set of required constraints that contradict each other, itself among them. Then the old
  ///   constant is kept.
  /// - Complexity: O(rows that depend on it) when the change breaks no required constraint.
  package func setConstant(_ constant: Double, of handle: ConstraintHandle) -> [ConstraintHandle]? {
    let conflict = state.pointee.setConstant(Self.clamp(constant), of: symbol(handle))
    checkInvariants()
    return conflict.map(orderedHandles)
  }

  /// Changes the priority of an optional constraint.
  ///
  /// - Precondition: Neither the old nor the new priority is ``Priority/required``.
  package func setPriority(_ priority: Priority, of handle: ConstraintHandle) {
    let symbol = symbol(handle)
    precondition(
      priority < .required && state.pointee.symbols[symbol].priority < 1000,
      "the priority of a required constraint cannot change, nor can an optional one become required"
    )
    state.pointee.setPriority(priority.value, of: symbol)
    checkInvariants()
  }

  /// The number moved into the range the solver calculates with; what is none counts as 0, and is told where
  /// it was given (Documentation/HostileFiles.md §3).
  @inline(__always) private static func clamp(_ constant: Double) -> Double {
    guard !constant.isNaN else { return 0 }
    return min(max(constant, -Simplex.largestConstant), Simplex.largestConstant)
  }
}
