// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("snug merge")
struct MergeTests {
  private static let picture = "pictures/0123456789abcdef01234567.png"

  /// A report of the configurations `covered` of two, with a finding in each of them.
  private func report(app: String = "Sample", covering covered: [Int]) -> String {
    let list = covered.map(String.init).joined(separator: ", ")
    return """
      {
        "version": 1, "tool": "snug 0.1.0", "app": "\(app)", "summary": {},
        "matrix": [
          {"name": "a", "device": "iPhone SE", "orientation": "portrait", "textSize": "L", "locale": "en_US"},
          {"name": "b", "device": "iPhone SE", "orientation": "portrait", "textSize": "AX5", "locale": "en_US"}
        ],
        "screens": [
          {"name": "Feed", "origin": "initial", "configurations": [\(list)], "unfinished": [],
           "pictures": [\(covered.map { $0 == 1 ? "\"\(Self.picture)\"" : "null" }.joined(separator: ", "))]}
        ],
        "findings": [
          {
            "fingerprint": "00000000000000aa", "kind": "truncated-text", "severity": "error",
            "screen": "Feed", "message": "cut by \(covered.max() ?? 0)", "where": "", "viewPath": "UILabel",
            "className": "UILabel", "related": [], "reason": "", "remedy": "",
            "numbers": [{"name": "missing", "value": \(covered.max() ?? 0), "unit": "pt"}],
            "representative": \(covered.max() ?? 0), "configurations": [\(list)]
          }
        ],
        "accepted": [], "acceptances": []
      }
      """
  }

  @Test("shards become the report of the whole, whatever their order")
  func merges() throws {
    let folder = try TemporaryFolder()
    try folder.write(report(covering: [0]), to: "A.json")
    try folder.write(report(covering: [1]), to: "B/report.json")
    let picture = Self.picture
    try folder.write("picture", to: "B/\(picture)")
    try folder.write("old", to: "One/pictures/00000000000000000000ffff.png")
    try folder.write("own", to: "One/pictures/logo.png")
    try folder.write(report(covering: [0, 1]), to: "whole.json")

    let runs = [
      ("One", ["A.json", "B"]), ("Two", ["B", "A.json"]), ("Three", ["whole.json"]),
    ]
    for (name, reports) in runs {
      let result = try Snug.run(
        ["merge"] + reports + ["--report", name, "--format", "html,json,sarif,junit"],
        in: folder.url)
      #expect(result.exitCode == 2, "\(result.errors)")
      #expect(result.output.contains("UILabel: cut by 1 [truncated-text]\n    where  everywhere\n"))
    }

    for file in ["report.json", "report.sarif", "junit.xml"] {
      #expect(try folder.read("One/\(file)") == folder.read("Two/\(file)"))
      #expect(try folder.read("One/\(file)") == folder.read("Three/\(file)"))
    }
    #expect(try folder.read("One/\(picture)") == "picture")
    #expect(try folder.names(in: "One/pictures") == ["0123456789abcdef01234567.png", "logo.png"])
  }

  @Test("a baseline makes known findings pass")
  func baseline() throws {
    let folder = try TemporaryFolder()
    try folder.write(report(covering: [0]), to: "A.json")
    let known = try Snug.run(["merge", "A.json", "--baseline", "A.json"], in: folder.url)
    #expect(known.exitCode == 0)
    #expect(known.output.contains("against the baseline: 0 new, 1 known, 0 gone"))

    let missing = try Snug.run(["merge", "A.json", "--baseline", "None.json"], in: folder.url)
    #expect(missing.exitCode == 1)
    #expect(missing.errors.hasPrefix("None.json: error: there is no report to read"))
  }

  @Test("reports of two apps are not merged")
  func otherApp() throws {
    let folder = try TemporaryFolder()
    try folder.write(report(covering: [0]), to: "A.json")
    try folder.write(report(app: "Other", covering: [1]), to: "B.json")
    let result = try Snug.run(["merge", "A.json", "B.json"], in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.errors.hasPrefix("B.json: error: this report has another app than A.json"))
  }
}
