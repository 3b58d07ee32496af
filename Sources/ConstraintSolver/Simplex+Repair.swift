// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// Making required constraints hold (Documentation/ConstraintSolver.md §5).
extension Simplex {
  /// Repairs every required constraint that is listed as broken.
  ///
  /// - Returns: `nil`, or a minimal set of constraints that contradict each other.
  @discardableResult
  mutating func repairAll() -> [Int32]? {
    while let symbol = broken.popLast() {
      if let conflict = repair(symbol) {
        broken.removeAll(keepingCapacity: true)
        return conflict
      }
    }
    return nil
  }

  /// Moves other symbols until a required constraint holds.
  ///
  /// Rows that hold are kept; rows that are broken themselves may get worse and have their turn.
  ///
  /// - Returns: `nil`, or the constraint and the required ones that keep it from holding. The
  ///   columns of a tableau are independent, so leaving any one of the set out resolves it.
  private mutating func repair(_ symbol: Int32) -> [Int32]? {
    var idle = 0
    let patience = 2 * (tableau.rowCount + tableau.columnCount) + 20
    while true {
      guard symbols[symbol].kind == .constraint else { return nil }
      let row = Int(symbols[symbol].place)
      guard row >= 0 else { return nil }
      let head = tableau.rows[row]
      let isLow = head.value < -tolerance && head.low != 0
      let isHigh = head.value > tolerance && head.high != 0
      guard head.isRequired, isLow || isHigh else {
        if head.slope != 0 { tableau.setSlope(0, row: row) }
        return nil
      }
      let want = isLow ? 1.0 : -1.0
      guard let move = cheapestMove(row: row, toward: want, byOrder: idle > patience) else {
        return contradiction(row: row)
      }
      touchFrozen(move)
      let length = stepToward(row: row, move)
      if length > tolerance { idle = 0 } else { idle += 1 }
      // Bland's rule ends this unless rounding defeats it: then the constraint is refused.
      if idle > 64 * patience { return contradiction(row: row) }
    }
  }

  /// Makes the levels dirty that a move of this column costs.
  mutating func touchFrozen(_ move: Move) {
    let column = tableau.columns[move.column]
    touch(max(move.direction > 0 ? column.frozenUp : column.frozenDown, Level.tie))
  }

  /// The column that moves a row in the wanted direction at the least cost.
  ///
  /// This is the dual simplex method's ratio test, on the first level at which each column costs:
  /// the level first, then the cost a point of the row. Equal columns: the one with fewest rows.
  func cheapestMove(row: Int, toward want: Double, byOrder: Bool) -> Move? {
    let cells = tableau.cellRow(row)
    let columns = tableau.columns.base
    var chosen: Move?
    var best = (level: Float.infinity, cost: Float.infinity, rows: Int.max)
    tableau.columnsOf(row: row).forEach { index in
      let factor = cells[index] * want
      guard abs(factor) > Tolerance.factor else { return }
      let column = columns[index]
      let rises = factor > 0
      guard !(rises ? column.isBoundUp : column.isBoundDown) else { return }
      let size = Float(abs(factor))
      var key = (
        level: rises ? column.frozenUp : column.frozenDown,
        cost: (rises ? column.costUp : column.costDown) / size, rows: 0
      )
      if byOrder {
        key = (0, 0, symbols.pointer(column.symbol).pointee.order)
      } else if key.level <= Level.open {
        // Costs are not known: take a stable pivot that couples little.
        key.cost = size < 0.01 ? 1 : 0
        key.rows = tableau.rowsOf(column: index).population
      }
      if key < best {
        best = key
        chosen = Move(column: index, direction: rises ? 1 : -1)
      }
    }
    return chosen
  }

  /// Moves a column until `row` is at zero or a required constraint that holds is about to break.
  private mutating func stepToward(row: Int, _ move: Move) -> Double {
    var count = 0
    let rows = tableau.rows.base
    let cells = tableau.cells.base + move.column
    let stride = tableau.columnCapacity
    let limits = self.limits.base
    tableau.rowsOf(column: move.column).forEach { index in
      let head = rows[index]
      guard head.isRequired else { return }
      let factor = cells[index &* stride] * move.direction
      guard abs(factor) > Tolerance.factor else { return }
      if index != row {
        let isBroken = head.slope != 0
        guard !isBroken, (factor > 0 ? head.high : head.low) != 0 else { return }
      }
      limits[count] = Limit(
        row: Int32(truncatingIfNeeded: index), factor: abs(factor), step: -head.value / factor)
      count &+= 1
    }
    guard let limit = nearestLimit(count) else {
      preconditionFailure("a broken constraint limits the step that repairs it")
    }
    let distance = limit.step * move.direction
    shift(column: move.column, by: distance)
    let index = Int(limit.row)
    tableau.rows.base[index].value = 0
    exchange(row: index, move, by: distance, level: 1000)
    return limit.step
  }

  /// The constraints that keep a required row from holding, the row's own first.
  private func contradiction(row: Int) -> [Int32] {
    var set = [tableau.rows[row].symbol]
    let cells = tableau.cellRow(row)
    tableau.columnsOf(row: row).forEach { column in
      let head = tableau.columns[column]
      guard head.priority >= 1000, abs(cells[column]) > Tolerance.factor else { return }
      set.append(head.symbol)
    }
    return set
  }
}
