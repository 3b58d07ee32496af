// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings

/// What a report takes from the last one (Documentation/ChangedScreens.md §5).
extension ReportBuilder {
  /// Findings of taken screens, with what was drawn of them now.
  func takenFindings(_ files: [UnitPage: ScreenFiles]) -> [Finding] {
    guard let taken = gathered.taken else { return [] }
    let places = Dictionary(plan.screens.enumerated().map { ($0.element.name, $0.offset) }) {
      first, _ in first
    }
    return taken.findings.map { finding in
      guard finding.files == nil, let screen = places[finding.screen],
        let configuration = finding.representative,
        let index = plan.configurations.firstIndex(of: configuration)
      else { return finding }
      var finding = finding
      finding.files = files[UnitPage(unit: screen * plan.unitsPerScreen + index)]
      return finding
    }
  }

  /// A taken screen with what was drawn of it now.
  func drawn(
    _ taken: ScreenResult, _ index: Int, _ files: [UnitPage: ScreenFiles]
  ) -> ScreenResult {
    var result = taken
    for (place, configuration) in plan.configurations.enumerated() {
      if let files = files[UnitPage(unit: index * plan.unitsPerScreen + place)] {
        result.files[configuration] = files
      }
    }
    result.isFound =
      gathered.found.contains(result.name) || plan.screens[index].foundOn != nil
    return result
  }

  /// The taken screens on which each controller was in sight, and where.
  var takenSights: [(screen: String, sight: LooksRecord.Sight)] {
    (gathered.taken?.records ?? []).flatMap { record in
      record.sights.map { (record.request.name, $0) }
    }
  }
}
