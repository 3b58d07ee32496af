// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// The solver's state: symbols, tableau and what is still to be decided.
///
/// Required constraints hold between calls. Optional ones are optimised when a value is read
/// (``settle()``), from the highest level that a change touched downwards; `dirty` is that level.
///
/// - Invariant: A column is *frozen* at a level when moving it costs more there than it gains;
///   columns frozen above `dirty` stay frozen, whatever happens below.
struct Simplex {
  var tableau: Tableau
  var symbols: SymbolTable
  /// Optional priorities in use, descending, with the number of constraints of each.
  var levels: [(priority: Float, uses: Int)] = []
  /// The highest priority that must be optimised again, or ``Level/settled``.
  var dirty = Level.settled
  /// Whether the levels leave a choice that the tie rules make.
  var hasTies = false
  /// Columns that may still move up or down, while levels are optimised.
  var movableUp: Block<UInt64>
  var movableDown: Block<UInt64>
  /// The slope of the current level's cost along each column.
  var rates: Block<Double>
  /// Scratch: rows that limit a step.
  var limits: Block<Limit>
  /// Scratch: rows that the free columns of a tie reach.
  var reachedRows: Block<UInt64>
  /// Scratch: what takes part in a tie, in order of insertion.
  var tiedConstraints: [Int32] = []
  var tiedLimits: [Int32] = []
  var tiedVariables: [Int32] = []
  /// Required constraints that an edit has violated, to be repaired before the call returns.
  var broken: [Int32] = []
  /// Symbols of removed constraints that still are columns.
  var ghostCount = 0
  /// What counts as zero, in points.
  var tolerance = Tolerance(magnitude: 0).distance
  private var magnitude = 0.0
  /// Constants beyond this, in points, are moved to it; sums of them still resolve 1e-6 point.
  static let largestConstant = 1e9
  /// Arithmetic since the tableau was last built from the constraints; see ``rebuild()``.
  var wear = 0
  /// The next symbol whose residual is checked for drift.
  var probe = 0
  /// Pivots ever made; work is counted, not only timed.
  var pivotCount = 0

  init(variables: Int, constraints: Int) {
    tableau = Tableau(rowCapacity: max(constraints, 8), columnCapacity: max(variables, 8))
    symbols = SymbolTable()
    movableUp = Block(zeroed: tableau.columnWords)
    movableDown = Block(zeroed: tableau.columnWords)
    rates = Block(capacity: tableau.columnCapacity)
    limits = Block(capacity: tableau.rowCapacity)
    reachedRows = Block(capacity: tableau.rowWords)
  }

  /// Frees the storage; the state must not be used afterwards.
  func deallocate() {
    tableau.deallocate()
    symbols.deallocate()
    movableUp.deallocate()
    movableDown.deallocate()
    rates.deallocate()
    limits.deallocate()
    reachedRows.deallocate()
  }

  /// Columns that may move up.
  @inline(__always) var up: Bits { Bits(movableUp.base, tableau.columnWords) }
  /// Columns that may move down.
  @inline(__always) var down: Bits { Bits(movableDown.base, tableau.columnWords) }

  /// Makes the scratch storage as large as the tableau.
  mutating func fitScratch() {
    if rates.capacity < tableau.columnCapacity {
      rates.deallocate()
      movableUp.deallocate()
      movableDown.deallocate()
      rates = Block(capacity: tableau.columnCapacity)
      movableUp = Block(zeroed: tableau.columnWords)
      movableDown = Block(zeroed: tableau.columnWords)
    }
    if limits.capacity < tableau.rowCapacity {
      limits.deallocate()
      limits = Block(capacity: tableau.rowCapacity)
      reachedRows.deallocate()
      reachedRows = Block(capacity: tableau.rowWords)
    }
  }

  /// Notes that a level must be optimised again.
  @inline(__always) mutating func touch(_ level: Float) {
    if level > dirty { dirty = level }
  }

  /// Counts one more constraint of a level.
  mutating func useLevel(_ priority: Float) {
    guard priority > 0, priority < 1000 else { return }
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index < levels.count, levels[index].priority == priority {
      levels[index].uses += 1
    } else {
      levels.insert((priority, 1), at: index)
    }
  }

  /// Counts one constraint less of a level.
  mutating func leaveLevel(_ priority: Float) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].uses -= 1
    if levels[index].uses == 0 { levels.remove(at: index) }
  }

  /// Fits the tolerance to the constants that are installed now.
  mutating func fitTolerance() {
    magnitude = 0
    tolerance = Tolerance(magnitude: 0).distance
    for index in 0..<symbols.count where symbols.symbols[index].kind == .constraint {
      admit(symbols.symbols[index].constant)
    }
  }

  /// Widens the tolerance to suit a constant of this size, in points.
  ///
  /// A constant at the end of the range means "no limit" and is left out.
  @inline(__always) mutating func admit(_ constant: Double) {
    let size = abs(constant)
    guard size > magnitude, size < Simplex.largestConstant else { return }
    magnitude = size
    tolerance = Tolerance(magnitude: size).distance
  }
}

/// A row that reaches zero when a column moves.
struct Limit {
  var row: Int32
  /// The cell, always positive, and the step at which the row is at zero.
  var factor: Double
  var step: Double
}
