// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an exploration has not done, though nobody bounded it (Documentation/Exploration.md §4.3.1).
extension ScreenMap {
  package struct Rest: Hashable, Sendable {
    /// Rows that were passed over for those before them.
    package var rows = 0
    /// What was too far away, or on a screen with too many states.
    package var others = 0
    /// What screens answer to and nothing tries, in words, sorted.
    package var kinds: [String] = []

    package init(rows: Int = 0, others: Int = 0, kinds: [String] = []) {
      self.rows = rows
      self.others = others
      self.kinds = kinds
    }
  }

  /// What was done in one state of a screen counts for the others.
  ///
  /// - Complexity: O(actions of all states).
  package var rest: Rest {
    var rows: Set<String> = []
    var others: Set<String> = []
    for state in states.values {
      for (index, action) in state.actions.enumerated() {
        let key = state.chainName + " " + action.key
        guard marksTried[key] == nil else { continue }
        switch prospect(of: action, index, in: state) {
        // By their numbers: out of sight a row has another face in each state.
        case .passedOver: rows.insert(state.chainName + " " + action.mark)
        case .tooFar: others.insert(key)
        case .waits, .done: break
        }
      }
    }
    return Rest(
      rows: rows.count, others: others.count,
      kinds: Set(states.values.flatMap(\.untried)).sorted())
  }

  /// Buttons of a controller that are disabled where its fields are filled, and never enabled.
  package func stuckButtons(on controller: String) -> [String] {
    let own = order.compactMap { states[$0] }.filter { $0.controllers.contains(controller) }
    let working = Set(own.flatMap(\.actions).map(\.mark))
    var names: [String] = []
    for button in own.filter(\.isFilled).flatMap(\.blocked)
    where !working.contains(button.mark) && !names.contains(button.name) {
      names.append(button.name)
    }
    return names
  }
}
