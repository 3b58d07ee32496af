// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How strongly a constraint is wanted: a level of its own, above every lower number.
///
/// Levels are compared strictly: one point of violation at 750 outweighs any violation at 749.5
/// (Documentation/ConstraintSolver.md §2).
package struct Priority: Hashable, Comparable, Sendable {
  /// 0 (no effect) to 1000 (required).
  package let value: Float

  /// Makes a priority; numbers outside 0...1000 are moved to the nearer end.
  ///
  /// - Precondition: `value` is a number.
  package init(_ value: Float) {
    precondition(!value.isNaN, "a priority must be a number")
    self.value = min(max(value, 0), 1000)
  }

  /// Must hold; a contradiction is a conflict.
  package static let required = Priority(1000)

  package static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
