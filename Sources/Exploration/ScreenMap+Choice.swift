// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an exploration does next (Documentation/Exploration.md §4).
extension ScreenMap {
  package enum Move: Hashable, Sendable {
    /// Launches the app and shows a root.
    case launch(Int)
    /// Does an action of the present state.
    case act(Int)
    /// Everything within the bounds was done.
    case stop
  }

  /// Rows of a group in a row without anything new after which the others wait, and those that read like
  /// one before them are passed over but for some.
  static let rowPatience = 3
  /// The same for rows that each read otherwise: so many are tried before the rest of a long list is
  /// passed over but for some.
  static let listPatience = 24
  /// States of one chain whose actions are all tried.
  static let statesPerChain = 24
  /// States of one chain of which only what was never done on it in any state is tried; those behind
  /// them are on ways only.
  static let freshStatesPerChain = 96
  /// What such an action waits behind the others.
  private static let freshPatience = 4
  /// Ends of the app after which the same element waits in other states, and after which it is left alone.
  private static let endPatience = (waits: 1, leaves: 2)
  /// The same for the other rows of a group.
  private static let groupEndPatience = (waits: 3, leaves: 6)
  /// What promises less is left out where it was done in another state of its screen.
  private static let farthest = 40
  /// What a launch costs beside a step.
  private static let launchCost = 3

  /// The cheapest thing that was not done yet: the way to it, and how little it promises.
  ///
  /// - Parameters:
  ///   - current: The present state; nil when no app runs.
  ///   - roots: How many there are.
  /// - Complexity: O(actions of all states).
  package func next(from current: String?, roots: Int) -> Move {
    let ways = ways(from: current)
    var best: (cost: Int, first: Move)?
    func offer(_ cost: Int, _ first: @autoclosure () -> Move?) {
      guard cost < best?.cost ?? .max, let move = first() else { return }
      best = (cost, move)
    }
    for id in order {
      guard let way = ways[id], let state = states[id] else { continue }
      for (index, action) in state.actions.enumerated() {
        guard case .waits(let weight) = prospect(of: action, index, in: state) else { continue }
        offer(way.cost + weight, way.first ?? .act(index))
      }
    }
    // Roots beside the first wait until little is left of what the app itself leads to.
    for root in 0..<roots where !tried.contains(Choice(state: nil, action: root)) {
      offer(root == 0 ? Self.launchCost : 12, .launch(root))
    }
    return best?.first ?? .stop
  }

  /// Whether an action is tried, and when.
  enum Prospect: Equatable {
    /// How little it promises, in steps.
    case waits(Int)
    /// It was done, or where it leads is known.
    case done
    /// A row of a long list that led to nothing new again and again.
    case passedOver
    /// It promises less than it costs, or its screen has too many states.
    case tooFar
  }

  /// - Complexity: O(1).
  func prospect(of action: MapAction, _ index: Int, in state: MapState) -> Prospect {
    guard !tried.contains(Choice(state: state.id, action: index)) else { return .done }
    guard let late = lateness(of: action, in: state) else { return .tooFar }
    if action.kind == .tab, targetOfMark[action.mark] != nil {
      // Where a tab leads is known; tapping it where it showed first keeps the ways short.
      return firstStateOfTab[action.mark] == state.id ? .waits(3) : .done
    }
    switch action.kind {
    case .refill where !staysShut(state): return .done
    // What another posture shows, it shows on the screen as it was first.
    case .rotate where rankInChain[state.id] != 0: return .done
    default: break
    }
    guard let fear = fear(of: action, in: state) else { return .done }
    var weight = late + action.patience + stepsOn[state.chainName, default: 0] / 12
    weight += depth[state.id, default: 0] / 3
    weight += 4 * marksTried[state.chainName + " " + action.key, default: 0]
    weight += fear
    if let group = action.group, !action.isAsked {
      let count = fruitless[groupKey(state.id, group), default: 0]
      let patience = action.isAlike ? Self.rowPatience : Self.listPatience
      let isSample = action.position.isMultiple(of: 10) || action.isLastOfGroup
      if count >= patience, !isSample { return .passedOver }
      if count >= Self.rowPatience { weight += 2 + min(count, Self.listPatience) }
      // Sections whose rows are of one class stand for each other, where three led to nothing.
      if let kin = action.kin, count < Self.rowPatience {
        let inKin = fruitless[groupKey(state.id, kin), default: 0]
        if inKin >= 3 * Self.rowPatience { weight += 1 + min(inKin / 3, 12) }
      }
    }
    if weight <= Self.farthest { return .waits(weight) }
    // What was never done on the screen comes at the end, as long as there are steps.
    return marksTried[state.chainName + " " + action.key] == nil ? .waits(Self.farthest) : .tooFar
  }

  /// How much longer an action waits since it, or rows like it, have ended the app; nil where it is left
  /// alone (Documentation/Exploration.md §6.1.1).
  private func fear(of action: MapAction, in state: MapState) -> Int? {
    var fear = 0
    for (key, patience) in zip(endKeys(state, action), [Self.endPatience, Self.groupEndPatience]) {
      let ends = endsOf[key, default: 0]
      guard ends < patience.leaves || action.isAsked else { return nil }
      if ends >= patience.waits { fear += 12 }
    }
    return fear
  }

  /// How much longer an action waits since its screen has many states; nil where it is not tried.
  private func lateness(of action: MapAction, in state: MapState) -> Int? {
    let rank = rankInChain[state.id, default: 0]
    if rank < Self.statesPerChain { return 0 }
    guard rank < Self.freshStatesPerChain, !action.isAlike,
      marksTried[state.chainName + " " + action.key] == nil
    else { return nil }
    return Self.freshPatience
  }

  private struct Way {
    var cost: Int
    /// The first move of the way; nil at its end.
    var first: Move?
  }

  /// The cheapest known way to every state: from the present one, or by a launch.
  private func ways(from current: String?) -> [String: Way] {
    var ways: [String: Way] = [:]
    var open: [Int: [(String, Way)]] = [:]
    if let current { open[0] = [(current, Way(cost: 0))] }
    for (choice, edge) in edges where choice.state == nil {
      open[Self.launchCost, default: []].append(
        (edge.target, Way(cost: Self.launchCost, first: .launch(choice.action))))
    }
    var cost = 0
    while let last = open.keys.max(), cost <= last {
      // Equal costs are taken in the order in which states were seen.
      let found = (open[cost] ?? []).sorted { rank($0) < rank($1) }
      for (id, way) in found where ways[id] == nil {
        ways[id] = way
        guard let state = states[id] else { continue }
        for index in state.actions.indices {
          guard let (target, price) = step(from: state, index), ways[target] == nil else {
            continue
          }
          let next = Way(cost: cost + price, first: way.first ?? .act(index))
          open[next.cost, default: []].append((target, next))
        }
      }
      cost += 1
    }
    return ways
  }

  private func rank(_ entry: (String, Way)) -> Int {
    switch entry.1.first {
    case .act(let index): index
    case .launch(let root): 100_000 + root
    case .stop, nil: -1
    }
  }

  /// Where an action is known, or thought, to lead.
  private func step(from state: MapState, _ index: Int) -> (String, Int)? {
    let choice = Choice(state: state.id, action: index)
    if let edge = edges[choice] { return (edge.target, edge.isFickle ? 4 : 1) }
    guard !tried.contains(choice) else { return nil }
    let action = state.actions[index]
    switch action.kind {
    case .back, .dismiss: return origin[state.id].map { ($0, 2) }
    case .tab: return targetOfMark[action.mark].map { ($0, 2) }
    default: return nil
    }
  }
}
