// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing

@Suite("Findings as values")
struct FindingValueTests {
  private let configuration = Configuration(
    device: "iPad Pro 11", orientation: .landscape, textSize: .ax3, locale: "de",
    appearance: .dark, scale: 1, window: .size(width: 507, height: 768.5),
    direction: .rightToLeft, isTextBold: true, pseudoLanguage: .longer)

  private var finding: Finding {
    Finding(
      kind: .truncatedText, screen: "Feed", configurations: [configuration],
      viewPath: "UITableView › [0, 3] › FeedCell › UILabel", className: "UILabel",
      place: SourcePlace(file: "App/FeedCell.swift", line: 12, column: 5),
      related: [RelatedPlace(label: "the fixed height", place: nil)],
      numbers: [.init("needed", 43.5), .init("given", 20.5)], message: "a", reason: "b",
      remedy: "c", region: Rect(x: 1, y: 2, width: 3.5, height: 4))
  }

  @Test("a configuration survives being written and read")
  func configurationRoundTrip() throws {
    for one in [configuration, Configuration(device: "iPhone X")] {
      let data = try JSONEncoder().encode(one)
      #expect(try JSONDecoder().decode(Configuration.self, from: data) == one)
    }
  }

  @Test("what is at its default is not written")
  func shortForm() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(Configuration(device: "iPhone X", window: .half))

    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"device":"iPhone X","locale":"en_US","orientation":"portrait","textSize":"L","#
        + #""window":"half"}"#)
  }

  @Test("a shape of a window that does not exist cannot be read")
  func unknownWindow() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(WindowShape.self, from: Data(#""quarter""#.utf8))
    }
  }

  @Test("the name of a configuration tells direction, bold text and language apart")
  func name() {
    #expect(
      configuration.name
        == "iPad-Pro-11_landscape_AX3_de_rtl_longer_dark_bold_507x768.5_@1x")
    #expect(
      configuration.caption
        == "landscape, text size AX3, window 507x768.5, de, right to left, longer text, dark, "
        + "bold text, @1x")
  }

  @Test("a report survives being written and read")
  func reportRoundTrip() throws {
    var report = CheckReport(tool: "snug 0.1.0", app: "Feed", matrix: [configuration])
    report.findings = [finding]
    report.accepted = [AcceptedFinding(finding: finding, reason: "known")]
    report.acceptances = [Acceptance(kind: .hang, view: "*Cell", reason: "old")]
    report.screens = [
      ScreenResult(
        name: "Feed", origin: .scene, configurations: [configuration],
        unfinished: [.init(configuration: configuration, kind: .hang, message: "did not end")])
    ]

    let data = try JSONEncoder().encode(report)

    #expect(try JSONDecoder().decode(CheckReport.self, from: data) == report)
  }

  @Test("every kind has a rule with words")
  func rules() {
    let rules = FindingKind.allCases.map(\.rule)
    #expect(rules.allSatisfy { !$0.meaning.isEmpty && !$0.cure.isEmpty })
    #expect(Set(rules.map(\.title)).count == FindingKind.allCases.count)
  }

  @Test("names of kinds are words with hyphens")
  func kindNames() {
    for kind in FindingKind.allCases {
      #expect(kind.rawValue.allSatisfy { $0.isLowercase || $0 == "-" }, "\(kind.rawValue)")
    }
  }

  @Test("severities are ordered")
  func severities() {
    #expect(Severity.note < .warning)
    #expect(Severity.warning < .error)
  }
}
