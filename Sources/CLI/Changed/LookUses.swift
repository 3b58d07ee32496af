// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings

/// What the looks of a run used of the app, screen by screen.
struct LookUses {
  private let gathered: CheckRun.Gathered
  private let uses: [Int: UnitUse]
  /// Screens of which a unit has no verdict or ended its process: what that one used is not known.
  private let broken: Set<Int>
  private let seen: SeenByLooks

  init(_ gathered: CheckRun.Gathered) {
    self.gathered = gathered
    seen = SeenByLooks(gathered.results.flatMap(\.records), gathered.plan)
    let per = max(1, gathered.plan.unitsPerScreen)
    var uses: [Int: UnitUse] = [:]
    for records in gathered.results.flatMap(\.records) {
      for (screen, use) in records.uses { uses[screen, default: UnitUse()].formUnion(use) }
    }
    self.uses = uses
    let ended = gathered.results.flatMap { $0.casualties.map(\.unit) + $0.skipped }
    broken = Set(ended.map { $0 / per })
  }

  func wholeUse(of screen: Int) -> UnitUse? { broken.contains(screen) ? nil : uses[screen] }

  /// The controllers that were in sight, looks with the same ones together.
  func sights(of screen: Int) -> [LooksRecord.Sight] {
    let plan = gathered.plan
    var places: [[String]: Set<Int>] = [:]
    for (unit, controllers) in seen.controllers where unit / plan.unitsPerScreen == screen {
      places[controllers, default: []].insert(unit % plan.unitsPerScreen)
    }
    return places.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { LooksRecord.Sight(controllers: $0.key, configurations: $0.value.sorted()) }
  }
}
