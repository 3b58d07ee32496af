// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// Choosing among equally good solutions (Documentation/ConstraintSolver.md §4).
///
/// The rules make the solution a function of the installed constraints and their order: what was
/// done before, and in which order edits came, cannot be seen in it.
extension Simplex {
  /// Applies the tie rules to the columns that no level has frozen.
  mutating func breakTies() {
    // 4.1 Of contradictory constraints of one level the last inserted is satisfied first.
    var bound = Int.max
    while let symbol = lastTiedConstraint(before: bound) {
      bound = symbols[symbol].order
      settleTie(of: symbol)
    }
    // 4.2 What is still free comes as close to zero as it can, the first variable first.
    bound = -1
    while let symbol = firstFreeVariable(after: bound) {
      bound = symbols[symbol].order
      settleMagnitude(of: symbol)
    }
  }

  /// The last inserted optional constraint, of those before `bound`, whose violation the free
  /// columns can change.
  private func lastTiedConstraint(before bound: Int) -> Int32? {
    var last = -1
    var chosen: Int32?
    func consider(_ symbol: Int32) {
      let order = symbols.pointer(symbol).pointee.order
      guard order > last, order < bound else { return }
      last = order
      chosen = symbol
    }
    let (up, down, columns) = (self.up, self.down, tableau.columns.base)
    if up.isEmpty && down.isEmpty { return nil }
    up.forEach { if columns[$0].priority > 0 && columns[$0].high != 0 { consider(columns[$0].symbol) } }
    down.forEach { if columns[$0].priority > 0 && columns[$0].low != 0 { consider(columns[$0].symbol) } }
    tableau.violated.forEach { row in
      let columns = tableau.columnsOf(row: row)
      if columns.meets(up) || columns.meets(down) { consider(tableau.rows[row].symbol) }
    }
    return chosen
  }

  /// The first variable, of those made after `bound`, that the free columns can change.
  private func firstFreeVariable(after bound: Int) -> Int32? {
    var first = Int.max
    var chosen: Int32?
    func consider(_ symbol: Int32) {
      let entry = symbols.pointer(symbol)
      guard entry.pointee.kind == .variable else { return }
      guard entry.pointee.order > bound, entry.pointee.order < first else { return }
      first = entry.pointee.order
      chosen = symbol
    }
    func considerColumn(_ column: Int) {
      consider(tableau.columns[column].symbol)
      tableau.rowsOf(column: column).forEach { row in
        if tableau.rows[row].priority == 0 { consider(tableau.rows[row].symbol) }
      }
    }
    up.forEach(considerColumn)
    down.forEach { if !up[$0] { considerColumn($0) } }
    return chosen
  }

  /// Minimises the violation of one optional constraint.
  private mutating func settleTie(of symbol: Int32) {
    var idle = 0
    while true {
      let place = Int(symbols[symbol].place)
      if place < 0 {
        let column = tableau.columns[~place]
        if column.high != 0 { closeTie(Move(column: ~place, direction: 1)) }
        if column.low != 0 { closeTie(Move(column: ~place, direction: -1)) }
        return
      }
      // A row without a slope is not violated, and its own zero keeps it so.
      let slope = tableau.rows[place].slope
      if slope == 0 { return }
      guard approach(row: place, slope: Double(slope), idle: &idle) else { return }
    }
  }

  /// Minimises the magnitude of one variable.
  private mutating func settleMagnitude(of symbol: Int32) {
    var idle = 0
    while true {
      let place = Int(symbols[symbol].place)
      if place < 0 {
        closeTie(Move(column: ~place, direction: 1))
        closeTie(Move(column: ~place, direction: -1))
        return
      }
      let value = tableau.rows[place].value
      if abs(value) <= tolerance {
        guard let move = strongestMove(row: place, slope: nil) else { return }
        pin(row: place, with: move)
      } else {
        // With a rank above the choice, zero stops this variable as it stops a constraint.
        tableau.rows.base[place].priority = 1
        let goesOn = approach(row: place, slope: value > 0 ? 1 : -1, idle: &idle)
        let now = Int(symbols[symbol].place)
        if now < 0 {
          tableau.columns.base[~now].priority = 0
          setFrozen(Move(column: ~now, direction: 1), at: Level.tie, cost: 0)
          setFrozen(Move(column: ~now, direction: -1), at: Level.tie, cost: 0)
          return
        }
        tableau.rows.base[now].priority = 0
        tableau.setSlope(tableau.rows[now].slope, row: now)
        if !goesOn { return }
      }
    }
  }

  /// Makes one step that lowers `slope × row`, or freezes the moves that would raise it.
  ///
  /// - Returns: Whether a step was made.
  private mutating func approach(row: Int, slope: Double, idle: inout Int) -> Bool {
    let byOrder = idle > 2 * (tableau.rowCount + tableau.columnCount)
    if let move = strongestMove(row: row, slope: slope, byOrder: byOrder) {
      guard let length = step(move, level: Level.choice, rate: -1) else {
        closeTie(move)
        return true
      }
      if length > tolerance { idle = 0 } else { idle += 1 }
      return idle < 16 * (tableau.rowCount + tableau.columnCount) && dirty <= 0
    }
    let (cells, columns) = (tableau.cellRow(row), tableau.columnsOf(row: row))
    columns.forEachCommon(up) { column in
      if slope * cells[column] > Tolerance.factor {
        closeTie(Move(column: column, direction: 1))
      }
    }
    columns.forEachCommon(down) { column in
      if -slope * cells[column] > Tolerance.factor {
        closeTie(Move(column: column, direction: -1))
      }
    }
    return false
  }

  /// The movable direction that lowers `slope × row` most; with no slope, that changes it most.
  func strongestMove(row: Int, slope: Double?, byOrder: Bool = false) -> Move? {
    let (cells, columns) = (tableau.cellRow(row), tableau.columnsOf(row: row))
    var best = Tolerance.factor
    var first = Int.max
    var chosen: Move?
    func consider(_ column: Int, _ direction: Double) {
      let change = cells[column] * direction
      let gain = slope.map { -$0 * change } ?? abs(change)
      if byOrder {
        let order = symbols.pointer(tableau.columns[column].symbol).pointee.order
        guard gain > Tolerance.factor, order < first else { return }
        first = order
      } else {
        guard gain > best else { return }
        best = gain
      }
      chosen = Move(column: column, direction: direction)
    }
    columns.forEachCommon(up) { consider($0, 1) }
    columns.forEachCommon(down) { consider($0, -1) }
    return chosen
  }

  /// Makes a variable that is at zero nonbasic, so that it stays there.
  private mutating func pin(row: Int, with move: Move) {
    let distance = -tableau.rows[row].value / tableau.cell(row, move.column)
    shift(column: move.column, by: distance)
    tableau.rows.base[row].value = 0
    exchange(row: row, move, by: distance, level: Level.choice)
  }

  /// Marks one direction of a column as decided by the tie rules, if it was open.
  private mutating func closeTie(_ move: Move) {
    let isOpen = move.direction > 0 ? up[move.column] : down[move.column]
    if isOpen { setFrozen(move, at: Level.tie, cost: 0) }
  }
}
