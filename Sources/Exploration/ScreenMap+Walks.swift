// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A way from a launch that is to be walked once more, to see that it leads where it is thought to.
package struct MapWalk: Hashable, Sendable, Codable {
  /// Where it is to lead.
  package var state: String
  package var root: Int
  package var strides: [ScreenMap.Stride]
  /// Whether it is shorter than what was seen to lead there: nobody has gone it yet.
  package var isBold: Bool

  package var steps: [MarkedStep] { strides.flatMap(\.edge.steps) }
}

/// Ways from launches, and which of them are walked once more (Documentation/Exploration.md §4.5.1).
extension ScreenMap {
  /// Walks of a state's way before it is left as it is, without the bold one.
  static let walkPatience = 3
  /// More than that nobody does again to see a screen.
  private static let longestTrace = 60

  /// What is done of what is not sure.
  enum Care {
    /// What led elsewhere at another time comes last.
    case careful
    /// It counts as anything else, and what led somewhere in one state of a screen is thought to lead
    /// there from its other states.
    case bold
  }

  /// The next way that was not walked from a launch yet, or that might be shorter than what was.
  package func nextWalk() -> MapWalk? {
    let (careful, bold) = (waysFromLaunch(.careful), waysFromLaunch(.bold))
    let short = Dictionary(
      uniqueKeysWithValues: screens(by: bold).map { ($0.structure, $0) })
    for found in screens(by: careful) where !found.steps.isEmpty {
      let known = confirmedWay(to: found.structure)
      let least = min(known?.steps.count ?? .max, found.steps.count)
      if let best = short[found.structure], best.steps.count < least,
        !boldWalks.contains(found.structure)
      {
        return MapWalk(
          state: best.state, root: best.root, strides: strides(to: best.state, in: bold),
          isBold: true)
      }
      let walks = walks[found.state, default: 0]
      guard known == nil, walks < Self.walkPatience else { continue }
      if walks == Self.walkPatience - 1, let trace = traces[found.state],
        trace.count <= Self.longestTrace
      {
        // What was done before on the way to it may have been part of it.
        return MapWalk(
          state: found.state, root: trace[0].choice.action, strides: trace, isBold: false)
      }
      return MapWalk(
        state: found.state, root: found.root, strides: strides(to: found.state, in: careful),
        isBold: false)
    }
    return nil
  }

  /// The shortest way to a screen that was walked.
  func confirmedWay(to structure: MapStructure) -> MapWalk? { confirmed[structure] }

  // MARK: Ways

  /// The last stride of a way from a launch.
  struct LaunchWay {
    var state: String
    var root: Int
    var cost: Int
    var stride: Stride
    /// The state before; nil at the launch.
    var from: String?
  }

  /// The cheapest way from a launch to every state.
  ///
  /// - Complexity: O(actions of all states), and the cost of the longest way.
  func waysFromLaunch(_ care: Care) -> [String: LaunchWay] {
    var ways: [String: LaunchWay] = [:]
    var open: [Int: [LaunchWay]] = [:]
    let assumed = care == .bold ? targetsByKey() : [:]
    for root in Set(begun.values.filter { $0.state == nil }.map(\.action)).sorted() {
      let choice = Choice(state: nil, action: root)
      guard let edge = edges[choice] else { continue }
      // What the app itself leads to goes before what is reached from a scene alone.
      let cost = root == 0 ? 0 : 1_000
      open[cost, default: []].append(
        LaunchWay(
          state: edge.target, root: root, cost: cost, stride: Stride(choice: choice, edge: edge)))
    }
    var cost = 0
    while let last = open.keys.max(), cost <= last {
      var index = 0
      // Steps that cost nothing add to the list that is gone through.
      while let entry = open[cost].flatMap({ index < $0.count ? $0[index] : nil }) {
        index += 1
        guard ways[entry.state] == nil, let state = states[entry.state] else { continue }
        ways[entry.state] = entry
        for (edge, action, price) in strides(from: state, care, assumed)
        where ways[edge.target] == nil {
          let choice = Choice(state: state.id, action: action)
          let next = LaunchWay(
            state: edge.target, root: entry.root, cost: cost + price,
            stride: Stride(choice: choice, edge: edge), from: state.id)
          open[next.cost, default: []].append(next)
        }
      }
      open[cost] = nil
      cost += 1
    }
    return ways
  }

  /// What is done on a way, from the launch on.
  func strides(to state: String, in ways: [String: LaunchWay]) -> [Stride] {
    var strides: [Stride] = []
    var next = ways[state]
    while let way = next {
      strides.append(way.stride)
      next = way.from.flatMap { ways[$0] }
    }
    return strides.reversed()
  }

  /// Where a state's actions lead, and what each costs.
  private func strides(
    from state: MapState, _ care: Care, _ assumed: [String: Edge]
  ) -> [(edge: Edge, action: Int, price: Int)] {
    state.actions.indices.flatMap { index -> [(Edge, Int, Int)] in
      let choice = Choice(state: state.id, action: index)
      let known = [edges[choice], formerEdges[choice]].compactMap(\.self)
      switch care {
      case .careful:
        return known.map { ($0, index, $0.steps.count + ($0.isFickle ? 20 : 0)) }
      case .bold:
        guard !failedBoldly.contains(choice) else { return [] }
        // Of equally long ones what was seen comes first.
        if !known.isEmpty { return known.map { ($0, index, 2 * $0.steps.count) } }
        guard !tried.contains(choice),
          let edge = assumed[Self.assumptionKey(state, state.actions[index])]
        else { return [] }
        return [(edge, index, 2 * edge.steps.count + 1)]
      }
    }
  }

  /// What an action led to first, by its screen and key.
  private func targetsByKey() -> [String: Edge] {
    var targets: [String: Edge] = [:]
    for state in order.compactMap({ states[$0] }) {
      for (index, action) in state.actions.enumerated() where Self.leadsAlike(action.kind) {
        let key = Self.assumptionKey(state, action)
        guard targets[key] == nil, let edge = edges[Choice(state: state.id, action: index)] else {
          continue
        }
        targets[key] = edge
      }
    }
    return targets
  }

  private static func assumptionKey(_ state: MapState, _ action: MapAction) -> String {
    "\(state.chainName) \(action.key)"
  }

  /// Whether where an action leads does not hang on where the app came from.
  private static func leadsAlike(_ kind: MapAction.Kind) -> Bool {
    switch kind {
    case .back, .dismiss, .rotate, .refill, .scrollToEnd, .scrollToRight: false
    default: true
    }
  }
}
