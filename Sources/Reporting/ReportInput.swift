// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
package import Findings
internal import Foundation

/// What a report is made of: the findings, what they are compared with, and each one's place in words.
package struct ReportInput: Sendable {
  package private(set) var report: CheckReport
  package let baseline: Baseline?
  package let order: MatrixOrder
  /// Where each finding shows, by fingerprint.
  private let places: [String: Folded]

  package init(_ report: CheckReport, baseline: Baseline? = nil) {
    self.report = report
    self.baseline = baseline
    order = MatrixOrder(report.matrix)
    places = Self.places(of: report)
  }

  /// The same with places from the root of the repository.
  var fromRepository: ReportInput {
    var input = self
    input.report = report.fromRepository
    return input
  }

  /// Where a finding of the report shows.
  package func place(of finding: Finding) -> Folded {
    places[finding.fingerprint] ?? Folded.nowhere
  }

  /// The same in one line.
  package func headline(of finding: Finding) -> String {
    place(of: finding).headline(of: finding.configurations)
  }

  /// Findings against which a run fails: not accepted, and not in the baseline.
  package var newFindings: [Finding] {
    report.findings.filter { !(baseline?.isKnown($0) ?? false) }
  }

  package func count(of severity: Severity) -> Int {
    report.findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// Looks at screens that came to their end or to a fault: those that nobody could make, as where no way
  /// leads to the screen again, are none.
  package var checkedCount: Int { report.screens.reduce(0) { $0 + $1.lookCount } }

  /// Looks that were to be done and were not, but for those that `snug.json` speaks of.
  package var unseenCount: Int { report.screens.reduce(0) { $0 + $1.unseen.count } }

  /// Those of them that make a run fail.
  var missedCount: Int { report.screens.reduce(0) { $0 + $1.missed.count } }

  /// A sentence a screen: how much of it was not looked at, and why.
  var unseenWords: [(screen: String, words: String)] {
    report.screens.compactMap { screen in
      guard !screen.unseen.isEmpty else { return nil }
      var messages: [String] = []
      for one in screen.unseen where !messages.contains(one.message) {
        messages.append(one.message)
      }
      return (
        screen.name,
        "\(String.counted(screen.unseen.count, "look")) not done: "
          + messages.joined(separator: "; ")
      )
    }
  }

  /// What `snug.json` accepts and this run did not find. Of a run that was asked for some screens only,
  /// what is accepted on those.
  package var unmetAcceptances: [Acceptance] {
    let all = report.findings + report.accepted.map(\.finding)
    return report.acceptances.filter { acceptance in
      if report.isPartial, !report.screens.contains(where: { acceptance.names($0.name) }) {
        return false
      }
      return !all.contains { acceptance.means($0) }
    }
  }

  /// Folds each finding within what its screen could be seen in; equal sets once.
  private static func places(of report: CheckReport) -> [String: Folded] {
    var foldings: [[Configuration]: Folding] = [:]
    var known: [[Configuration]: [[Configuration]: Folded]] = [:]
    var places: [String: Folded] = [:]
    let screens = Dictionary(
      report.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in report.findings + report.accepted.map(\.finding) {
      let screen = screens[finding.screen]
      let unfinished = Set((screen?.unfinished ?? []).map(\.configuration))
      let whole = screen?.configurations ?? report.matrix
      let seen = whole.filter { !unfinished.contains($0) }
      // A crash is where nothing could be seen.
      let isInside = Set(finding.configurations).isSubset(of: seen)
      let matrix = isInside ? seen : Array(Set(whole + finding.configurations)).sorted(by: report)
      if let folded = known[matrix]?[finding.configurations] {
        places[finding.fingerprint] = folded
        continue
      }
      let folding = foldings[matrix] ?? Folding(matrix: matrix)
      foldings[matrix] = folding
      let folded = folding.fold(finding.configurations)
      known[matrix, default: [:]][finding.configurations] = folded
      places[finding.fingerprint] = folded
    }
    return places
  }
}

extension [Configuration] {
  fileprivate func sorted(by report: CheckReport) -> [Configuration] {
    MatrixOrder(report.matrix).sorted(self)
  }
}
