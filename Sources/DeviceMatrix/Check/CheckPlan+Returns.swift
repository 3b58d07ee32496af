// Part of Snug, under the Apache License 2.0; see LICENSE.

extension CheckPlan {
  /// The states on the way of the first of some units that the walk through the others comes back to, each
  /// by the number of steps before it (Documentation/Exploration.md §7.1).
  ///
  /// A walk goes back to where the way of the next screen parts from that of the one before. A state is
  /// gone as soon as it has gone back behind it.
  ///
  /// - Parameter units: In the order of the walk; the first is the one that is gone to.
  /// - Complexity: O(n) in the units whose ways begin with the same step.
  package func returns(along units: ArraySlice<Int>) -> Set<Int> {
    guard let first = units.first else { return [] }
    let configuration = work(of: first).configuration
    var last = screen(of: first)
    var found: Set<Int> = []
    var kept = Int.max
    for unit in units.dropFirst() where kept > 0 {
      let next = screen(of: unit)
      // Whatever is no further way of the same start is launched for.
      guard work(of: unit).configuration == configuration, next.cell == nil,
        next.origin == .explored, next.base == last.base, next.identifier == last.identifier
      else { break }
      let common = zip(last.steps, next.steps).prefix { $0.text == $1.text }.count
      if common <= kept { found.insert(common) }
      kept = min(kept, common)
      last = next
    }
    return found
  }
}
