// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// What ended processes while screens were looked at (Documentation/Check.md §5.7).
extension ReportBuilder {
  /// What each end is, by its unit.
  typealias Verdicts = [Int: StopRuling.Verdict]

  var ruling: StopRuling { StopRuling(lacks: BuildLacks(app, gaps)) }

  func verdicts(_ visits: GapVisits, _ places: PlaceFinder) -> Verdicts {
    let ruling = self.ruling
    return results.flatMap(\.casualties).reduce(into: [:]) { verdicts, casualty in
      verdicts[casualty.unit] = ruling.verdict(
        of: casualty, on: plan.screen(of: casualty.unit), need: visits.needs[casualty.unit],
        at: place(of: casualty, places))
    }
  }

  /// Findings of what ended processes, but where that says that a screen was not looked at.
  func ends(_ verdicts: Verdicts, _ visits: GapVisits, _ places: PlaceFinder) -> [Finding] {
    results.flatMap(\.casualties).compactMap { casualty in
      let screen = plan.screen(of: casualty.unit)
      switch verdicts[casualty.unit] {
      case .fault(let severity)?:
        var finding = finding(
          of: casualty, on: screen.name, in: plan.work(of: casualty.unit).configuration, places)
        finding.severity = severity
        return finding
      case .unseen(let need)?:
        return screen.origin == .initial
          ? launchStop(casualty, need, at: visits.places[casualty.unit].flatMap(places.place)) : nil
      case nil: return nil
      }
    }
  }

  /// Why the units of a screen were not tried after it had ended too many processes.
  func untried(screen index: Int, _ verdicts: Verdicts) -> String? {
    let ends = verdicts.filter { $0.key / plan.unitsPerScreen == index }.sorted { $0.key < $1.key }
    let words = ends.map { end in
      if case .unseen(let words) = end.value { return words as String? }
      return nil
    }
    return words.contains(nil) ? nil : words.first ?? nil
  }

  /// The finding of a launch that does not come to its end.
  private func launchStop(
    _ casualty: CheckWorker.Casualty, _ need: String, at place: SourcePlace?
  ) -> Finding {
    Finding(
      kind: .leftOut, screen: plan.screen(of: casualty.unit).name,
      configurations: [plan.work(of: casualty.unit).configuration], viewPath: "", className: "",
      place: place, message: "the launch stops: \(need)",
      reason: FindingKind.leftOut.rule.meaning + " It ended with: " + message(of: casualty),
      remedy: FindingKind.leftOut.rule.cure, detail: need)
  }
}
