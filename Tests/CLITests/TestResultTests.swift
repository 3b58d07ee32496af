// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import GapRepair
import Testing

@testable import CLI

@Suite("what snug test is asked, and what it tells")
struct TestResultTests {
  private func command(_ words: String...) throws -> TestCommand {
    var arguments = Arguments(words + ["Package"])
    return try TestCommand(&arguments)
  }

  @Test("filters and what to skip are alternatives each; limits have defaults")
  func options() throws {
    let command = try command(
      "--filter", "A|B", "--filter", "C,D", "--skip", "E", "--repeat", "3", "--parallel",
      "--time-limit", "2.5", "--xunit-output", "out.xml", "--device", "iPad Pro 11:half", "--bold",
      "--direction", "rtl")
    #expect(command.plan.filters == ["A|B", "C,D"])
    #expect(command.plan.skips == ["E"])
    #expect(command.rounds == 3 && command.plan.isParallel && command.plan.timeLimit == 2.5)
    #expect(command.xmlPath == "out.xml")
    let configuration = command.plan.configuration
    #expect(configuration.isTextBold && configuration.direction == .rightToLeft)
    #expect(configuration.window != .full && configuration.device.hasPrefix("iPad Pro"))
    let standard = try self.command()
    #expect(standard.plan.timeLimit == 60 && standard.rounds == 1 && !standard.plan.isParallel)
  }

  @Test("packages that are not here are gone around, unless nothing may be left out")
  func missingPackages() throws {
    #expect(try command().packages.options.goesAroundMissing)
    #expect(try !command("--strict").packages.options.goesAroundMissing)
  }

  @Test(
    "what is no regular expression, number of rounds or single setting is said",
    arguments: [
      (["--filter", "("], "--filter takes a regular expression, not '('"),
      (["--repeat", "0"], "--repeat takes a whole number above 0, not '0'"),
      (["--time-limit", "x"], "--time-limit takes a number of seconds above 0, not 'x'"),
      (
        ["--device", "iPhone X,iPhone SE"],
        "tests run on one device at a time; give one value of each option"
      ),
    ])
  func mistakes(words: [String], sentence: String) {
    var arguments = Arguments(words + ["Package"])
    #expect(throws: UsageError(sentence)) { _ = try TestCommand(&arguments) }
  }

  @Test(
    "every command takes the same names of settings, in the singular and the plural",
    arguments: ["", "s"])
  func settings(ending: String) throws {
    let words = [
      "--device\(ending)", "iPad Pro 11:half", "--orientation\(ending)", "landscape",
      "--text-size\(ending)", "AX1", "--locale\(ending)", "de", "--direction\(ending)", "rtl",
      "--appearance\(ending)", "dark", "--bold", "App",
    ]
    var arguments = Arguments(words)
    let render = try RenderCommand(&arguments).configurations
    arguments = Arguments(words)
    let check = try CheckCommand(&arguments).matrix.configurations
    arguments = Arguments(words + ["View"])
    let explain = try ExplainCommand(&arguments).configuration
    arguments = Arguments(words)
    let test = try TestCommand(&arguments).plan.configuration
    #expect(render.count == 1 && render == check && render == [explain] && render == [test])
  }

  // MARK: Records

  private func records(
    _ all: [TestRecord], then last: [WorkerRecord] = []
  ) throws -> TestRecords {
    var records = TestRecords()
    for record in all.map(WorkerRecord.test) + last { try records.take(record) }
    return records
  }

  private let line = TestLine(file: "/A.swift", line: 7)

  @Test("runs keep the order in which they began; what did not end is open, with its calls")
  func reading() throws {
    let records = try records(
      [
        .declared("M.A/a", line, isChosen: true), .declared("M.A/b", nil, isChosen: false),
        .started("M.A/a"), .failed("M.A/a", TestFailure(message: "no", place: line)),
        .ended("M.A/a", seconds: 1.5), .started("M.A/b"), .skipped("M.A/b", reason: "later"),
        .ended("M.A/b", seconds: 0), .started("M.A/c"), .noted("M.A/c", "n → 2"),
      ], then: [.place([12, 40])])
    #expect(records.declared.map(\.isChosen) == [true, false])
    #expect(records.ended.map(\.outcome) == [.failed, .skipped])
    #expect(records.ended[0].failures.map(\.message) == ["no"] && records.ended[0].seconds == 1.5)
    #expect(records.open.map(\.test) == ["M.A/c"] && records.open[0].note == "n → 2")
    #expect(records.stops == [[12, 40]] && !records.isFinished)
  }

