// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Goldens
import Testing

@testable import CLI

/// What `snug accept` reads, and what it does to a `snug.json` (Documentation/ReportFormat.md §5.9).
@Suite("Accepting what was ticked")
struct AcceptanceTextTests {
  private let one = Acceptance(
    kind: .lowContrast, screen: "A \"B\"", fingerprint: "00ff", reason: "the brand's colours")
  private let line =
    #"{"kind": "low-contrast", "screen": "A \"B\"", "fingerprint": "00ff", "#
    + #""reason": "the brand's colours"}"#

  /// The text with one more, which a check can read and which has all that was there.
  private func added(to text: String) throws -> String {
    let before = try CheckSettings(text, path: "snug.json")
    let result = try AcceptanceText(text, path: "snug.json").adding([one])
    var after = try CheckSettings(result, path: "snug.json")
    #expect(after.acceptances.popLast() == one)
    #expect(after == before)
    return result
  }

  @Test("a file without a list gets one, indented as the file is, and what it has stays")
  func newList() throws {
    #expect(try added(to: "{}\n") == "{\n  \"accept\": [\n    \(line)\n  ]\n}\n")
    #expect(
      try added(to: #"{ "devices":   ["iPhone SE"] }"#)
        == "{ \"devices\":   [\"iPhone SE\"],\n  \"accept\": [\n    \(line)\n  ]\n}")
    #expect(
      try added(to: "{\n\t\"arguments\": [\n\t\t\"]\"\n\t]\n}\n")
        == "{\n\t\"arguments\": [\n\t\t\"]\"\n\t],\n\t\"accept\": [\n\t\t\(line)\n\t]\n}\n")
  }

  @Test("a list grows at its end, whatever brackets stand in texts")
  func oldList() throws {
    let known = #"{"screen": "]", "kind": "hang", "reason": "a \" ] }"}"#
    #expect(
      try added(to: #"{"accept": [\#(known)], "arguments": ["]"]}"#)
        == #"{"accept": [\#(known),"# + "\n    \(line)" + #"], "arguments": ["]"]}"#)
    #expect(
      try added(to: "{\n    \"accept\": [\n        \(known)\n    ]\n}\n")
        == "{\n    \"accept\": [\n        \(known),\n        \(line)\n    ]\n}\n")
    #expect(try added(to: #"{"accept": []}"#) == "{\"accept\": [\n    \(line)\n  ]}")
  }

  @Test("lines that end as on Windows, letters of several scalars and numbers before the list")
  func places() throws {
    #expect(
      try added(to: "{\r\n  \"explore\": {\"steps\": 3},\r\n  \"arguments\": [\"e\u{301}🇦🇹\"]\r\n}")
        == "{\r\n  \"explore\": {\"steps\": 3},\r\n  \"arguments\": [\"e\u{301}🇦🇹\"],\n"
        + "  \"accept\": [\n    \(line)\n  ]\r\n}")
    #expect(
      try added(to: #"{"explore": {"steps": 3}, "defaults": {"n": 1}}"#).hasPrefix(
        #"{"explore": {"steps": 3}, "defaults": {"n": 1},"#))
  }

  @Test("nothing to add leaves the text as it is")
  func nothing() throws {
    let text = "{ \"accept\": [ ] }"
    #expect(try AcceptanceText(text, path: "snug.json").adding([]) == text)
  }

  @Test("a file of the page has findings, goldens and the report's folder")
  func ticked() throws {
    let file = try TickedFindings(
      #"""
      {"accept": [{"kind": "hang", "screen": "A", "reason": "slow on purpose"}],
       "goldens": [{"screen": "A", "configurations": ["x", "y"]}], "report": "/tmp/R"}
      """#, path: "t.json")
    #expect(
      file.acceptances == [Acceptance(kind: .hang, screen: "A", reason: "slow on purpose")])
    #expect(file.goldens.map(\.configuration) == ["x", "y"])
    #expect(file.report == "/tmp/R")
  }

  @Test(
    "what is wrong in it is told with its place",
    arguments: [
      (#"{"accept": [{"kind": "hang", "reason": "…"}]}"#, "t.json:1:13: error: say why"),
      (#"{"accept": [{"reason": "r"}]}"#, "t.json:1:13: error: this would accept everything"),
      (#"{"goldens": [{"screen": "A"}]}"#, "t.json:1:14: error: a golden needs"),
      ("{\n \"acept\": []}", "t.json:2:2: error: there is no setting 'acept' here"),
      ("[", "t.json:1:2: error: the file ends"),
    ])
  func wrong(text: String, message: String) {
    let error = #expect(throws: CheckSettings.Failure.self) {
      try TickedFindings(text, path: "t.json")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "-")")
  }
}
