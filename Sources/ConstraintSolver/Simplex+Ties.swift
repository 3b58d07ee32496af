// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// Choosing among equally good solutions (Documentation/ConstraintSolver.md §4).
///
/// The rules make the solution a function of the installed constraints and their order: what was
/// done before, and in which order edits came, cannot be seen in it.
extension Simplex {
  /// Applies the tie rules to the columns that no level has frozen.
  ///
  /// A step inside a tie couples no row that the free columns did not reach before, so the
  /// candidates are collected once.
  mutating func breakTies() {
    collectTied()
    // 4.1 Of contradictory constraints of one level the last inserted is satisfied first.
    var index = tiedConstraints.count
    while index > 0 {
      if up.isEmpty && down.isEmpty { return }
      index -= 1
      settleTie(of: tiedConstraints[index])
    }
    // 4.2 Sizes come as close to zero as they can, the first one first.
    settleMagnitudes(areSizes: true)
    // 4.3 An inequality that has room comes as close to its limit as it can, the first one first.
    index = 0
    while index < tiedLimits.count {
      if up.isEmpty && down.isEmpty { return }
      settleLimit(of: tiedLimits[index])
      index += 1
    }
    // 4.4 What is still free comes as close to zero as it can, the first variable first.
    settleMagnitudes(areSizes: false)
  }

  private mutating func settleMagnitudes(areSizes: Bool) {
    for index in tiedVariables.indices {
      if up.isEmpty && down.isEmpty { return }
      let symbol = tiedVariables[index]
      if symbols[symbol].isSize == areSizes { settleMagnitude(of: symbol) }
    }
  }

  /// Finds the optional constraints whose violation the free columns can change, the inequalities
  /// that have room, and the variables that the columns can move, each in order of insertion.
  private mutating func collectTied() {
    tiedConstraints.removeAll(keepingCapacity: true)
    tiedLimits.removeAll(keepingCapacity: true)
    tiedVariables.removeAll(keepingCapacity: true)
    let reached = Bits(reachedRows.base, tableau.rowWords)
    reached.removeAll()
    for word in 0..<tableau.columnWords {
      var rest = movableUp[word] | movableDown[word]
      while rest != 0 {
        collectTied(column: word * 64 + rest.trailingZeroBitCount, reaching: reached)
        rest &= rest - 1
      }
    }
    let rows = tableau.rows.base
    for word in 0..<reached.count {
      var rest = reached.words[word]
      while rest != 0 {
        let row = rows + (word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
        if row.pointee.priority == 0 {
          if row.pointee.high != 0 { tiedVariables.append(row.pointee.symbol) }
        } else if row.pointee.slope != 0 {
          tiedConstraints.append(row.pointee.symbol)
        } else if row.pointee.isOneSided {
          tiedLimits.append(row.pointee.symbol)
        }
      }
    }
    sortByInsertion(&tiedConstraints)
    sortByInsertion(&tiedLimits)
    sortByInsertion(&tiedVariables)
  }

  private mutating func collectTied(column: Int, reaching reached: Bits) {
    tableau.rowsOf(column: column).forEachWord { reached.words[$0] |= $1 }
    let head = tableau.columns[column]
    if head.priority > 0 {
      let costs = (up[column] && head.high != 0) || (down[column] && head.low != 0)
      if costs { tiedConstraints.append(head.symbol) }
      if (head.high == 0) != (head.low == 0) { tiedLimits.append(head.symbol) }
    } else if head.high != 0 {
      tiedVariables.append(head.symbol)
    }
  }

  /// Sorts symbols by insertion; short lists in place.
  private func sortByInsertion(_ list: inout [Int32]) {
    guard list.count <= 16 else {
      list.sort { symbols.pointer($0).pointee.order < symbols.pointer($1).pointee.order }
      return
    }
    for end in stride(from: 1, to: list.count, by: 1) {
      let symbol = list[end]
      let order = symbols.pointer(symbol).pointee.order
      var place = end
      while place > 0, symbols.pointer(list[place - 1]).pointee.order > order {
        list[place] = list[place - 1]
        place -= 1
      }
      list[place] = symbol
    }
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

  private mutating func closeTies(ofColumn column: Int) {
    closeTie(Move(column: column, direction: 1))
    closeTie(Move(column: column, direction: -1))
  }

  /// Minimises the room that an inequality has.
  private mutating func settleLimit(of symbol: Int32) {
    var idle = 0
    while true {
      let place = Int(symbols[symbol].place)
      if place < 0 {
        return closeTies(ofColumn: ~place)
      }
      let row = tableau.rows[place]
      // One that is violated has no room.
      guard row.slope == 0, row.isOneSided else { return }
      guard approach(row: place, slope: row.high == 0 ? 1 : -1, idle: &idle) else { return }
    }
  }

  /// Minimises the magnitude of one variable.
  private mutating func settleMagnitude(of symbol: Int32) {
    var idle = 0
    while true {
      let place = Int(symbols[symbol].place)
      if place < 0 {
        return closeTies(ofColumn: ~place)
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
