// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

@testable import CLI

@Suite("snug.json")
struct CheckSettingsTests {
  @Test("screens, devices, accepted findings and what the app is launched with")
  func everything() throws {
    let settings = try CheckSettings(
      """
      {
        "screens": [{"name": "Detail", "steps": ["select 1", "rotate; text-size AX3"]}],
        "devices": ["iPhone SE", "iPad Pro 11:half"],
        "accept": [{"kind": "low-contrast", "view": "Tag", "reason": "brand colours"}],
        "environment": {"SAMPLE": "yes"},
        "arguments": ["-demo"]
      }
      """, path: "snug.json")
    #expect(settings.screens.map(\.name) == ["Detail"])
    #expect(settings.screens.first?.steps.map(\.text) == ["select 1", "rotate", "text-size AX3"])
    #expect(settings.shapes.map(\.window) == [.full, .half])
    #expect(settings.acceptances.first?.kind == .lowContrast)
    #expect(settings.environment == ["SAMPLE": "yes"])
    #expect(settings.arguments == ["-demo"])
  }

  @Test("what an exploration types, leaves alone and is bounded by")
  func exploration() throws {
    let settings = try CheckSettings(
      """
      {"explore": {"steps": 3000, "credentials": {"user": "ada", "password": "open sesame"},
       "texts": {"*city": "Oslo"}, "avoid": ["Call*"], "links": ["tea://menu"], "rows": "all",
       "launches": {"New": ["-isNew", "YES"], "Empty": ["--no-data"]}}}
      """, path: "snug.json"
    ).exploration
    #expect(settings.steps == 3000)
    #expect(settings.avoided == ["Call*"])
    #expect(settings.links == ["tea://menu"])
    #expect(settings.triesAllRows)
    #expect(settings.launches.map(\.name) == ["New", "Empty"])
    #expect(settings.launches.map(\.origin) == [.launch, .launch])
    #expect(settings.launches.first?.arguments == ["-isNew", "YES"])
    #expect(settings.texts.contains(.init(field: "*city", text: "Oslo")))
    #expect(settings.texts.contains(.init(field: "*password*", text: "open sesame")))
    #expect(settings.texts.contains(.init(field: "*e-mail*", text: "ada")))
    #expect(try CheckSettings(#"{"explore": false}"#, path: "snug.json").exploration.steps == 0)
    #expect(throws: CheckSettings.Failure.self) {
      try CheckSettings(#"{"explore": {"steps": 1.5}}"#, path: "snug.json")
    }
    #expect(throws: CheckSettings.Failure.self) {
      try CheckSettings(#"{"explore": {"credentials": {"pin": "1"}}}"#, path: "snug.json")
    }
  }

  @Test(
    "what is wrong is said with line, column and remedy",
    arguments: [
      ("{\n  \"acept\": []\n}", "2:3", "did you mean 'accept'"),
      ("{\n  \"devices\": [\"iPhone 99\"]\n}", "2:15", "unknown device 'iPhone 99'"),
      ("{\"accept\": [{\"kind\": \"low-contrast\"}]}", "1:13", "add a \"reason\""),
      ("{\"unseen\": [{\"screen\": \"*\"}]}", "1:13", "add a \"reason\""),
      ("{\"accept\": [{\"reason\": \"all\"}]}", "1:13", "would accept everything"),
      ("{\"accept\": [{\"kind\": \"low-contrst\"}]}", "1:22", "did you mean 'low-contrast'"),
      ("{\"screens\": [{\"name\": \"A\"}]}", "1:14", "needs \"steps\""),
      ("{\"devices\": \"iPhone SE\"}", "1:13", "a list in brackets is expected, not a text"),
      ("{\n\"devices\": [],\n}", "3:1", "a comma before '}' is too many"),
      ("{\"devices\": [", "1:14", "the file ends"),
      ("{\"arguments\": [\"a\n\"]}", "1:16", "the text has no end"),
      ("{\"environment\": {\"LD_PRELOAD\": \"x\"}}", "1:32", "'LD_PRELOAD' is Snug's own"),
      ("{\"environment\": {\"HOME\": \"x\"}}", "1:26", "'HOME' is Snug's own"),
    ])
  func failures(text: String, place: String, words: String) {
    let failure = #expect(throws: CheckSettings.Failure.self) {
      try CheckSettings(text, path: "snug.json")
    }
    let said = failure?.description ?? ""
    #expect(said.hasPrefix("snug.json:\(place): error: "), "\(said)")
    #expect(said.contains(words), "\(said)")
  }

  @Test("a step that is none is named at its own column")
  func step() {
    let failure = #expect(throws: CheckSettings.Failure.self) {
      try CheckSettings(
        "{\"screens\": [{\"name\": \"A\", \"steps\": [\"rotate; tapp X\"]}]}", path: "snug.json")
    }
    // The list's text begins at column 38, its first letter at 39, the second step 8 further.
    #expect(failure?.place == PlacedJSON.Place(line: 1, column: 47))
    #expect(failure?.sentence.contains("did you mean 'tap'") == true)
  }
}
