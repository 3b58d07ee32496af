// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What decides a variable's value, and what it costs others (Documentation/ConstraintSolver.md §7).
///
/// - Invariant: ``value`` is the sum of the amounts of ``parts``, up to rounding.
package struct Decision: Sendable {
  /// A constraint that the value follows.
  package struct Part: Hashable, Sendable {
    package let constraint: ConstraintHandle
    /// Points the value moves when the constraint's right side grows by one.
    package let effect: Double
    /// What the constraint's constant adds to the value, in points.
    package let amount: Double
  }

  /// A constraint that is not satisfied, and that could be if the value were another one.
  package struct Loser: Hashable, Sendable {
    package let constraint: ConstraintHandle
    /// How far it is from being satisfied, in points; greater than zero.
    package let violation: Double
  }

  package let value: Double
  /// Nearest first: those that name the variable, then those that share a variable with one of
  /// them, and so on; within a distance in order of insertion. Empty when nothing decides it.
  package let parts: [Part]
  /// In order of insertion.
  package let losers: [Loser]
}
