// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Forms that other texts may open (Documentation/Exploration.md §5.2).
extension ScreenMap {
  /// Whether a form was filled and nothing came of it: each of its buttons and return keys was tried
  /// then, and none led to another screen than it does while the form is empty. Or one of its fields
  /// opened something else, and those behind it were not filled.
  ///
  /// A form that has not been tried to the end is not shut yet, and one without buttons never is.
  ///
  /// - Complexity: O(actions of the state and of the filled one).
  func staysShut(_ empty: MapState) -> Bool {
    guard let index = empty.actions.firstIndex(where: { $0.kind == .fill }),
      let target = edges[Choice(state: empty.id, action: index)]?.target,
      let filled = states[target]
    else { return false }
    guard filled.chain == empty.chain else { return true }
    var hasButton = !filled.blocked.isEmpty
    for (index, action) in filled.actions.enumerated() where Self.submits(action) {
      hasButton = true
      let choice = Choice(state: filled.id, action: index)
      guard tried.contains(choice) else { return false }
      guard let chain = edges[choice].flatMap({ states[$0.target]?.chain }) else { continue }
      if chain != filled.chain, chain != before(action, in: empty) { return false }
    }
    return hasButton
  }

  /// Where the same button leads while the form is empty.
  private func before(_ action: MapAction, in empty: MapState) -> [String]? {
    guard let index = empty.actions.firstIndex(where: { $0.key == action.key }) else { return nil }
    return edges[Choice(state: empty.id, action: index)].flatMap { states[$0.target]?.chain }
  }

  private static func submits(_ action: MapAction) -> Bool {
    [.button, .enter, .gesture, .final].contains(action.kind)
  }
}
