// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A quantity the solver finds a value for; made by ``Solver/makeVariable()``.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The solver's number for it. Constraints are numbered in the same range, so it is not dense.
  package let index: Int32

  init(index: Int32) { self.index = index }
}
