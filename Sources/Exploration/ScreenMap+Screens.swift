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
  /// any more where their controllers are seen elsewhere.
  package func screens() -> [Found] {
    let all = screens(by: waysFromLaunch()).map { found in
      var found = found
      if walkedAsSeen.contains(found.state), let trace = traces[found.state] {
        found.root = trace[0].choice.action
        found.steps = trace.flatMap(\.edge.steps)
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
    !walked.contains(found.state) && walks[found.state, default: 0] >= Self.walkPatience
  }

  private func screens(by ways: [String: Way]) -> [Found] {
    var best: [MapStructure: Found] = [:]
    for id in order {
      guard let state = states[id], let way = ways[id] else { continue }
      let found = Found(
        structure: state.structure, state: id, root: way.root, steps: way.steps,
        controllers: state.controllers)
      let known = best[state.structure].flatMap { ways[$0.state]?.cost }
      if known.map({ way.cost < $0 }) ?? true { best[state.structure] = found }
    }
    return structures.compactMap { best[$0] }
  }

  /// The way to the state in which a step was begun, and the root where it begins.
  package func way(toStep number: Int) -> (root: Int, steps: [MarkedStep])? {
    guard let choice = begun[number] else { return nil }
    guard let state = choice.state else { return (choice.action, []) }
    return waysFromLaunch()[state].map { ($0.root, $0.steps) }
  }

  /// Walks of a state's way before it is left as it is.
  private static let walkPatience = 3

  /// More than that nobody does again to see a screen.
  private static let longestTrace = 60

  /// Whether a state's way is walked for the last time, as it was found: what was done before on the
  /// way to it may have been part of it.
  func isLastWalk(of state: String, begun: Bool) -> Bool {
    guard let trace = traces[state], trace.count <= Self.longestTrace else { return false }
    return walks[state, default: 0] + (begun ? 0 : 1) == Self.walkPatience
  }

  /// A way to a screen that was not walked from a launch yet, from its root, and the state.
  package func nextWalk() -> (root: Int, strides: [Stride], state: String)? {
    let ways = waysFromLaunch()
    for found in screens(by: ways) where !found.steps.isEmpty {
      guard !walked.contains(found.state), walks[found.state, default: 0] < Self.walkPatience,
        let way = ways[found.state]
      else { continue }
      if isLastWalk(of: found.state, begun: false), let trace = traces[found.state] {
        return (trace[0].choice.action, trace, found.state)
      }
      return (way.root, way.strides, found.state)
    }
    return nil
  }

  /// A way from a launch.
  private struct Way {
    var root: Int
    var strides: [Stride]
    var cost: Int

    var steps: [MarkedStep] { strides.flatMap(\.edge.steps) }
  }

  /// The shortest way from a launch to every state; edges that led elsewhere before come last.
  private func waysFromLaunch() -> [String: Way] {
    var ways: [String: Way] = [:]
    var open: [(id: String, way: Way)] = []
    for root in Set(begun.values.filter { $0.state == nil }.map(\.action)).sorted() {
      let choice = Choice(state: nil, action: root)
      guard let edge = edges[choice] else { continue }
      // What the app itself leads to goes before what is reached from a scene alone.
      let way = Way(
        root: root, strides: [Stride(choice: choice, edge: edge)], cost: root == 0 ? 0 : 1_000)
      open.append((edge.target, way))
    }
    while let index = open.indices.min(by: { open[$0].way.cost < open[$1].way.cost }) {
      let entry = open.remove(at: index)
      guard ways[entry.id] == nil, let state = states[entry.id] else { continue }
      ways[entry.id] = entry.way
      for action in state.actions.indices {
        let choice = Choice(state: entry.id, action: action)
        for edge in [edges[choice], formerEdges[choice]] {
          guard let edge, ways[edge.target] == nil else { continue }
          let stride = Stride(choice: choice, edge: edge)
          let cost = entry.way.cost + edge.steps.count + (edge.isFickle ? 20 : 0)
          open.append(
            (
              edge.target,
              Way(root: entry.way.root, strides: entry.way.strides + [stride], cost: cost)
            ))
        }
      }
    }
    return ways
  }
}
