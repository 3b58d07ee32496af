// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// Moving a column and exchanging it with the row that stops it.
extension Simplex {
  /// One way a column can go.
  struct Move {
    var column: Int
    /// 1 or -1.
    var direction: Double
  }

  /// Adds `distance` to a column's symbol and what follows from it to all rows.
  ///
  /// Rows that cross zero change their slope; their levels become dirty, and required ones are
  /// listed in `broken`. The column itself keeps its value zero: the caller either exchanges it
  /// or means a change of its constant.
  ///
  /// - Complexity: O(rows in the column).
  @inline(__always)
  mutating func shift(column: Int, by distance: Double) {
    let rows = tableau.rows.base
    let cells = tableau.cells.base + column
    let stride = tableau.columnCapacity
    let tolerance = self.tolerance
    tableau.rowsOf(column: column).forEach { index in
      let row = rows + index
      let value = row.pointee.value + cells[index &* stride] * distance
      row.pointee.value = value
      if value > tolerance {
        if row.pointee.slope != row.pointee.high { cross(index, to: row.pointee.high) }
      } else if value < -tolerance {
        if row.pointee.slope != row.pointee.low { cross(index, to: row.pointee.low) }
      }
    }
    wear &+= 1
    if abs(distance) > 1e5 { wear &+= 256 }
  }

  /// Notes that a row is now on the side of zero where its slope is `slope`.
  @inline(never)
  mutating func cross(_ index: Int, to slope: Int8) {
    let row = tableau.rows[index]
    tableau.setSlope(slope, row: index)
    if row.priority == 0 {
      if hasTies { touch(Level.tie) }
    } else if row.isRequired {
      if slope != 0 { broken.append(row.symbol) }
    } else {
      touch(row.priority)
    }
  }

  /// Exchanges a row whose value is zero and a column that has moved by `distance`.
  ///
  /// - Parameters:
  ///   - move: The column, and the side of zero it is on now even if `distance` is zero.
  ///   - level: The level being optimised; 1000 while required constraints are repaired.
  mutating func exchange(row: Int, _ move: Move, by distance: Double, level: Float) {
    let column = move.column
    let rises = (tableau.cell(row, column) > 0) == (move.direction > 0)
    let leaving = tableau.rows[row]
    let entering = tableau.columns[column]
    tableau.exchangeCells(row: row, column: column)
    wear &+= 1
    pivotCount &+= 1

    // Beyond zero the leaving symbol costs at its own level; where it came from it does not,
    // unless it was held at zero from both sides.
    let ahead = leaving.priority > max(level, 0) ? leaving.priority : Level.open
    let cameFrom = rises ? leaving.low : leaving.high
    let behind = leaving.slope == cameFrom ? Level.open : ahead
    tableau.columns[column] = Column(
      symbol: leaving.symbol, priority: leaving.priority, low: leaving.low, high: leaving.high,
      frozenUp: rises ? ahead : behind, frozenDown: rises ? behind : ahead)
    symbols.pointer(leaving.symbol).pointee.place = ~Int32(truncatingIfNeeded: column)
    let head = tableau.columns[column]
    setMovable(
      column, up: !head.isBoundUp && head.frozenUp == Level.open,
      down: !head.isBoundDown && head.frozenDown == Level.open)

    tableau.rows[row] = Row(
      value: distance, symbol: entering.symbol, priority: entering.priority, low: entering.low,
      high: entering.high, slope: 0)
    tableau.setSlope(move.direction > 0 ? entering.high : entering.low, row: row)
    symbols.pointer(entering.symbol).pointee.place = Int32(truncatingIfNeeded: row)
    if ghostCount > 0, symbols[entering.symbol].kind == .ghost { buryGhost(row: row) }
  }

  @inline(__always)
  private func setMovable(_ column: Int, up isUp: Bool, down isDown: Bool) {
    if isUp { up.insert(column) } else { up.remove(column) }
    if isDown { down.insert(column) } else { down.remove(column) }
  }

  /// Deletes the row of a removed constraint.
  private mutating func buryGhost(row: Int) {
    let symbol = tableau.rows[row].symbol
    dropRow(row)
    symbols.remove(symbol)
    ghostCount -= 1
  }

  /// Deletes a row and corrects the place of the one that takes its index.
  mutating func dropRow(_ row: Int) {
    if let moved = tableau.deleteRow(row) {
      symbols.pointer(moved).pointee.place = Int32(truncatingIfNeeded: row)
    }
  }

  /// Of the collected limits, the one to stop at: the nearest, and among those within the
  /// tolerance the one with the largest factor, which keeps the tableau well conditioned.
  func nearestLimit(_ count: Int) -> Limit? {
    guard count > 0 else { return nil }
    if count == 1 { return limits[0] }
    var reach = Double.infinity
    for index in 0..<count {
      let limit = limits[index]
      reach = min(reach, max(limit.step, 0) + tolerance / limit.factor)
    }
    var best: Limit?
    for index in 0..<count {
      let limit = limits[index]
      guard limit.step <= reach else { continue }
      if let known = best, known.factor >= limit.factor * (1 - 1e-9) { continue }
      best = limit
    }
    return best
  }

  /// Moves a column until its gain ends, and exchanges it with the row where that happens.
  ///
  /// Rows of a higher priority than `level` may not start to cost, rows of a lower one are
  /// passed; rows of the level itself are passed while the sum of their costs still falls.
  ///
  /// - Parameter rate: The change of the level's cost a point; below zero.
  /// - Returns: The length of the step, or `nil` when nothing limits it.
  mutating func step(_ move: Move, level: Float, rate: Double) -> Double? {
    var count = 0
    var rate = rate
    var passed = 0
    let rows = tableau.rows.base
    let cells = tableau.cells.base + move.column
    let stride = tableau.columnCapacity
    let limits = self.limits.base
    tableau.rowsOf(column: move.column).forEach { index in
      let row = rows[index]
      guard row.low != row.high, row.priority >= level else { return }
      let factor = cells[index &* stride] * move.direction
      guard abs(factor) > Tolerance.factor else { return }
      let target = factor > 0 ? row.high : row.low
      guard row.slope != target else { return }
      limits[count] = Limit(
        row: Int32(truncatingIfNeeded: index), factor: abs(factor), step: -row.value / factor)
      count &+= 1
      if row.priority == level { passed &+= 1 }
    }
    var chosen = nearestLimit(count)
    while passed > 0, let limit = chosen {
      // 3.4 A row of the level itself is passed while the cost still falls beyond it.
      let row = rows[Int(limit.row)]
      guard row.priority == level else { break }
      let rises = (cells[Int(limit.row) &* stride] > 0) == (move.direction > 0)
      let bend = rises ? row.high - row.slope : row.slope - row.low
      rate += Double(bend) * limit.factor
      guard rate < -Tolerance.factor else { break }
      for index in 0..<count where limits[index].row == limit.row {
        count -= 1
        limits[index] = limits[count]
        break
      }
      passed -= 1
      chosen = nearestLimit(count)
    }
    guard let limit = chosen else { return nil }
    let distance = limit.step * move.direction
    shift(column: move.column, by: distance)
    let row = Int(limit.row)
    tableau.rows.base[row].value = 0
    exchange(row: row, move, by: distance, level: level)
    return limit.step
  }
}