  @Test("a failure after a skip, or a skip after a failure, leaves the test failed")
  func failedAndSkipped() throws {
    let records = try records([
      .started("M.A/a"), .failed("M.A/a", TestFailure(message: "no", place: nil)),
      .skipped("M.A/a", reason: nil), .ended("M.A/a", seconds: 0), .finished,
    ])
    #expect(records.ended.map(\.outcome) == [.failed] && records.isFinished)
  }

  @Test("while an object of a class is made, the chosen tests of that class are at stake")
  func making() throws {
    let declared: [TestRecord] = [
      .declared("M.A/a", line, isChosen: true), .declared("M.A/b", line, isChosen: true),
      .declared("M.A/c", line, isChosen: false), .declared("M.AB/a", line, isChosen: true),
    ]
    let open = try records(declared + [.making("M.A")])
    #expect(open.making == "M.A")
    #expect(open.chosen(of: "M.A", without: ["M.A/b"]).map(\.test) == ["M.A/a"])
    #expect(try records(declared + [.making("M.A"), .making(nil)]).making == nil)
    #expect(try records(declared + [.making("M.A"), .started("M.A/x")]).making == nil)
  }

  // MARK: What comes out

  private var results: TestResults {
    var results = TestResults(bundle: "M")
    results.declare("M.A/a", at: line, isChosen: true)
    results.declare(
      "M.two(n:)/B.swift:3:4", at: TestLine(file: "/B.swift", line: 3), isChosen: true)
    results.declare("M.A/c", at: line, isChosen: true)
    results.declare("M.A/d", at: line, isChosen: false)
    var failed = TestResults.Run(test: "M.A/a", outcome: .failed)
    failed.failures = [TestFailure(message: "1 < 2", place: nil)]
    results.add(failed)
    var crashed = TestResults.Run(test: "M.two(n:)/B.swift:3:4", outcome: .crashed)
    crashed.failures = [TestFailure(message: "boom", place: TestLine(file: "/C.swift", line: 9))]
    results.add(crashed)
    results.add(TestResults.Run(test: "M.A/c", outcome: .skipped, reason: "later"))
    return results
  }

  @Test("the summary has what failed at its line, else the test's, and the counts")
  func summary() {
    #expect(
      TestSummary(results: results).text == """
        /A.swift:7: error: M.A/a: 1 < 2
        /C.swift:9: error: M.two(n:): crashed: boom
        M: 4 tests declared, 2 run, 0 passed, 1 failed, 1 crashed, 1 skipped
        """)
    #expect(!results.hasPassed)
  }

  @Test("a test that is not there is declared, not run, and fails the bundle")
  func leftOut() {
    var results = TestResults(bundle: "M")
    results.declare("M.A/a", at: line, isChosen: true)
    results.add(TestResults.Run(test: "M.A/a"))
    let test = GapReport.Test(
      name: "M.A/b", file: "/A.swift", line: 9, needs: "Chart", message: "no such thing")
    results.leaveOut(test, isChosen: true)
    #expect(!results.hasPassed)
    #expect(
      TestSummary(results: results).text == """
        /A.swift:9: error: M.A/b: left out: needs Chart (no such thing)
        M: 2 tests declared, 1 run, 1 passed, 0 failed, 0 crashed, 0 skipped, 1 left out
        """)
    #expect(TestXML.text([results]).contains("errors=\"1\" tests=\"2\" failures=\"0\""))
    var others = TestResults(bundle: "M")
    others.leaveOut(test, isChosen: false)
    #expect(others.hasPassed && others.declared.count == 1)
  }

  @Test("a process that ends outside of a test fails the bundle")
  func faults() {
    var results = TestResults(bundle: "M")
    #expect(results.hasPassed)
    results.fault("the process ended with exit code 0 before its tests were over")
    #expect(!results.hasPassed)
    #expect(TestSummary(results: results).text.contains("snug: error: M: the process ended with"))
  }

  @Test("XML as swift test writes it: failures, crashes as errors, skips")
  func xml() {
    #expect(
      TestXML.text([results]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="M" errors="1" tests="3" failures="1" skipped="1" time="0.000">
            <testcase classname="M.A" name="a" time="0.000">
              <failure message="1 &lt; 2">/A.swift:7</failure>
            </testcase>
            <testcase classname="M" name="two(n:)" time="0.000">
              <error message="boom">/C.swift:9</error>
            </testcase>
            <testcase classname="M.A" name="c" time="0.000">
              <skipped message="later"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
