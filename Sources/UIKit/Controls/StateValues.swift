// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A value for each state of a control; states without one take the normal state's.
struct StateValues<Value> {
  private(set) var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The value shown in a state. Disabled goes before the others, then highlighted, then selected.
  func value(in state: UIControl.State) -> Value? {
    if let exact = values[state] { return exact }
    let candidates: [UIControl.State] = [.disabled, .highlighted, .selected]
    for part in candidates where state.contains(part) {
      if let found = values[part] { return found }
    }
    return values[.normal]
  }
}
