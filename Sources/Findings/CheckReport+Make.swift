// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

extension CheckReport {
  /// A report of raw findings: merged, accepted ones apart, everything in order.
  ///
  /// - Parameters:
  ///   - screens: Results of whole screens or of parts of their configurations.
  ///   - findings: One a configuration, or already merged.
  ///   - isShard: Whether other reports will be merged with it: then each view's findings stay apart,
  ///     so that the whole knows the worst.
  package static func make(
    tool: String, app: String, matrix: [Configuration], screens: [ScreenResult],
    findings: [Finding], acceptances: [Acceptance] = [], isPartial: Bool = false,
    isShard: Bool = false
  ) -> CheckReport {
    let order = MatrixOrder(matrix)
    var report = CheckReport(
      tool: tool, app: app, matrix: matrix, screens: ScreenResult.merged(screens, in: order),
      acceptances: acceptances, isPartial: isPartial)
    for finding in Finding.merged(findings, in: order) {
      if let acceptance = acceptances.first(where: { $0.means(finding) }) {
        report.accepted.append(AcceptedFinding(finding: finding, reason: acceptance.reason))
      } else {
        report.findings.append(finding)
      }
    }
    if !isShard {
      let ways = Dictionary(report.screens.map { ($0.name, $0.steps.count) }) { min($0, $1) }
      report.findings = Finding.byCause(report.findings, in: order, ways: ways)
    }
    return report
  }
}

extension ScreenResult {
  /// One result a name, in order of their origin, then of their names.
  package static func merged(_ results: [ScreenResult], in order: MatrixOrder) -> [ScreenResult] {
    Dictionary(grouping: results, by: \.name).values.map { same in
      var result = same[0]
      result.place = same.compactMap(\.place).min { $0.description < $1.description }
      result.configurations = order.sorted(same.flatMap(\.configurations))
      for other in same.dropFirst() { result.files.merge(other.files) { first, _ in first } }
      result.unfinished = Set(same.flatMap(\.unfinished)).sorted {
        let places = [$0, $1].map { order.place(of: $0.configuration) }
        return places[0] == places[1] ? $0.message < $1.message : places[0] < places[1]
      }
      return result
    }.sorted { left, right in
      let ranks = [left, right].map { Origin.allCases.firstIndex(of: $0.origin) ?? 0 }
      return ranks[0] == ranks[1] ? left.name < right.name : ranks[0] < ranks[1]
    }
  }
}
