// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The head of a tableau row: a basic symbol, its value and what its value costs.
///
/// - Invariant: `slope` is `high` where `value` is above zero, `low` where it is below, and
///   between both at zero: a valid subgradient of the cost.
struct Row {
  /// The residual of a constraint or the value of a variable, in points.
  var value: Double
  var symbol: Int32
  /// The constraint's priority; 0 for a variable, whose distance from zero counts in ties only.
  var priority: Float
  /// The cost's slope below zero: -1, or 0 where a low value is free.
  var low: Int8
  /// The cost's slope above zero: 1, or 0 where a high value is free.
  var high: Int8
  /// The slope that counts now.
  var slope: Int8

  /// Whether one side of zero is free: an inequality.
  var isOneSided: Bool { (low == 0) != (high == 0) }

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

  /// The column of a constraint's symbol or of a ghost's.
  init(symbol: Int32, priority: Float, low: Int8, high: Int8, frozenUp: Float, frozenDown: Float) {
    self.symbol = symbol
    self.priority = priority
    self.low = low
    self.high = high
    self.frozenUp = frozenUp
    self.frozenDown = frozenDown
    costUp = 1
    costDown = 1
  }

  /// The column of a new variable. Its distance from zero counts, but below all priorities.
  init(variable symbol: Int32) {
    self.init(
      symbol: symbol, priority: 0, low: -1, high: 1, frozenUp: Level.open, frozenDown: Level.open)
    costUp = 0
    costDown = 0
  }

  /// Whether moving up would break a required constraint.
  var isBoundUp: Bool { priority >= 1000 && high != 0 }
  /// Whether moving down would break a required constraint.
  var isBoundDown: Bool { priority >= 1000 && low != 0 }
}

/// Ranks beside the priorities 1...1000 on the scale of what is decided first.
enum Level {
  /// The rank at which ties are decided: below every priority, above the variables' rank 0.
  static let choice = Float.leastNormalMagnitude
  /// Decided by the tie rules.
  static let tie: Float = -1
  /// Not decided.
  static let open: Float = -2
  /// Below everything: nothing is left to do.
  static let settled: Float = -3
}
