// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

extension Solver {
  #if INVARIANT_CHECKS
    /// Stops the process when the state contradicts itself.
    ///
    /// Every mutation is checked while the tableau is small; a larger one is checked less often,
    /// so that the checks cost about the same for each mutation.
    func checkInvariants() {
      mutationsUntilCheck -= 1
      guard mutationsUntilCheck <= 0 else { return }
      let tableau = state.pointee.tableau
      mutationsUntilCheck = tableau.rowCount * tableau.columnCount / 64
      verify()
    }
  #else
    @inline(__always) func checkInvariants() {}
  #endif

  /// Stops the process when the state contradicts itself.
  ///
  /// - Complexity: O(rows × columns + terms).
  package func verify() {
    verifyPlaces()
    verifyBits()
    verifyValues()
  }

  /// Every symbol is one row or one column, and every row and column is one symbol.
  private func verifyPlaces() {
    let (tableau, symbols) = (state.pointee.tableau, state.pointee.symbols)
    var found = 0
    for index in 0..<Int32(symbols.count) where symbols[index].kind != .unused {
      found += 1
      let place = Int(symbols[index].place)
      let symbol = place < 0 ? tableau.columns[~place].symbol : tableau.rows[place].symbol
      precondition(symbol == index, "symbol \(index) is not where its place \(place) says")
    }
    let places = tableau.rowCount + tableau.columnCount
    precondition(found == places, "\(found) symbols have \(places) places")
  }

  /// The bits tell which cells are not zero, and which rows have a slope.
  private func verifyBits() {
    let tableau = state.pointee.tableau
    for row in 0..<tableau.rowCount {
      for column in 0..<tableau.columnCount {
        let isSet = tableau.cell(row, column) != 0
        precondition(
          tableau.columnsOf(row: row)[column] == isSet
            && tableau.rowsOf(column: column)[row] == isSet,
          "the bits of cell \(row), \(column) do not tell whether it is zero")
      }
      precondition(
        tableau.violated[row] == (tableau.rows[row].slope != 0 && tableau.rows[row].priority > 0),
        "row \(row) has a false slope bit")
    }
  }

  /// Values agree with the terms, slopes with the values, and required constraints hold.
  private func verifyValues() {
    let state = state.pointee
    let allowance = 64 * state.tolerance
    for index in 0..<Int32(state.symbols.count) where state.symbols[index].kind == .constraint {
      let (residual, size) = state.residual(of: index)
      let value = state.tableauValue(of: index)
      precondition(
        abs(residual - value) <= max(allowance, 64 * Tolerance(magnitude: size).distance),
        "constraint \(index) is \(residual) by its terms and \(value) in the tableau")
      let place = Int(state.symbols[index].place)
      guard place >= 0 else { continue }
      let row = state.tableau.rows[place]
      precondition(
        row.slope == (value > allowance ? row.high : value < -allowance ? row.low : row.slope),
        "constraint \(index) is \(value) but has slope \(row.slope)")
      precondition(!row.isRequired || row.slope == 0, "required constraint \(index) is violated")
    }
  }
}
