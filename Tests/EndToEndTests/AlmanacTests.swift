// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Examples/Almanac`: forty screens behind a login, none of which is in a storyboard (Documentation/
/// Exploration.md).
@Suite("An app that is explored")
struct AlmanacTests {
  /// The parts of a report that are asked for here.
  struct Report: Decodable {
    struct Screen: Decodable {
      let name: String
      let origin: String
      let steps: [String]?
    }
    struct Finding: Decodable {
      let kind: String
      let screen: String
      let reason: String
    }
    struct Coverage: Decodable {
      let name: String
      let status: String
      let reason: String?
    }
    let screens: [Screen]
    let findings: [Finding]
    let coverage: [Coverage]
  }

  private static let settings = [
    "--device", "iPhone 14", "--orientation", "portrait", "--text-size", "L", "--direction", "ltr",
    "--locale", "en_US", "--appearance", "light", "--format", "json", "--fail-on", "never",
  ]

  /// A copy of the example in which `text` of a file is replaced.
  private func check(
    replacing text: String, in file: String, by new: String, _ options: String...
  ) throws -> (report: Report, result: Snug.Result) {
    let folder = try TemporaryFolder()
    let app = folder.path + "/Almanac"
    try FileManager.default.copyItem(
      atPath: Snug.root.path + "/Examples/Almanac", toPath: app)
    let path = "\(app)/Almanac/\(file)"
    let source = try String(contentsOfFile: path, encoding: .utf8)
    try #require(source.contains(text))
    try source.replacingOccurrences(of: text, with: new)
      .write(toFile: path, atomically: true, encoding: .utf8)
    let result = try Snug.run(
      ["check", app, "--report", folder.path + "/report", "--explore", "1500"] + Self.settings
        + options)
    let json = try folder.read("report/report.json")
    return (try JSONDecoder().decode(Report.self, from: Data(json.utf8)), result)
  }

  @Test("all controllers are found, and a fault on the deepest with the steps to it")
  func deepestFault() throws {
    let (report, result) = try check(
      replacing: #"init() { super.init(title: "Ends") }"#,
      in: "Calendar/EventEditorController.swift",
      by: """
        init() { super.init(title: "Ends") }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                guard view.viewWithTag(7) == nil else { return }
                let narrow = UILabel("A sentence much longer than its box", style: .body)
                narrow.tag = 7
                narrow.numberOfLines = 1
                narrow.frame = CGRect(x: 16, y: 400, width: 90, height: 24)
                view.addSubview(narrow)
            }
        """)
    #expect(report.coverage.filter { $0.status == "missed" }.map(\.name) == [], "\(result.errors)")
    #expect(report.coverage.count { $0.status == "checked" } == 44)
    // States of a screen are looked at where their structure differs.
    #expect(report.screens.contains { $0.name == "SignInController › filled" })
    let fault = try #require(
      report.findings.first { $0.screen == "RepeatEndController" && $0.kind == "truncated-text" })
    let screen = try #require(report.screens.first { $0.name == fault.screen })
    #expect(screen.origin == "explored")
    let steps = try #require(screen.steps)
    #expect(steps.contains(#"tap "Calendar""#) && steps.last == #"tap "Ends""#, "\(steps)")
    #expect(result.output.contains("Steps: \(steps.joined(separator: "; "))"))
  }

  @Test(
    "what stops the app on a way is a finding with its steps, and the rest is found all the same")
  func crashOnTheWay() throws {
    let (report, _) = try check(
      replacing: #".button("Send") { [weak self] in self?.thank() }"#,
      in: "Settings/HelpController.swift",
      by: #".button("Send") { fatalError("no letter box") }"#, "--min-coverage", "90")
    let crash = try #require(report.findings.first { $0.kind == "crash" })
    #expect(crash.screen == "FeedbackController")
    #expect(crash.reason.hasPrefix("Steps: "))
    #expect(crash.reason.contains(#"tap "Send""#), "\(crash.reason)")
    let missed = report.coverage.filter { $0.status == "missed" }
    // Coming back to where the app ended takes steps of the same 1 500.
    #expect(missed.count <= 1, "\(missed)")
    #expect(missed.allSatisfy { $0.reason == "not within 1500 steps of exploring" })
  }
}
