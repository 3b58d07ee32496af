// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

/// Documentation/ReportFormat.md §2.
@Suite("Parts of a run")
struct ShardTests {
  private func merged(_ numbers: [Int?], of count: Int = 3) throws(MergeError) -> CheckReport {
    try CheckReport.merged(
      numbers.enumerated().map { index, number in
        var report = CheckReport(tool: "snug", app: "App", matrix: [])
        report.shard = number.map { CheckReport.Shard(number: $0, count: count) }
        return (name: "\(index).json", report: report)
      })
  }

  @Test("every part once makes the whole, which is no part")
  func whole() throws {
    #expect(try merged([3, 1, 2]).shard == nil)
    // Reports from before parts had numbers.
    #expect(try merged([nil, nil]).shard == nil)
  }

  @Test("a part that is missing or there twice is an error")
  func incomplete() {
    let missing = #expect(throws: MergeError.self) { try merged([2]) }
    #expect(missing?.description.contains("the shard 1/3, 3/3 is missing") == true)
    let twice = #expect(throws: MergeError.self) { try merged([1, 2, 1]) }
    #expect(twice?.description == "2.json: error: this is part 1 of 3, as 0.json is")
    #expect(throws: MergeError.self) { try merged([1, nil, 2, 3]) }
    #expect(throws: MergeError.self) { try merged([4]) }
    #expect(throws: MergeError.self) { try merged([0], of: 0) }
    #expect(throws: MergeError.self) { try merged([1], of: .max) }
  }
}
