// Part of Snug, under the Apache License 2.0; see LICENSE.

@testable import Exploration

/// An app as a table.
struct TableApp {
  var actions: [String: [(action: MapAction, target: String)]]
  /// The screens of states that are none of their own.
  var chains: [String: String] = [:]

  func state(_ id: String) -> MapState {
    let screen = chains[id] ?? id
    return MapState(
      id: id, chain: [screen], tree: screen, isFilled: false, controllers: [id],
      actions: (actions[id] ?? []).map(\.action))
  }

  /// Explores until there is nothing left, or `limit` steps were done.
  func explored(limit: Int = 500, from home: String = "Home") -> ScreenMap {
    var map = ScreenMap()
    var current: String?
    while map.stepCount < limit {
      let number = map.stepCount
      var target: String?
      switch map.next(from: current, roots: 1) {
      case .launch(let root):
        map.apply(.begin(number: number, from: nil, action: root))
        target = home
      case .act(let index):
        map.apply(.begin(number: number, from: current, action: index))
        target = current.flatMap { actions[$0]?[index].target }
      case .stop: return map
      }
      // What leads to "-" ends the app: nobody says what came of it.
      if target == "-" { target = nil }
      if let target {
        if map.states[target] == nil { map.apply(.state(state(target))) }
        let steps = map.begun[number]?.state == nil ? [] : [MarkedStep("to \(target)")]
        map.apply(.end(number: number, steps: steps, to: target))
      }
      current = target
    }
    return map
  }
}
