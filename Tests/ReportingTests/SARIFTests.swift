// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Reporting
import Testing

@Suite("The report as SARIF")
struct SARIFTests {
  private func run(_ input: ReportInput) throws -> [String: Any] {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(SARIFReport.text(input).utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ input: ReportInput) throws -> [[String: Any]] {
    try #require(try run(input)["results"] as? [[String: Any]])
  }

  private func at(_ path: String, in value: Any) -> Any? {
    path.split(separator: ".").reduce(value as Any?) { value, key in
      if let index = Int(key) { return (value as? [Any])?[index] }
      return (value as? [String: Any])?[String(key)]
    }
  }

  @Test("places are relative to the repository, with line and column")
  func places() throws {
    let results = try results(ReportInput(SampleReport.report))
    let first = try #require(results.first)
    let place = "locations.0.physicalLocation"
    #expect(at("\(place).artifactLocation.uri", in: first) as? String == "App/FeedCell.swift")
    #expect(at("\(place).artifactLocation.uriBaseId", in: first) as? String == "%SRCROOT%")
    #expect(at("\(place).region.startLine", in: first) as? Int == 12)
    #expect(at("\(place).region.startColumn", in: first) as? Int == 5)
    #expect(at("relatedLocations.0.message.text", in: first) as? String == "the fixed height")
    #expect(at("relatedLocations.0.physicalLocation.region.startLine", in: first) as? Int == 20)
  }

  @Test("of a project in a folder of its repository, places are from the repository's root")
  func folder() throws {
    var report = SampleReport.report
    report.folder = "ios/App"
    let input = ReportInput(report)
    let first = try #require(try results(input).first)
    let uri = at("locations.0.physicalLocation.artifactLocation.uri", in: first) as? String
    #expect(uri == "ios/App/App/FeedCell.swift")
    #expect(GitHubReport.text(input).contains("file=ios/App/App/FeedCell.swift,"))
    #expect(CodeQualityReport.text(input).contains("\"ios/App/App/FeedCell.swift\""))
    #expect(MarkdownReport(input).text.contains("`ios/App/App/FeedCell.swift:12`"))
    // A reader of the report finds it again, and its places as they were.
    let read = try ReportReader.report(from: Data(ReportJSON.text(input).utf8), path: "R")
    #expect(read == report)
  }

  @Test("paths are written as addresses")
  func addresses() throws {
    let results = try results(ReportInput(SampleReport.report))
    let uris = results.compactMap {
      at("locations.0.physicalLocation.artifactLocation.uri", in: $0) as? String
    }
    #expect(uris.contains("Sources/Log%20in.swift"))
  }

  @Test("each result names its rule, which has help")
  func rules() throws {
    let run = try run(ReportInput(SampleReport.report))
    let rules = try #require(at("tool.driver.rules", in: run) as? [[String: Any]])
    for result in try results(ReportInput(SampleReport.report)) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    for rule in rules { #expect((at("help.text", in: rule) as? String)?.isEmpty == false) }
    #expect(at("tool.driver.version", in: run) as? String == "0.1.0")
  }

  @Test("accepted findings are suppressed, with their reason")
  func suppressions() throws {
    let results = try results(ReportInput(SampleReport.report))
    let accepted = results.filter { $0["suppressions"] != nil }
    #expect(accepted.map { $0["ruleId"] as? String } == ["low-contrast"])
    #expect(at("suppressions.0.justification", in: accepted[0]) as? String == "the brand's colours")
  }

  @Test("a baseline gives each result its state")
  func baselineState() throws {
    let old = SampleReport.make(SampleReport.raw.filter { $0.kind == .truncatedText })
    let results = try results(ReportInput(SampleReport.report, baseline: Baseline(old)))
    for result in results {
      let isOld = result["ruleId"] as? String == "truncated-text"
      #expect(result["baselineState"] as? String == (isOld ? "unchanged" : "new"))
    }
  }

  @Test("fingerprints stay when lines move")
  func fingerprints() throws {
    func fingerprint(line: Int) throws -> String? {
      let finding = SampleReport.truncation(SampleReport.matrix[0], needed: 30, line: line)
      let first = try results(ReportInput(SampleReport.make([finding]))).first
      return (first?["partialFingerprints"] as? [String: String])?["snug/v1"]
    }
    #expect(try fingerprint(line: 3) == fingerprint(line: 300))
    #expect(try fingerprint(line: 3)?.count == 16)
  }
}
