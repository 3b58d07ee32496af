// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// Draws what a report shows once it is known what was found: looking at every screen is cheap, drawing it is not
/// (Documentation/ReportFormat.md §5.6).
struct PicturePass {
  let gathered: CheckRun.Gathered
  let policy: PicturePolicy

  /// The units to draw, in their order.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - changes: Units of changes at run time in which findings were at their worst.
  func units(of report: CheckReport, changes: [Int]) -> [Int] {
    let chosen = report.pictured(policy)
    let plan = gathered.plan
    var units = Set(changes)
    for unit in gathered.units {
      guard case .look(let configuration) = plan.work(of: unit),
        chosen[plan.screen(of: unit).name]?.contains(configuration) == true
      else { continue }
      units.insert(unit)
    }
    if let taken = gathered.taken { units = units.filter { !taken.hasPicture($0, of: plan) } }
    // What ended its process is not tried again.
    units.subtract(gathered.results.flatMap(\.casualties).map(\.unit))
    units.subtract(gathered.results.flatMap(\.skipped))
    return units.sorted()
  }
}
