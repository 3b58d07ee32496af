// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the solver knows about one variable, or about the residual of one constraint.
///
/// A constraint `terms + constant REL 0` is one symbol: its residual `terms + constant`, with the
/// cost of a residual below and above zero. A variable is a symbol without cost.
struct Symbol {
  enum Kind: UInt8 {
    /// A free slot.
    case unused
    case variable
    case constraint
    /// A removed constraint that is still a column; it costs nothing and goes with the next pivot.
    case ghost
  }

  var kind = Kind.unused
  var relation = Relation.equal
  /// Whether a variable is a size, which comes first where the levels leave a choice.
  var isSize = false
  /// 0 for variables; else the constraint's priority.
  var priority: Float = 0
  /// A row's index, or the complement of a column's.
  var place: Int32 = 0
  var generation: Int32 = 0
  /// The terms of a constraint, a range of the term pool; for a variable `termCount` counts uses.
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// Position in the order of insertion among all symbols ever made.
  var order: Int = 0
  /// The constant of a constraint, in points.
  var constant: Double = 0

  /// Whether a residual below zero costs.
  var costsBelow: Bool { kind == .constraint && priority > 0 && relation != .lessThanOrEqual }
  /// Whether a residual above zero costs.
  var costsAbove: Bool { kind == .constraint && priority > 0 && relation != .greaterThanOrEqual }
}
