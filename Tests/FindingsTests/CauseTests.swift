// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

@Suite("One cause, one finding")
struct CauseTests {
  private let matrix = [TextSize.l, .ax3, .ax5].map {
    Configuration(device: "iPhone SE", textSize: $0)
  }

  private func finding(
    _ kind: FindingKind = .ignoresDynamicType, screen: String = "Feed", path: String = "Cell.name",
    line: Int? = 7, at index: Int = 0, number: Double = 1, severity: Severity? = nil,
    cause: String? = nil
  ) -> Finding {
    Finding(
      kind: kind, severity: severity, screen: screen, configurations: [matrix[index]],
      viewPath: path, className: "UILabel",
      place: line.map { SourcePlace(file: "App/Cell.swift", line: $0) },
      numbers: [.init("size", number)], message: path, cause: cause)
  }

  private func report(_ findings: [Finding], isShard: Bool = false) -> CheckReport {
    CheckReport.make(
      tool: "snug 1", app: "App", matrix: matrix, screens: [], findings: findings,
      isShard: isShard)
  }

  @Test("labels of one cell are one finding that names the others")
  func oneCell() {
    let found = report([
      finding(path: "Cell.name", line: 7, number: 1, cause: "Cell"),
      finding(path: "Cell.town", line: 8, at: 1, number: 3, cause: "Cell"),
      finding(path: "Other.name", line: 30, cause: "Other"),
    ]).findings

    #expect(found.map(\.viewPath) == ["Cell.town", "Other.name"])
    #expect(found[0].also.map(\.viewPath) == ["Cell.name"])
    #expect(found[0].configurations == [matrix[0], matrix[1]])
  }

  @Test("one line of source on two screens is one finding; two lines are two")
  func twoScreens() {
    let found = report([
      finding(.clippedContent, screen: "Feed"), finding(.clippedContent, screen: "Detail"),
      finding(.clippedContent, screen: "Detail", path: "Cell.town", line: 9),
    ]).findings

    #expect(found.count == 2)
    #expect(found.first { !$0.also.isEmpty }?.screens.sorted() == ["Detail", "Feed"])
  }

  @Test("of screens that show it as badly it is told on the one that fewest steps lead to")
  func shortestWay() {
    var far = ScreenResult(name: "Archive", origin: .explored, configurations: matrix)
    far.steps = ["tap \"More\"", "tap \"Archive\""]
    var near = ScreenResult(name: "Feed", origin: .explored, configurations: matrix)
    near.steps = ["tap \"Feed\""]
    func told(_ number: Double) -> String? {
      CheckReport.make(
        tool: "snug 1", app: "App", matrix: matrix, screens: [far, near],
        findings: [
          finding(.clippedContent, screen: "Archive", number: number),
          finding(.clippedContent, screen: "Feed", number: 1),
        ]
      ).findings.first?.screen
    }
    #expect(told(1) == "Feed")
    // Where it is worse it is worth the way.
    #expect(told(3) == "Archive")
  }

  @Test("of screens that show it alike it is told on the one whose look was drawn")
  func drawn() {
    for screen in ["Archive", "Feed"] {
      var findings = [finding(screen: "Archive"), finding(screen: "Feed")]
      findings.indices.filter { findings[$0].screen == screen }.forEach {
        findings[$0].files = ScreenFiles(picture: "a.png")
      }
      #expect(report(findings).findings.map(\.screen) == [screen])
      #expect(report(findings).findings.first?.files?.picture == "a.png")
    }
  }

  @Test("what is too narrow cuts texts and clips the rest")
  func family() {
    let found = report([
      finding(.truncatedText, path: "Card.title", line: 3, cause: "Screen.card"),
      finding(.clippedContent, path: "Card.button", line: 4, cause: "Screen.card"),
    ]).findings

    #expect(found.map(\.kind) == [.truncatedText] || found.map(\.kind) == [.clippedContent])
    #expect(found.count == 1 && found[0].also.count == 1)
  }

  @Test("what needs review in one configuration is never an error")
  func review() {
    let found = report([
      finding(.truncatedText, number: 9, severity: .error),
      finding(.truncatedText, at: 1, severity: .needsReview),
    ]).findings

    #expect(found.map(\.severity) == [.needsReview])
    #expect(found[0].message == "Cell.name" && found[0].configurations.count == 2)
  }

  @Test("what needs review does not hide what is sure")
  func reviewApart() {
    let found = report([
      finding(path: "Cell.a", line: 1, severity: .needsReview, cause: "Cell"),
      finding(path: "Cell.b", line: 2, severity: .warning, cause: "Cell"),
    ]).findings

    #expect(Set(found.map(\.severity)) == [.needsReview, .warning])
  }

  @Test("shards keep views apart, and the whole is the same as in one run")
  func shards() throws {
    let raw = [
      finding(path: "Cell.name", line: 7, number: 1, cause: "Cell"),
      finding(path: "Cell.town", line: 8, at: 1, number: 3, cause: "Cell"),
      finding(path: "Cell.name", line: 7, at: 2, number: 5, cause: "Cell"),
      finding(screen: "Detail", path: "Cell.name", line: 7, at: 1, number: 2, cause: "Cell"),
    ]
    let parts = [[raw[0], raw[3]], [raw[1]], [raw[2]]].enumerated().map {
      ("\($0.offset)", report($0.element, isShard: true))
    }

    #expect(parts[0].1.findings.count == 2)
    #expect(try CheckReport.merged(parts) == report(raw))
    #expect(try CheckReport.merged(parts.reversed()) == report(raw))
  }

  @Test("a baseline knows a cause by any of its views")
  func baseline() {
    let before = report([
      finding(path: "Cell.name", line: 7, cause: "Cell"),
      finding(path: "Cell.town", line: 8, number: 3, cause: "Cell"),
    ])
    let after = report([finding(path: "Cell.name", line: 70, cause: "Cell")])

    #expect(Baseline(before).isKnown(after.findings[0]))
    #expect(Baseline(before).gone(in: after).isEmpty)
  }

  @Test("an app that stops at one line is one finding, whatever it says there")
  func endsAtOneLine() {
    func end(_ words: String, line: Int? = 39) -> Finding {
      Finding(
        kind: .crash, screen: "List", configurations: [matrix[0]], viewPath: "", className: "",
        place: line.map { SourcePlace(file: "App/Store.swift", line: $0) }, message: words,
        detail: words)
    }
    let found = report([end("not saved: Ada"), end("not saved: Bo"), end("not saved", line: 50)])
    let nowhere = report([end("lost", line: nil), end("found", line: nil)])

    #expect(found.findings.count == 2)
    #expect(nowhere.findings.count == 2)
  }
}
