// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// Optimising the levels in turn (Documentation/ConstraintSolver.md §3).
extension Simplex {
  /// Optimises every level that is dirty and then decides the ties.
  ///
  /// - Complexity: O(columns + rows) when no pivot is needed.
  mutating func settle() {
    guard dirty > Level.settled else { return }
    fitScratch()
    if wear > max(4096, 4 * tableau.rowCount) { rebuild() }
    settleDirty()
    if hasDrifted() {
      rebuild()
      settleDirty()
    }
  }

  /// Optimises what is dirty. A disturbance by rounding restarts the levels; four times at most,
  /// so this always ends.
  private mutating func settleDirty() {
    for _ in 0..<4 {
      let start = dirty
      openColumns(upTo: start)
      dirty = Level.settled
      settleLevels(upTo: start)
      if dirty == Level.settled { break }
      if !broken.isEmpty { repairAll() }
    }
    dirty = Level.settled
    broken.removeAll(keepingCapacity: true)
  }

  /// Optimises the levels from `start` downwards. On return `dirty` tells whether rounding has
  /// disturbed a level that was already optimal.
  private mutating func settleLevels(upTo start: Float) {
    var index = 0
    while index < levels.count {
      let level = levels[index].priority
      index += 1
      guard level <= start else { continue }
      if up.isEmpty && down.isEmpty { break }
      optimise(level: level)
      if dirty > level { return }
      dirty = Level.settled
    }
    hasTies = !(up.isEmpty && down.isEmpty)
    if hasTies {
      breakTies()
      if dirty <= 0 { dirty = Level.settled }
    }
  }

  /// Finds the columns that no level above `start` holds in place.
  mutating func openColumns(upTo start: Float) {
    let (up, down) = (self.up, self.down)
    up.removeAll()
    down.removeAll()
    let columns = tableau.columns.base
    for index in 0..<tableau.columnCount {
      let column = columns + index
      guard !tableau.rowsOf(column: index).isEmpty else { continue }
      if !column.pointee.isBoundUp && column.pointee.frozenUp <= start {
        column.pointee.frozenUp = Level.open
        up.insert(index)
      }
      if !column.pointee.isBoundDown && column.pointee.frozenDown <= start {
        column.pointee.frozenDown = Level.open
        down.insert(index)
      }
    }
  }

  /// Minimises the sum of the violations of one level without a loss at higher ones.
  ///
  /// Takes the steepest column; after many steps of length zero the first one by order of
  /// insertion (Bland's rule), so that it cannot cycle.
  private mutating func optimise(level: Float) {
    var idle = 0
    let patience = 2 * (tableau.rowCount + tableau.columnCount) + 20
    while true {
      guard findRates(level: level) else {
        freezeOwn(level: level)
        return
      }
      guard let (move, rate) = steepestMove(level: level, byOrder: idle > patience) else { break }
      guard let length = step(move, level: level, rate: rate) else {
        setFrozen(move, at: level, cost: 0)
        continue
      }
      if length > tolerance { idle = 0 } else { idle += 1 }
      if dirty > level || idle > 8 * patience { return }
    }
    freeze(level: level)
  }

  /// Sums the slopes of the level's violated rows for each movable column.
  ///
  /// - Returns: Whether there are any.
  private mutating func findRates(level: Float) -> Bool {
    let rates = self.rates.base
    let columnCount = tableau.columnCount
    var isFirst = true
    tableau.violated.forEach { row in
      let head = tableau.rows.base + row
      guard head.pointee.priority == level else { return }
      if isFirst { rates.update(repeating: 0, count: columnCount) }
      isFirst = false
      let slope = Double(head.pointee.slope)
      let cells = tableau.cellRow(row)
      tableau.columnsOf(row: row).forEach { column in rates[column] += slope * cells[column] }
    }
    return !isFirst
  }

  /// The movable direction in which the level's cost falls most a point.
  private func steepestMove(level: Float, byOrder: Bool) -> (Move, Double)? {
    var best = -Tolerance.factor
    var chosen: Move?
    var first = Int.max
    let columns = tableau.columns.base
    let rates = self.rates.base
    func consider(_ index: Int, _ direction: Double, _ rate: Double) {
      if byOrder {
        guard rate < -Tolerance.factor else { return }
        let order = symbols.pointer(columns[index].symbol).pointee.order
        guard order < first else { return }
        first = order
      } else {
        guard rate < best else { return }
      }
      best = rate
      chosen = Move(column: index, direction: direction)
    }
    up.forEach { index in
      let own = columns[index].priority == level ? Double(columns[index].high) : 0
      consider(index, 1, rates[index] + own)
    }
    down.forEach { index in
      let own = columns[index].priority == level ? Double(columns[index].low) : 0
      consider(index, -1, -rates[index] - own)
    }
    guard let chosen else { return nil }
    return (chosen, best)
  }

  /// Freezes the columns of this level's own constraints, when none of it is violated.
  private mutating func freezeOwn(level: Float) {
    let columns = tableau.columns.base
    let (up, down) = (self.up, self.down)
    up.forEach { index in
      guard columns[index].priority == level, columns[index].high != 0 else { return }
      columns[index].frozenUp = level
      columns[index].costUp = 1
      up.remove(index)
    }
    down.forEach { index in
      guard columns[index].priority == level, columns[index].low != 0 else { return }
      columns[index].frozenDown = level
      columns[index].costDown = 1
      down.remove(index)
    }
  }

  /// Freezes the columns that cost at this level.
  private mutating func freeze(level: Float) {
    let columns = tableau.columns.base
    let rates = self.rates.base
    let (up, down) = (self.up, self.down)
    up.forEach { index in
      let own = columns[index].priority == level ? Double(columns[index].high) : 0
      let rate = rates[index] + own
      guard rate > Tolerance.factor else { return }
      columns[index].frozenUp = level
      columns[index].costUp = Float(rate)
      up.remove(index)
    }
    down.forEach { index in
      let own = columns[index].priority == level ? Double(columns[index].low) : 0
      let rate = -rates[index] - own
      guard rate > Tolerance.factor else { return }
      columns[index].frozenDown = level
      columns[index].costDown = Float(rate)
      down.remove(index)
    }
  }

  /// Takes one direction of a column out of the choice.
  mutating func setFrozen(_ move: Move, at level: Float, cost: Float) {
    let column = tableau.columns.base + move.column
    if move.direction > 0 {
      column.pointee.frozenUp = level
      column.pointee.costUp = cost
      up.remove(move.column)
    } else {
      column.pointee.frozenDown = level
      column.pointee.costDown = cost
      down.remove(move.column)
    }
  }
}
