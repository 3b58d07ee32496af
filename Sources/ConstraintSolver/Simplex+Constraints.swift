// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// Variables and constraints come and go.
extension Simplex {
  /// Makes a variable: a column of zeros. O(1) amortised.
  mutating func makeVariable(isSize: Bool) -> Int32 {
    let symbol = symbols.insert(.variable)
    symbols.pointer(symbol).pointee.isSize = isSize
    let column = tableau.appendColumn(
      Column(variable: symbol))
    symbols.pointer(symbol).pointee.place = ~Int32(truncatingIfNeeded: column)
    return symbol
  }

  /// Takes a variable out that no constraint uses.
  mutating func release(_ symbol: Int32) {
    let entry = symbols[symbol]
    precondition(entry.kind == .variable, "symbol \(symbol) is not a variable")
    precondition(entry.termCount == 0, "\(entry.termCount) terms use variable \(symbol)")
    if ghostCount > 0 { settle() }
    var place = Int(symbols[symbol].place)
    if place >= 0 || !tableau.rowsOf(column: ~place).isEmpty {
      // Only rounding residue can couple a variable without constraints.
      rebuild()
      place = Int(symbols[symbol].place)
    }
    precondition(place < 0, "variable \(symbol) has no constraints but depends on others")
    if let moved = tableau.deleteColumn(~place) {
      symbols.pointer(moved).pointee.place = Int32(truncatingIfNeeded: place)
    }
    symbols.remove(symbol)
  }

  /// Appends the row of a constraint, in terms of the current columns.
  ///
  /// - Complexity: O(columns in the rows of the terms' variables).
  mutating func appendRow(of symbol: Int32) -> Int {
    let entry = symbols[symbol]
    let head = Row(
      value: entry.constant, symbol: symbol, priority: entry.priority,
      low: entry.costsBelow ? -1 : 0, high: entry.costsAbove ? 1 : 0, slope: 0)
    let row = tableau.appendRow(head)
    symbols.pointer(symbol).pointee.place = Int32(truncatingIfNeeded: row)
    var value = entry.constant
    for term in symbols.terms(of: symbol) {
      let place = Int(symbols.pointer(term.variable.index).pointee.place)
      if place < 0 {
        tableau.add(term.coefficient, row: row, column: ~place)
      } else {
        value += term.coefficient * tableau.rows.base[place].value
        let cells = tableau.cellRow(place)
        let target = tableau
        tableau.columnsOf(row: place).forEach { column in
          target.add(term.coefficient * cells[column], row: row, column: column)
        }
      }
    }
    tableau.rows.base[row].value = value
    return row
  }

  /// Sets a row's slope from its value; at zero it does not cost.
  mutating func classify(row: Int) {
    let head = tableau.rows[row]
    let slope = head.value > tolerance ? head.high : head.value < -tolerance ? head.low : 0
    if slope != head.slope { tableau.setSlope(slope, row: row) }
  }

  /// Installs a constraint.
  ///
  /// - Returns: The conflicting required constraints, or `nil` when it was installed.
  mutating func insert(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, priority: Float,
    as symbol: inout Int32
  ) -> [Int32]? {
    symbol = symbols.insert(.constraint)
    let entry = symbols.pointer(symbol)
    entry.pointee.relation = relation
    entry.pointee.priority = priority
    entry.pointee.constant = constant
    symbols.setTerms(terms, of: symbol)
    admit(constant)
    let row = appendRow(of: symbol)
    fitScratch()
    classify(row: row)
    // What has room may have a choice to make (Documentation/ConstraintSolver.md §4.3).
    if relation != .equal { touch(Level.tie) }
    if priority < 1000 {
      useLevel(priority)
      if tableau.rows[row].slope != 0 { touch(priority) }
      return nil
    }
    if tableau.rows[row].slope != 0 {
      broken.append(symbol)
      if let conflict = repairAll() {
        discard(symbol)
        return conflict.filter { $0 != symbol }
      }
    } else if relation == .equal {
      releaseOpenColumn(row: row)
    }
    return nil
  }

