// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// What decides a value, and what it would be otherwise.
extension Solver {
  /// What decides a variable now.
  ///
  /// - Complexity: O(rows + c²) for c deciding constraints.
  package func decision(of variable: Variable) -> Decision {
    settle()
    return decision(of: variable, in: state.pointee)
  }

  /// What would decide a variable without a constraint; nothing changes here.
  ///
  /// - Complexity: a copy of the solver and one optimisation.
  package func decision(of variable: Variable, without constraint: ConstraintHandle) -> Decision {
    let removed = symbol(constraint)
    settle()
    var copy = state.pointee.copy()
    defer { copy.deallocate() }
    copy.remove(removed)
    copy.settle()
    return decision(of: variable, in: copy)
  }

  /// What a variable would be if an optional constraint came before all other optional ones.
  ///
  /// - Complexity: a copy of the solver and one optimisation.
  package func value(of variable: Variable, preferring constraint: ConstraintHandle) -> Double {
    let preferred = symbol(constraint)
    settle()
    var copy = state.pointee.copy()
    defer { copy.deallocate() }
    copy.setPriority(Float(1000).nextDown, of: preferred)
    copy.settle()
    return copy.tableauValue(of: variable.index)
  }

  /// How far an installed constraint is from being satisfied, in points; 0 where it holds.
  package func violation(of constraint: ConstraintHandle) -> Double {
    let symbol = symbol(constraint)
    settle()
    return state.pointee.violation(of: symbol)
  }

  private func decision(of variable: Variable, in state: Simplex) -> Decision {
    let parts = state.deciding(variable.index).map { part in
      Decision.Part(
        constraint: handle(part.symbol), effect: part.effect,
        amount: -part.effect * state.symbols[part.symbol].constant)
    }
    let losers = state.losers(against: variable.index).map { symbol in
      Decision.Loser(constraint: handle(symbol), violation: state.violation(of: symbol))
    }
    return Decision(
      value: state.tableauValue(of: variable.index), parts: parts, losers: losers)
  }
}

extension Simplex {
  /// The constraints among the columns of a variable's row with their cells, nearest first.
  ///
  /// A column stands at zero: raising its constraint's right side by a point raises the row by the
  /// cell.
  func deciding(_ variable: Int32) -> [(symbol: Int32, effect: Double)] {
    let place = Int(symbols[variable].place)
    guard place >= 0 else { return [] }
    var deciding: [(symbol: Int32, effect: Double)] = []
    tableau.columnsOf(row: place).forEach { column in
      let symbol = tableau.columns[column].symbol
      guard symbols[symbol].kind == .constraint else { return }
      deciding.append((symbol, tableau.cell(place, column)))
    }
    deciding.sort { symbols[$0.symbol].order < symbols[$1.symbol].order }
    var reached: Set<Int32> = [variable]
    var chain: [(symbol: Int32, effect: Double)] = []
    while !deciding.isEmpty {
      let near = deciding.filter { part in
        symbols.terms(of: part.symbol).contains { reached.contains($0.variable.index) }
      }
      // Constraints linked through a row that is not in the set: order of insertion.
      let next = near.isEmpty ? deciding : near
      for part in next {
        for term in symbols.terms(of: part.symbol) { reached.insert(term.variable.index) }
      }
      chain += next
      deciding.removeAll { part in next.contains { $0.symbol == part.symbol } }
    }
    return chain
  }

  /// Violated constraints that a column couples with a variable: satisfying one would move it.
  func losers(against variable: Int32) -> [Int32] {
    let place = Int(symbols[variable].place)
    var found: [Int32] = []
    for row in 0..<tableau.rowCount where row != place {
      let symbol = tableau.rows[row].symbol
      guard symbols[symbol].kind == .constraint, violation(of: symbol) > 16 * tolerance else {
        continue
      }
      var isCoupled = false
      if place >= 0 {
        tableau.columnsOf(row: place).forEach { column in
          if abs(tableau.cell(row, column)) > Tolerance.factor { isCoupled = true }
        }
      } else {
        isCoupled = abs(tableau.cell(row, ~place)) > Tolerance.factor
      }
      if isCoupled { found.append(symbol) }
    }
    return found.sorted { symbols[$0].order < symbols[$1].order }
  }

  /// How far a constraint is from being satisfied, in points.
  func violation(of symbol: Int32) -> Double {
    let residual = tableauValue(of: symbol)
    let entry = symbols[symbol]
    if residual > 0, entry.costsAbove { return residual }
    if residual < 0, entry.costsBelow { return -residual }
    return 0
  }
}
