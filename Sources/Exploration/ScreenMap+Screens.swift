// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The screens that an exploration found, and the way to each.
extension ScreenMap {
  /// A screen and the shortest way to it that is known.
  package struct Found: Hashable, Sendable {
    package var structure: MapStructure
    package var state: String
    package var root: Int
    package var steps: [MarkedStep]
    package var controllers: [String]
  }

  /// Every structure once, in the order in which they were seen.
  package func screens() -> [Found] {
    let ways = waysFromLaunch()
    var best: [MapStructure: Found] = [:]
    for id in order {
      guard let state = states[id], let way = ways[id] else { continue }
      let found = Found(
        structure: state.structure, state: id, root: way.root, steps: way.steps,
        controllers: state.controllers)
      let known = best[state.structure]
      if known.map({ found.cost < $0.cost }) ?? true { best[state.structure] = found }
    }
    return structures.compactMap { best[$0] }
  }

  /// The way to the state in which a step was begun, and the root it begins at.
  package func way(toStep number: Int) -> (root: Int, steps: [MarkedStep])? {
    guard let choice = begun[number] else { return nil }
    guard let state = choice.state else { return (choice.action, []) }
    return waysFromLaunch()[state]
  }

  /// The shortest way from a launch to every state; edges that led elsewhere before come last.
  private func waysFromLaunch() -> [String: (root: Int, steps: [MarkedStep])] {
    var ways: [String: (root: Int, steps: [MarkedStep], cost: Int)] = [:]
    var open: [(id: String, root: Int, steps: [MarkedStep], cost: Int)] = []
    for root in Set(begun.values.filter { $0.state == nil }.map(\.action)).sorted() {
      guard let edge = edges[Choice(state: nil, action: root)] else { continue }
      // What the app itself leads to goes before what is reached from a scene alone.
      open.append((edge.target, root, edge.steps, root == 0 ? 0 : 1_000))
    }
    while let index = open.indices.min(by: { open[$0].cost < open[$1].cost }) {
      let entry = open.remove(at: index)
      guard ways[entry.id] == nil, let state = states[entry.id] else { continue }
      ways[entry.id] = (entry.root, entry.steps, entry.cost)
      for action in state.actions.indices {
        guard let edge = edges[Choice(state: entry.id, action: action)], ways[edge.target] == nil
        else { continue }
        open.append(
          (
            edge.target, entry.root, entry.steps + edge.steps,
            entry.cost + edge.steps.count + (edge.isFickle ? 20 : 0)
          ))
      }
    }
    return ways.mapValues { ($0.root, $0.steps) }
  }
}

extension ScreenMap.Found {
  fileprivate var cost: Int { (root == 0 ? 0 : 1_000) + steps.count }
}
