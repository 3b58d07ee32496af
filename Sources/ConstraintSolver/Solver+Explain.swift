// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// Why a variable has its value.
extension Solver {
  /// Whether another solution, equally good at every level, gives the variable another value.
  ///
  /// The tie rules do not count: what only they decide is ambiguous.
  ///
  /// - Complexity: O(1) when nothing is ambiguous, O(n) in the constraints when the variable is not;
  ///   else a copy of the solver and two optimisations. Of several ask ``areAmbiguous(_:)``.
  package func isAmbiguous(_ variable: Variable) -> Bool { areAmbiguous([variable])[0] }

  /// Which of the variables are ambiguous, in their order; many share a copy of the solver.
  package func areAmbiguous(_ variables: [Variable]) -> [Bool] {
    // Equalities that held when they were added have not asked for a look at the ties.
    state.pointee.touch(Level.tie)
    settle()
    let isFree = variables.map { variable in
      let place = Int(state.pointee.symbols[variable.index].place)
      return place < 0 && state.pointee.tableau.rowsOf(column: ~place).isEmpty
    }
    guard state.pointee.hasTies else { return isFree }
    let moving = state.pointee.moving(
      variables.map(\.index), beyond: 16 * state.pointee.tolerance)
    return zip(isFree, moving).map { $0 || $1 }
  }

  /// The constraints that together decide a variable's value, nearest first.
  ///
  /// Changing the constant of any of them by a little changes the value. Constraints that name the
  /// variable come first, then those that share a variable with one of them, and so on; within a
  /// distance in order of insertion. Empty when nothing decides it.
  package func explanation(of variable: Variable) -> [ConstraintHandle] {
    settle()
    return state.pointee.deciding(variable.index).map { handle($0.symbol) }
  }
}
