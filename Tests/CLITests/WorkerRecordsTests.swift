// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing

@testable import CLI

@Suite("what workers write")
struct WorkerRecordsTests {
  private func records(_ all: [WorkerRecord]) throws -> WorkerRecords {
    var records = WorkerRecords(Self.plan(units: Array(0..<8)))
    for record in all { try records.take(record) }
    return records
  }

  private static func plan(units: [Int]) -> CheckPlan {
    let screens = ["A", "B", "C", "D"].map { ScreenRequest(name: $0, origin: .scene) }
    return CheckPlan(
      configurations: Array(CheckMatrix.standard.configurations.prefix(2)), changes: [],
      screens: screens, units: units, timeLimit: 1, memoryLimit: 1)
  }

  @Test("a unit that began and did not end is open, with the place the program was at")
  func open() throws {
    let records = try records([
      .began(unit: 3), .place([1]), .done(unit: 3, findings: []), .began(unit: 5),
      .place([4711, 12]), .place([]), .place([13]),
    ])
    #expect(records.open == 5)
    #expect(records.verdicts == [3])
    #expect(records.stops == [[4711, 12], [], [13]])
    #expect(!records.isFinished)
    guard case .done? = records.outcomes[3] else {
      Issue.record("unit 3 was done")
      return
    }
  }

  @Test("a unit that ended its process has a verdict")
  func ends() throws {
    let end = UnitEnd(kind: .hang, status: "Killed", lastWords: "one\ntwo")
    let records = try records([
      .version(WorkerRecord.currentVersion), .began(unit: 3), .place([7]), .ended(unit: 3, end),
      .began(unit: 5),
      .refused(unit: 5, "gone"), .finished,
    ])
    #expect(records.open == nil)
    #expect(records.verdicts == [3, 5])
    #expect(records.ends.map(\.unit) == [3])
    #expect(records.ends[0].end == end)
    #expect(records.ends[0].stops == [[7]])
    #expect(records.isFinished)
  }

  @Test("what no worker says, and another version's worker, is an error")
  func strange() {
    for record in [WorkerRecord.version(1), .step(1), .content(1), .leaving, .test(.finished)] {
      #expect(throws: RecordError.self, "\(record.line)") { try records([record]) }
    }
  }

  @Test(
    "what is said of units that nobody asked for, out of turn, or of findings that were not told is refused",
    arguments: [
      [.began(unit: 9)], [.began(unit: -1)], [.began(unit: 1 << 40)],
      [.began(unit: 1), .began(unit: 2)], [.done(unit: 1, findings: [])],
      [.began(unit: 1), .done(unit: 2, findings: [])],
      [.began(unit: 1), .done(unit: 1, findings: []), .began(unit: 1)],
      [.began(unit: 1), .done(unit: 1, findings: [7])],
      [.began(unit: 1), .refused(unit: 2, "gone")], [.began(unit: 1), .finished],
      [.finished, .began(unit: 1)],
      [.began(unit: 1), .sight(unit: 2, "tree")], [.sight(unit: 1, "tree")],
      [.began(unit: 1), .wanted(unit: 99, host: "example.org")],
      [.began(unit: 1), .missed(unit: 99, MissedRequest(text: "GET /", call: nil))],
      [.began(unit: 1), .leftOut(unit: 99, LeftOutVisit(needs: "B", file: "A", line: 1))],
      [.began(unit: 1), .mended(unit: 99, step: 0, "tap A")],
      [.began(unit: 1), .shot(unit: 99, ScreenShot())],
      [.began(unit: 1), .shot(unit: 1, page: -1, ScreenShot())],
      [.used(screen: 4, UnitUse())], [.used(screen: -1, UnitUse())],
      [.began(unit: 1), .screen(ScreenRequest(name: "New", origin: .scene))],
      [.explored("{}")],
      [.ended(unit: 9, UnitEnd(kind: .crash, status: "", lastWords: ""))],
      [.began(unit: 1), .ended(unit: 2, UnitEnd(kind: .crash, status: "", lastWords: ""))],
    ] as [[WorkerRecord]])
  func outOfTurn(said: [WorkerRecord]) {
    #expect(throws: RecordError.self) { try records(said) }
  }

  @Test("a file's name that leads elsewhere is no record")
  func paths() {
    #expect(throws: RecordError.self) { try WorkerRecord(line: "P 1 0 - ../../home/secret -") }
    #expect(ScreenShot("00ff - a1") == ScreenShot(picture: "00ff", dump: "a1"))
  }

