// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

/// The app's own controllers that looks had in sight, as coverage counts them
/// (Documentation/Exploration.md §10.1.0.1).
struct SeenByLooks {
  /// By units that look at a screen, sorted.
  private(set) var controllers: [Int: [String]] = [:]

  /// What only further pages of a screen's lists show counts for each of its looks: the pages are gone
  /// through in some configurations, and the rows are there in all of them.
  init(_ records: [WorkerRecords], _ plan: CheckPlan) {
    let per = max(1, plan.unitsPerScreen)
    let looks = records.flatMap(\.looks).filter { unit, _ in
      if case .look = plan.work(of: unit) { true } else { false }
    }
    var further: [Int: Set<String>] = [:]
    for (unit, look) in looks { further[unit / per, default: []].formUnion(look.further) }
    for (unit, look) in looks {
      controllers[unit] = further[unit / per, default: []].union(look.controllers).sorted()
    }
  }
}
