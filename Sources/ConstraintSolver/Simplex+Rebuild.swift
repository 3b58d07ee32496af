// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// Keeping rounding errors from piling up (Documentation/ConstraintSolver.md §6).
extension Simplex {
  /// Builds the tableau again from the constraints themselves, for the same basis.
  ///
  /// All levels become dirty: each is checked, few need a pivot.
  ///
  /// - Complexity: One pivot a nonbasic constraint.
  mutating func rebuild() {
    var basis: [Int32] = []
    for column in 0..<tableau.columnCount {
      let symbol = tableau.columns[column].symbol
      if symbols[symbol].kind == .constraint { basis.append(symbol) }
    }
    startOver()
    fitTolerance()
    for symbol in basis {
      let row = Int(symbols[symbol].place)
      guard let column = bestVariableColumn(row: row) else { continue }
      let distance = -tableau.rows[row].value / tableau.cell(row, column)
      shift(column: column, by: distance)
      tableau.rows.base[row].value = 0
      exchange(row: row, Move(column: column, direction: 1), by: distance, level: 1000)
    }
    wear = 0
    broken.removeAll(keepingCapacity: true)
    for row in 0..<tableau.rowCount {
      classify(row: row)
      let head = tableau.rows[row]
      if head.isRequired && head.slope != 0 { broken.append(head.symbol) }
    }
    dirty = 1000
    repairAll()
  }

  /// Makes all variables columns and all constraints rows; ghosts disappear.
  private mutating func startOver() {
    let fresh = Tableau(
      rowCapacity: tableau.rowCapacity, columnCapacity: tableau.columnCapacity)
    tableau.deallocate()
    tableau = fresh
    fitScratch()
    var ordered: [Int32] = []
    for index in 0..<symbols.count {
      let symbol = Int32(truncatingIfNeeded: index)
      switch symbols[symbol].kind {
      case .unused: break
      case .ghost: symbols.remove(symbol)
      case .variable:
        let column = tableau.appendColumn(
          Column(variable: symbol))
        symbols.pointer(symbol).pointee.place = ~Int32(truncatingIfNeeded: column)
      case .constraint: ordered.append(symbol)
      }
    }
    ghostCount = 0
    for symbol in ordered { _ = appendRow(of: symbol) }
  }

  /// The variable's column with the largest cell in a row.
  private func bestVariableColumn(row: Int) -> Int? {
    var best = Tolerance.factor
    var chosen: Int?
    let cells = tableau.cellRow(row)
    tableau.columnsOf(row: row).forEach { column in
      guard symbols[tableau.columns[column].symbol].kind == .variable else { return }
      guard abs(cells[column]) > best else { return }
      best = abs(cells[column])
      chosen = column
    }
    return chosen
  }

  /// Compares one constraint's residual with the tableau's, a different one each time.
  ///
  /// - Returns: Whether they have drifted apart, so that the tableau must be built again.
  mutating func hasDrifted() -> Bool {
    guard symbols.count > 0 else { return false }
    probe = probe + 1 < symbols.count ? probe + 1 : 0
    let symbol = Int32(truncatingIfNeeded: probe)
    guard symbols[symbol].kind == .constraint else { return false }
    let (residual, size) = residual(of: symbol)
    let allowance = 4 * max(tolerance, Tolerance(magnitude: size).distance)
    return abs(residual - tableauValue(of: symbol)) > allowance
  }

  /// A constraint's residual, computed from its terms, and the largest number that took part.
  func residual(of symbol: Int32) -> (value: Double, size: Double) {
    var sum = symbols.pointer(symbol).pointee.constant
    var size = abs(sum)
    for term in symbols.terms(of: symbol) {
      let product = term.coefficient * tableauValue(of: term.variable.index)
      sum += product
      size = max(size, abs(product))
    }
    return (sum, size)
  }

  /// A symbol's value as the tableau has it.
  @inline(__always) func tableauValue(of symbol: Int32) -> Double {
    let place = Int(symbols.pointer(symbol).pointee.place)
    return place < 0 ? 0 : tableau.rows[place].value
  }
}
