// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The head of a tableau row: a basic symbol, its value and what its value costs.
///
/// - Invariant: `slope` is `high` where `value` is above zero, `low` where it is below, and
///   between both at zero: a valid subgradient of the cost.
struct Row {
  /// The residual of a constraint or the value of a variable, in points.
  var value: Double
  var symbol: Int32
  var priority: Float
  /// The cost's slope below zero: -1, or 0 where a low value is free.
  var low: Int8
  /// The cost's slope above zero: 1, or 0 where a high value is free.
  var high: Int8
  /// The slope that counts now.
  var slope: Int8

  /// Whether the symbol must not cost anything.
  var isRequired: Bool { priority >= 1000 }
}

/// The head of a tableau column: a symbol that is held at zero.
struct Column {
  var symbol: Int32
  var priority: Float
  /// As in ``Row``: moving down from zero costs `-low` a point, moving up costs `high`.
  var low: Int8
  var high: Int8
  /// The highest priority at which moving up costs more than it gains; see ``Level``.
  var frozenUp: Float
  /// The highest priority at which moving down costs more than it gains.
  var frozenDown: Float
  /// What moving up costs at priority `frozenUp`, a point.
  var costUp: Float
  /// What moving down costs at priority `frozenDown`, a point.
  var costDown: Float

  /// Whether moving up would break a required constraint.
  var isBoundUp: Bool { priority >= 1000 && high != 0 }
  /// Whether moving down would break a required constraint.
  var isBoundDown: Bool { priority >= 1000 && low != 0 }
}

/// Ranks beside the priorities 1...1000 on the scale of what is decided first.
enum Level {
  /// Decided by the tie rules.
  static let tie: Float = -1
  /// Not decided.
  static let open: Float = -2
  /// Below everything: nothing is left to do.
  static let settled: Float = -3
}
