// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// A report as text for a terminal: a line a finding that editors can follow, then where, why and
/// what to do.
struct CheckSummary {
  let report: CheckReport
  /// Put before relative paths.
  let root: String

  var text: String {
    let folding = Folding(matrix: report.matrix)
    var lines: [String] = []
    for screen in report.screens {
      let findings = report.findings.filter { $0.screen == screen.name }
      let unfinished = screen.unfinished.filter { $0.kind == nil }
      guard !findings.isEmpty || !unfinished.isEmpty else { continue }
      lines.append(screen.name)
      for finding in findings { lines += words(for: finding, folding) }
      if let first = unfinished.first {
        lines.append(
          "  note: \(unfinished.count) configurations were not looked at: \(first.message)")
      }
      lines.append("")
    }
    lines.append(total)
    return lines.joined(separator: "\n")
  }

  private func words(for finding: Finding, _ folding: Folding) -> [String] {
    let place =
      finding.place.map { place in
        (place.file.hasPrefix("/") ? "" : root) + place.description + ": "
      } ?? ""
    let subject = finding.viewPath.isEmpty ? "" : "\(finding.viewPath): "
    var lines = [
      "  \(place)\(finding.severity.rawValue): \(subject)\(finding.message) "
        + "[\(finding.kind.rawValue)]"
    ]
    lines.append("    where  \(folding.fold(finding.configurations).headline)")
    if !finding.reason.isEmpty { lines.append("    why    \(finding.reason)") }
    if !finding.remedy.isEmpty { lines.append("    cure   \(finding.remedy)") }
    for related in finding.related {
      guard let place = related.place else { continue }
      let path = (place.file.hasPrefix("/") ? "" : root) + place.description
      lines.append("    see    \(path): \(related.label)")
    }
    return lines
  }

  private var total: String {
    let screens = report.screens.count == 1 ? "1 screen" : "\(report.screens.count) screens"
    let looks = report.screens.reduce(0) { $0 + $1.configurations.count }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.filter { $0.severity == severity }.count
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    let accepted = report.accepted.isEmpty ? "" : ", \(report.accepted.count) accepted"
    return "\(report.app): \(screens), \(looks) configurations looked at: \(found)\(accepted)"
  }
}
