// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

/// Deals units out to jobs so that a configuration's screens are looked at one after the other, in the
/// order of a walk through the app (Documentation/Exploration.md §7).
struct TourOrder {
  let plan: CheckPlan

  init(_ plan: CheckPlan) { self.plan = plan }

  /// Whether screens are looked at on one walk.
  private var isTour: Bool { plan.screens.contains { $0.origin == .explored } }

  /// The units of one of several runs; of a walk whole configurations.
  func units(of shard: CheckCommand.Shard) -> [Int] {
    (0..<plan.unitCount).filter {
      (isTour ? $0 % plan.unitsPerScreen : $0) % shard.count == shard.index
    }
  }

  /// The units of each job. What a unit finds does not depend on how many there are.
  func shares(of units: [Int], jobs: Int) -> [[Int]] {
    guard isTour else {
      return (0..<jobs).map { job in
        units.indices.filter { $0 % jobs == job }.map { units[$0] }
      }
    }
    let ranks = screenRanks
    let per = plan.unitsPerScreen
    let sorted = units.sorted {
      let (left, right) = ($0 % per, $1 % per)
      return left == right ? ranks[$0 / per] < ranks[$1 / per] : left < right
    }
    return (0..<jobs).map { job in sorted.filter { $0 % per % jobs == job } }
  }

  /// The place of each screen on a walk that goes on from a screen to those whose ways begin with its
  /// own, and only then to others.
  private var screenRanks: [Int] {
    let keys = plan.screens.enumerated().map { index, screen in
      let isOnTour = screen.cell == nil && screen.origin != .steps
      let start = plan.screens.firstIndex {
        $0.base == screen.base && $0.identifier == screen.identifier
      }
      // Screens of one start stand together, shorter ways before those that go on from them.
      return (isOnTour ? start ?? index : plan.screens.count + index, screen.steps.map(\.text))
    }
    let order = keys.indices.sorted {
      keys[$0].0 == keys[$1].0
        ? (keys[$0].1 == keys[$1].1 ? $0 < $1 : keys[$0].1.lexicographicallyPrecedes(keys[$1].1))
        : keys[$0].0 < keys[$1].0
    }
    var ranks = Array(repeating: 0, count: order.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return ranks
  }
}
