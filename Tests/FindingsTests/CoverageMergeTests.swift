// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

/// The coverage of a run in parts (Documentation/Exploration.md §10).
@Suite("Coverage of shards")
struct CoverageMergeTests {
  private static let matrix = ["iPhone SE", "iPhone 14"].map {
    Configuration(device: $0, orientation: .portrait, textSize: .l)
  }

  /// A shard that looked at one configuration.
  private func shard(_ place: Int, _ status: ControllerCoverage.Status) -> CheckReport {
    var report = CheckReport.make(
      tool: "snug", app: "App", matrix: Self.matrix,
      screens: [
        ScreenResult(name: "Feed", origin: .initial, configurations: [Self.matrix[place]])
      ], findings: [], isShard: true)
    var one = ControllerCoverage(name: "Feed", place: nil, status: status)
    if status == .missed { one.reason = "no step led there" } else { one.screens = ["Feed"] }
    report.coverage = [one]
    report.exploration = ExplorationSummary(steps: 9, screens: 1, ending: .complete)
    return report
  }

  private func merged(_ shards: [CheckReport]) throws -> CheckReport {
    try CheckReport.merged(shards.enumerated().map { (name: "\($0.offset)", report: $0.element) })
  }

  @Test("what both saw is seen, what one saw is seen in part, what none saw is missed")
  func statuses() throws {
    let both = try merged([shard(0, .checked), shard(1, .checked)])
    #expect(both.coverage.map(\.status) == [.checked])
    #expect(both.exploration?.steps == 9)

    let part = try merged([shard(0, .missed), shard(1, .checked)])
    #expect(part.coverage.map(\.status) == [.partly])
    #expect(part.coverage.first?.absent == [Self.matrix[0]])
    #expect(part.coverage.first?.reason == "not in iPhone SE")

    let none = try merged([shard(0, .missed), shard(1, .missed)])
    #expect(none.coverage.map(\.status) == [.missed])
    #expect(none.coverage.first?.reason == "no step led there")
  }
}