  /// Lets an equality that holds by chance take a column that nothing else has decided.
  private mutating func releaseOpenColumn(row: Int) {
    guard let move = cheapestMove(row: row, toward: 1, byOrder: false) else { return }
    let column = tableau.columns[move.column]
    guard column.frozenUp <= Level.tie, column.frozenDown <= Level.tie, column.priority == 0
    else { return }
    let distance = -tableau.rows[row].value / tableau.cell(row, move.column)
    touch(Level.tie)
    shift(column: move.column, by: distance)
    tableau.rows.base[row].value = 0
    exchange(row: row, move, by: distance, level: 1000)
    if !broken.isEmpty { repairAll() }
  }

  /// Takes a constraint out.
  mutating func remove(_ symbol: Int32) {
    leaveLevel(symbols[symbol].priority)
    discard(symbol)
  }

  /// Takes a constraint out of the tableau: at once if it is a row, else as a ghost.
  private mutating func discard(_ symbol: Int32) {
    let entry = symbols[symbol]
    symbols.dropTerms(of: symbol)
    let place = Int(entry.place)
    if place >= 0 {
      let head = tableau.rows[place]
      if head.slope != 0 && !head.isRequired { touch(head.priority) }
      if head.isOneSided { touch(Level.tie) }
      dropRow(place)
      symbols.remove(symbol)
      return
    }
    symbols.pointer(symbol).pointee.kind = .ghost
    symbols.pointer(symbol).pointee.generation &+= 1
    ghostCount += 1
    let column = tableau.columns.base + ~place
    column.pointee.priority = 0
    column.pointee.low = 0
    column.pointee.high = 0
    column.pointee.frozenUp = Level.open
    column.pointee.frozenDown = Level.open
    touch(entry.priority)
    touch(Level.tie)
  }

  /// Changes a constraint's constant, in points.
  ///
  /// - Returns: `nil`, or the conflicting required constraints; then the old constant is kept.
  mutating func setConstant(_ constant: Double, of symbol: Int32) -> [Int32]? {
    let old = symbols.pointer(symbol).pointee.constant
    guard constant != old else { return nil }
    admit(constant)
    apply(constant, to: symbol)
    if broken.isEmpty { return nil }
    fitScratch()
    guard let conflict = repairAll() else { return nil }
    apply(old, to: symbol)
    for row in 0..<tableau.rowCount where tableau.rows[row].isRequired {
      classify(row: row)
      if tableau.rows[row].slope != 0 { broken.append(tableau.rows[row].symbol) }
    }
    repairAll()
    return conflict
  }

  /// Moves what depends on a constraint's constant. O(rows in its column), or O(1).
  private mutating func apply(_ constant: Double, to symbol: Int32) {
    let entry = symbols.pointer(symbol)
    let change = constant - entry.pointee.constant
    entry.pointee.constant = constant
    let place = Int(entry.pointee.place)
    if place < 0 {
      shift(column: ~place, by: -change)
      return
    }
    let row = tableau.rows.base + place
    row.pointee.value += change
    let value = row.pointee.value
    if value > tolerance {
      if row.pointee.slope != row.pointee.high { cross(place, to: row.pointee.high) }
    } else if value < -tolerance {
      if row.pointee.slope != row.pointee.low { cross(place, to: row.pointee.low) }
    }
  }

  /// Changes the priority of an optional constraint.
  mutating func setPriority(_ priority: Float, of symbol: Int32) {
    let entry = symbols.pointer(symbol)
    let old = entry.pointee.priority
    guard old != priority else { return }
    leaveLevel(old)
    useLevel(priority)
    entry.pointee.priority = priority
    let low: Int8 = entry.pointee.costsBelow ? -1 : 0
    let high: Int8 = entry.pointee.costsAbove ? 1 : 0
    let place = Int(entry.pointee.place)
    if place < 0 {
      let column = tableau.columns.base + ~place
      column.pointee.priority = priority
      column.pointee.low = low
      column.pointee.high = high
      touch(max(old, priority))
      return
    }
    let row = tableau.rows.base + place
    if row.pointee.slope != 0 { touch(max(old, priority)) }
    row.pointee.priority = priority
    row.pointee.low = low
    row.pointee.high = high
    let before = row.pointee.slope
    classify(row: place)
    if row.pointee.slope != before { touch(priority) }
  }
}
