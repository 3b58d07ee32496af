// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// Finds values for variables under linear constraints with priorities.
///
/// An incremental simplex solver in the manner of Cassowary, with strictly ordered priorities:
/// required constraints hold; then the sum of the violations is made as small as possible level by
/// level, from the highest priority down, and no level is ever given up for a lower one. What the
/// levels leave open is decided by fixed rules, so that the values depend on nothing but the
/// installed constraints and the order of their insertion (Documentation/ConstraintSolver.md).
///
/// Values are always those of the current constraints. The work is done when one is read.
///
/// Not `Sendable`: a solver belongs to one island of views and to the thread that lays it out.
package final class Solver {
  /// The result of adding a constraint.
  package enum Addition: Hashable, Sendable {
    case added(ConstraintHandle)
    /// Required constraints that cannot hold together with the new one, which was not added.
    /// Leaving out any one of them would make room for it.
    case conflict([ConstraintHandle])
  }

  /// The state lives outside of the object so that the inner loops run without access checks.
  let state: UnsafeMutablePointer<Simplex>
  #if INVARIANT_CHECKS
    var mutationsUntilCheck = 0
  #endif

  /// Makes an empty solver.
  package convenience init() { self.init(variables: 32, constraints: 64) }

  /// Makes an empty solver with room for this many variables and constraints; it grows beyond.
  package init(variables: Int, constraints: Int) {
    state = .allocate(capacity: 1)
    state.initialize(to: Simplex(variables: variables, constraints: constraints))
  }

  deinit {
    state.pointee.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Makes a variable. Until a constraint uses it, its value is 0.
  ///
  /// Among equally good solutions the variables made first stay nearest to zero, sizes before all
  /// others.
  ///
  /// - Parameter isSize: Whether the value is meant to be zero at least, as a width is. It may
  ///   still become negative: that takes a constraint.
  package func makeVariable(isSize: Bool = false) -> Variable {
    Variable(index: state.pointee.makeVariable(isSize: isSize))
  }

  /// Gives a variable back.
  ///
  /// - Precondition: No installed constraint uses it.
  package func release(_ variable: Variable) {
    state.pointee.release(variable.index)
    checkInvariants()
  }

  /// The value of a variable in the best solution, in points; 0 if no constraint uses it.
  ///
  /// - Complexity: O(1) unless constraints have changed since a value was last read.
  package func value(of variable: Variable) -> Double {
    if state.pointee.dirty > Level.settled { settle() }
    return state.pointee.tableauValue(of: variable.index)
  }

  /// Does the work that changes have left for the next reading.
  @inline(never)
  package func settle() {
    state.pointee.settle()
    checkInvariants()
  }

  /// Pivots made so far: a measure of work that does not depend on the machine.
  package var pivotCount: Int { state.pointee.pivotCount }

  /// The handle of an installed constraint's symbol.
  func handle(_ symbol: Int32) -> ConstraintHandle {
    ConstraintHandle(symbol: symbol, generation: state.pointee.symbols[symbol].generation)
  }

  /// The symbol that a handle names.
  @inline(__always) func symbol(_ handle: ConstraintHandle) -> Int32 {
    let entry = state.pointee.symbols.pointer(handle.symbol)
    precondition(
      entry.pointee.kind == .constraint && entry.pointee.generation == handle.generation,
      "the constraint is not installed")
    return handle.symbol
  }

  /// Handles in order of insertion.
  func orderedHandles(_ symbols: [Int32]) -> [ConstraintHandle] {
    let table = state.pointee.symbols
    return symbols.sorted { table[$0].order < table[$1].order }.map(handle)
  }
}