  @Test("findings have the units that showed them, and the words that were written last")
  func findings() throws {
    func finding(_ message: String, _ unit: Int) -> WorkerRecord {
      let finding = Finding(
        kind: .truncatedText, screen: "A", configurations: [], viewPath: "", className: "",
        message: message)
      return .finding(number: 0, unit: unit, RawFinding(finding: finding, detail: ""))
    }
    let records = try records([
      .began(unit: 1), finding("bad", 1), .done(unit: 1, findings: [0]), .began(unit: 2),
      finding("worse", 2), .done(unit: 2, findings: [0]), .began(unit: 4),
      .done(unit: 4, findings: []),
    ])
    #expect(records.open == nil)
    #expect(records.units == [0: [1, 2]])
    #expect(records.findings[0]?.finding.message == "worse")
  }

  @Test("what is worst further down a list has the picture of its page")
  func pages() throws {
    let finding = Finding(
      kind: .truncatedText, screen: "A", configurations: [], viewPath: "", className: "",
      message: "")
    let raw = RawFinding(finding: finding, detail: "")
    let records = try records([
      .began(unit: 1), .finding(number: 0, unit: 1, raw), .shot(unit: 1, ScreenShot(picture: "aa")),
      .finding(number: 0, unit: 1, page: 3, raw),
      .shot(unit: 1, page: 3, ScreenShot(picture: "bb")), .done(unit: 1, findings: [0]),
    ])
    #expect(records.findingPages == [0: UnitPage(unit: 1, page: 3)])
    #expect(records.shots[UnitPage(unit: 1)]?.picture == "aa")
    #expect(records.shots[UnitPage(unit: 1, page: 3)]?.picture == "bb")
  }

  @Test(
    "the sentence of a crash is the last trap or exception",
    arguments: [
      (
        "hello\nApp/A.swift:3: Fatal error: Index out of range\n", "Fatal error: Index out of range"
      ),
      (
        "App/A.swift:3: Precondition failed: no landscape\n", "Precondition failed: no landscape"
      ),
      (
        "*** Terminating app due to uncaught exception 'X', reason: 'y'",
        "Terminating app due to uncaught exception 'X', reason: 'y'"
      ),
    ])
  func words(text: String, sentence: String) {
    #expect(CrashWords(text)?.line == sentence)
  }

  @Test("all lines of a crash's sentence are kept, and none of the stack behind it")
  func allWords() {
    let text = """
      starting
      App/A.swift:3: Fatal error: the feed is empty:
        0 rows

        0 sections
      Current stack trace:
      0    libswiftCore.so   0x0000
      """
    let words = CrashWords(text)
    #expect(
      words?.lines == ["Fatal error: the feed is empty:", "  0 rows", "", "  0 sections"])
    #expect(words?.line == "Fatal error: the feed is empty: 0 rows 0 sections")
    #expect(CrashWords("nothing of the kind") == nil)
  }

  @Test("the line that a crash's sentence names is one of the app's files, or none")
  func crashPlace() {
    let sources = ["/p/App/A.swift", "/p/App/B.swift", "/p/Other/B.swift"]
    func place(_ origin: String) -> SourcePlace? {
      CrashWords("\(origin)Fatal error: x")?.place(among: sources)
    }
    #expect(place("App/A.swift:3: ") == SourcePlace(file: "/p/App/A.swift", line: 3, column: 1))
    #expect(
      place("/p/Other/B.swift:12: ")
        == SourcePlace(file: "/p/Other/B.swift", line: 12, column: 1))
    // Two files of that name, a file of the library, and no file at all.
    #expect(place("App/B.swift:3: ") == nil)
    #expect(place("Swift/Array.swift:40: ") == nil)
    #expect(place("") == nil)
  }

  @Test("the place of an exception in a document is one of the app's files")
  func documents() {
    let text = "hello\nMain.storyboard:41:9: error: 'title' is connected here\nlater\n"
    let place = CrashWords.statedPlace(in: text)
    #expect(place == SourcePlace(file: "document:Main.storyboard", line: 41, column: 9))
    #expect(CrashWords.statedPlace(in: "Main.storyboard:41:9: error: other") == nil)
    let answer = CrashWords.statedPlace(in: "Feed: error: 'heightForRowAt' is answered here\nlater")
    #expect(answer == WorkerPlace.override(of: ["heightForRowAt"], in: "Feed"))
  }

  @Test(
    "a part of the work is given as one of so many",
    arguments: [
      ("1/4", 0, 4), ("4/4", 3, 4),
    ])
  func shard(word: String, index: Int, count: Int) throws {
    var arguments = Arguments(["App", "--shard", word])
    #expect(try CheckCommand(&arguments).shard == CheckCommand.Shard(index: index, count: count))
  }

  @Test(
    "wrong words of a check are usage errors",
    arguments: [
      ["App", "--shard", "5/4"], ["App", "--jobs", "0"], ["App", "--text-sizes", "huge"],
      ["App", "--fail-on", "fatal"], ["App", "--devices", "Nokia"], ["--jobs", "1"],
    ])
  func usage(words: [String]) {
    #expect(throws: UsageError.self) {
      var arguments = Arguments(words)
      _ = try CheckCommand(&arguments)
    }
  }
}
