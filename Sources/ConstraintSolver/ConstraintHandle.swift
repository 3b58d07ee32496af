// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Names an installed constraint. It stays valid until the constraint is removed and is never
/// used again for another one.
package struct ConstraintHandle: Hashable, Sendable {
  let symbol: Int32
  let generation: Int32
}
