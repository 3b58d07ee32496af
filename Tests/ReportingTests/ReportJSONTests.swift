// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Reporting
import Testing

@Suite("The report as JSON")
struct ReportJSONTests {
  private let text = ReportJSON.text(ReportInput(SampleReport.report))

  private func read(_ text: String) throws -> CheckReport {
    try ReportReader.report(from: Data(text.utf8), path: "A.json")
  }

  @Test("what is written is read back")
  func roundTrip() throws {
    #expect(try read(text) == SampleReport.report)
    var partial = SampleReport.report
    partial.isPartial = true
    partial.choice = ConfigurationChoice(chosen: 44, all: 480)
    #expect(try read(ReportJSON.text(ReportInput(partial))) == partial)
  }

  @Test("a representative that is not in the matrix is not written")
  func outsideMatrix() throws {
    var report = SampleReport.report
    report.matrix.removeLast()
    let text = ReportJSON.text(ReportInput(report))
    #expect(!text.contains("e+18"))
  }

  @Test("it fits the schema in Documentation", .enabled(if: Tools.hasJSONSchema, Tools.hint))
  func schema() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var partial = SampleReport.report
    partial.isPartial = true
    partial.choice = ConfigurationChoice(chosen: 44, all: 480)
    for input in [
      ReportInput(SampleReport.report), ReportInput(partial),
      ReportInput(SampleReport.make([]), baseline: Baseline(SampleReport.report)),
      ReportInput(SampleReport.spread),
    ] {
      try Data(ReportJSON.text(input).utf8).write(to: file)
      let result = try Tools.python(
        """
        import json, jsonschema, sys
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft202012Validator.check_schema(schema)
        jsonschema.Draft202012Validator(schema).validate(json.load(open(sys.argv[2])))
        """, Tools.root.appendingPathComponent("Documentation/report.schema.json").path, file.path)
      #expect(result.status == 0, "\(result.output)")
    }
  }

  @Test("the schema refuses what is no report", .enabled(if: Tools.hasJSONSchema, Tools.hint))
  func schemaRefuses() throws {
    let result = try Tools.python(
      """
      import json, jsonschema, sys
      report = json.loads(sys.argv[2])
      report["findings"][0]["kind"] = "ugly"
      try:
        jsonschema.Draft202012Validator(json.load(open(sys.argv[1]))).validate(report)
      except jsonschema.ValidationError:
        print("refused")
      """, Tools.root.appendingPathComponent("Documentation/report.schema.json").path, text)
    #expect(result.output == "refused\n")
  }

  @Test("the schema names every kind and severity")
  func schemaKinds() throws {
    let schema = try String(
      contentsOf: Tools.root.appendingPathComponent("Documentation/report.schema.json"),
      encoding: .utf8)
    for kind in FindingKind.allCases { #expect(schema.contains("\"\(kind.rawValue)\"")) }
    for one in Severity.allCases { #expect(schema.contains("\"\(one.rawValue)\"")) }
  }

  @Test("numbers, marks and control characters are written as JSON has them")
  func values() {
    let value = JSONText.object([
      ("a", .number(2)), ("b", .number(0.25)), ("c", .string("\"\\\n\u{1}é</x>")), ("d", nil),
      ("e", .array([])), ("f", .integers([1, 2])), ("g", .number(.infinity)),
    ])
    #expect(
      value.compact
        == #"{"a":2,"b":0.25,"c":"\"\\\n\u0001é\u003c/x>","e":[],"f":[1, 2],"g":null}"#)
    #expect(JSONText.object([("a", .integers([1, 2]))]).indented == "{\n  \"a\": [1, 2]\n}\n")
  }

  @Test("shards in any order make the report of the whole, byte by byte", arguments: [2, 3, 5])
  func merge(count: Int) throws {
    let shards = try (0..<count).reversed().map { index in
      let shard = SampleReport.shard(index, of: count)
      return ("\(index).json", try read(ReportJSON.text(ReportInput(shard))))
    }

    let merged = ReportInput(try CheckReport.merged(shards))

    let whole = ReportInput(SampleReport.report)
    #expect(ReportJSON.text(merged) == text)
    #expect(SARIFReport.text(merged) == SARIFReport.text(whole))
    #expect(JUnitReport.text(merged) == JUnitReport.text(whole))
  }

  @Test("reports of different runs are not merged")
  func mergeRefuses() {
    var other = SampleReport.report
    other.app = "Other"
    var smaller = SampleReport.report
    smaller.matrix.removeLast()
    for (report, what) in [(other, "another app"), (smaller, "another matrix")] {
      let error = #expect(throws: MergeError.self) {
        try CheckReport.merged([("A.json", SampleReport.report), ("B.json", report)])
      }
      #expect(error?.description.hasPrefix("B.json: error: this report has \(what)") == true)
    }
  }

  @Test(
    "what is no report is refused, with the place",
    arguments: [
      ("", "A.json: error: this is no report of snug"),
      (
        "{\"version\": 7}",
        "A.json: error: the report has form 7, and this snug reads form 1; "
          + "check again with this version"
      ),
      ("{\"version\": 1}", "A.json: error: the report is damaged: tool is missing"),
    ])
  func damaged(text: String, message: String) {
    let error = #expect(throws: ReportError.self) { try read(text) }
    #expect(error?.description == message)
  }

  @Test("damage inside is named by its path")
  func damagedInside() {
    let kind = text.replacingOccurrences(of: "\"truncated-text\"", with: "\"ugly\"")
    let error = #expect(throws: ReportError.self) { try read(kind) }
    #expect(
      error?.description.hasPrefix("A.json: error: the report is damaged: findings[0].kind: ")
        == true)

    let index = text.replacingOccurrences(
      of: "\"representative\": 2,", with: "\"representative\": 99,")
    let second = #expect(throws: ReportError.self) { try read(index) }
    #expect(
      second?.description
        == "A.json: error: the report is damaged: there is no configuration 99")
  }
}
