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
  ///   - worst: Where findings were at their worst: pages of lists and changes at run time have
  ///     pictures of their own then.
  func units(of report: CheckReport, worst: [UnitPage]) -> [Int] {
    let chosen = report.pictured(policy)
    let plan = gathered.plan
    var units = Set(worst.filter { $0.page > 0 || plan.isChange($0.unit) }.map(\.unit))
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
