// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import GapRepair

/// How the tests of a bundle went, over all processes and rounds.
struct TestResults {
  /// How one run of a test ended.
  enum Outcome: String {
    case passed, failed, crashed, skipped
    /// It is not there: what declares it does not compile (Documentation/Testing.md §6.10).
    case leftOut
  }

  /// One run of a test.
  struct Run {
    let test: String
    var outcome = Outcome.passed
    var failures: [TestFailure] = []
    /// Why it was skipped.
    var reason: String?
    /// Seconds of virtual time.
    var seconds = 0.0
    /// What it was at last, such as the arguments of a case.
    var note: String?

    var isFault: Bool { [.failed, .crashed, .leftOut].contains(outcome) }

    /// What people call it: without the file, line and column that Swift Testing adds.
    var name: String { TestResults.name(of: test) }
  }

  let bundle: String
  /// Every test that is written, with its line.
  private(set) var declared: [String: TestLine] = [:]
  /// The tests that the filters choose.
  private(set) var chosen: Set<String> = []
  /// In the order in which they began.
  private(set) var runs: [Run] = []
  /// What went wrong outside of any test.
  private(set) var faults: [String] = []

  init(bundle: String) { self.bundle = bundle }

  var hasPassed: Bool {
    faults.isEmpty && !runs.contains { $0.isFault }
  }

  func count(_ outcome: Outcome) -> Int { runs.count { $0.outcome == outcome } }

  /// Where a failure is: its own line, else the test's.
  func place(of failure: TestFailure, in run: Run) -> TestLine? {
    failure.place ?? declared[run.test]
  }

  mutating func declare(_ test: String, at line: TestLine?, isChosen: Bool) {
    declared[test] = line ?? TestLine(file: "", line: 0)
    if isChosen { chosen.insert(test) }
  }

  /// Takes down a test that is not there.
  mutating func leaveOut(_ test: GapReport.Test, isChosen: Bool) {
    let line = TestLine(file: test.file, line: test.line)
    declare(test.name, at: line, isChosen: isChosen)
    guard isChosen else { return }
    let words = "\(LeftOutVisit.stopWords)\(test.needs) (\(test.message))"
    add(
      Run(
        test: test.name, outcome: .leftOut,
        failures: [TestFailure(message: words, place: line)]))
  }

  mutating func add(_ run: Run) { runs.append(run) }

  mutating func fault(_ sentence: String) { faults.append(sentence) }

  /// Takes down that the run was ended: what was chosen and has not come to an end is skipped for that, and
  /// the whole is no success.
  mutating func interrupt() {
    let open = chosen.subtracting(runs.map(\.test)).sorted()
    for test in open {
      add(Run(test: test, outcome: .skipped, reason: Self.notRun))
    }
    fault("partial: the run was ended before all tests were run; \(open.count) not run")
  }

  private static let notRun = "not run: the run was ended before"

  static func name(of test: String) -> String {
    guard let slash = test.lastIndex(of: "/") else { return test }
    let end = test[test.index(after: slash)...]
    let parts = end.split(separator: ":")
    let isPlace = parts.count >= 3 && parts.suffix(2).allSatisfy { Int($0) != nil }
    return isPlace ? String(test[..<slash]) : test
  }
}
