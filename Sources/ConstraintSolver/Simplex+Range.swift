// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// How far a variable can move without a loss at any level.
extension Simplex {
  /// Which variables have, in all best solutions, values in an interval longer than `limit`.
  ///
  /// Works on a copy: nothing changes here. Wherever the copy was pushed to is a best solution, too, so many
  /// questions share one, until its steps may have added up too much of what is rounded.
  ///
  /// - Complexity: O(n) in the columns for each variable that nothing open holds; else the steps to both
  ///   ends of its interval, and a copy of the tableau for every ``stepsPerCopy`` of those.
  func moving(_ symbols: [Int32], beyond limit: Double) -> [Bool] {
    var answers = symbols.map { _ in false }
    let open = symbols.indices.filter { mayMove(symbols[$0]) }
    guard !open.isEmpty else { return answers }
    var copy = self.copy()
    defer { copy.deallocate() }
    for index in open {
      if copy.pivotCount - pivotCount > Simplex.stepsPerCopy {
        copy.deallocate()
        copy = self.copy()
      }
      let symbol = symbols[index]
      let end = copy.push(symbol, slope: 1)
      answers[index] =
        abs(end - tableauValue(of: symbol)) > limit
        || abs(copy.push(symbol, slope: -1) - end) > limit
    }
    return answers
  }

  private static let stepsPerCopy = 256

  /// Whether there is an open column to push a symbol with, as ``push(_:slope:)`` looks for one first.
  private func mayMove(_ symbol: Int32) -> Bool {
    func isOpen(_ index: Int) -> Bool {
      guard !tableau.rowsOf(column: index).isEmpty else { return false }
      let column = tableau.columns[index]
      return (!column.isBoundUp && column.frozenUp <= Level.tie)
        || (!column.isBoundDown && column.frozenDown <= Level.tie)
    }
    let place = Int(symbols[symbol].place)
    guard place >= 0 else { return isOpen(~place) }
    let cells = tableau.cellRow(place)
    var isFound = false
    tableau.columnsOf(row: place).forEach { index in
      isFound = isFound || (abs(cells[index]) > Tolerance.factor && isOpen(index))
    }
    return isFound
  }

  /// A state of its own with the same contents.
  func copy() -> Simplex {
    var copy = self
    copy.tableau = tableau.copy()
    copy.symbols = symbols.copy()
    copy.movableUp = Block(zeroed: tableau.columnWords)
    copy.movableDown = Block(zeroed: tableau.columnWords)
    copy.rates = Block(capacity: tableau.columnCapacity)
    copy.limits = Block(capacity: tableau.rowCapacity)
    copy.reachedRows = Block(capacity: tableau.rowWords)
    return copy
  }

  /// Lowers `slope × symbol` as far as the levels allow and returns the symbol's value there.
  private mutating func push(_ symbol: Int32, slope: Double) -> Double {
    openColumns(upTo: Level.tie)
    for _ in 0..<16 * (tableau.rowCount + tableau.columnCount) {
      let place = Int(symbols[symbol].place)
      let move: Move
      if place < 0 {
        move = Move(column: ~place, direction: -slope)
        let isOpen = slope > 0 ? down[~place] : up[~place]
        if !isOpen { return 0 }
      } else {
        guard let found = strongestMove(row: place, slope: slope) else {
          return tableau.rows[place].value
        }
        move = found
      }
      if step(move, level: Level.choice, rate: -1) == nil { return -slope * .infinity }
    }
    return tableauValue(of: symbol)
  }
}
