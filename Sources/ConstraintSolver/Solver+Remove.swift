// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Taking constraints out.
extension Solver {
  /// Takes an installed constraint out; its handle becomes invalid.
  ///
  /// - Complexity: O(columns it depends on) when it did not decide any value, else one pivot and
  ///   what the levels below it need at the next reading.
  package func remove(_ handle: ConstraintHandle) {
    state.pointee.remove(symbol(handle))
    checkInvariants()
  }
}
