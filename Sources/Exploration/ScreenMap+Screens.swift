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

  /// Every structure once, in the order in which they were seen, but for those that no way leads to
  /// any more where their controllers are seen elsewhere. What was walked is what is written.
  package func screens() -> [Found] {
    let all = screens(by: waysFromLaunch(.careful)).map { found in
      var found = found
      if let walk = confirmedWay(to: found.structure), let state = states[walk.state] {
        found.state = walk.state
        found.root = walk.root
        found.steps = walk.steps
        found.controllers = state.controllers
      }
      return found
    }
    let kept = Set(all.filter { !isLost($0) }.flatMap(\.controllers))
    return all.filter { !isLost($0) || !kept.isSuperset(of: $0.controllers) }
  }

  /// Screens that were seen once and that no way has led to again.
  ///
  /// - Complexity: that of ``screens()``.
  package var seenOnce: Int { screens().count(where: isLost) }

  private func isLost(_ found: Found) -> Bool {
    confirmedWay(to: found.structure) == nil
      && walks[found.state, default: 0] >= Self.walkPatience
  }

  func screens(by ways: [String: LaunchWay]) -> [Found] {
    var best: [MapStructure: LaunchWay] = [:]
    for id in order {
      guard let state = states[id], let way = ways[id] else { continue }
      let known = best[state.structure]?.cost
      if known.map({ way.cost < $0 }) ?? true { best[state.structure] = way }
    }
    return structures.compactMap { structure in
      guard let way = best[structure], let state = states[way.state] else { return nil }
      return Found(
        structure: structure, state: way.state, root: way.root,
        steps: strides(to: way.state, in: ways).flatMap(\.edge.steps),
        controllers: state.controllers)
    }
  }

  /// The way to the state in which a step was begun, and the root where it begins.
  package func way(toStep number: Int) -> (root: Int, steps: [MarkedStep])? {
    guard let choice = begun[number] else { return nil }
    guard let state = choice.state else { return (choice.action, []) }
    let ways = waysFromLaunch(.careful)
    return ways[state].map { ($0.root, strides(to: state, in: ways).flatMap(\.edge.steps)) }
  }
}
