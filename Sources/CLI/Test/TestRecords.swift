// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings

/// What one process of tests told, put together.
struct TestRecords {
  /// The tests, as they were declared.
  private(set) var declared: [(test: String, line: TestLine?, isChosen: Bool)] = []
  /// Runs that ended.
  private(set) var ended: [TestResults.Run] = []
  /// Runs that began and did not end.
  private(set) var open: [TestResults.Run] = []
  private(set) var hang: (test: String?, reason: TestHang)?
  /// The class of test cases of which an object was being made, or whose own set-up was under way.
  private(set) var making: String?
  /// Whether the process came to the end of its tests.
  private(set) var isFinished = false
  /// Where the program was when it ended, as ``WorkerRecords/stops``.
  private(set) var stops: [[Int]] = []
  /// The order in which the tests began.
  private var order: [String: Int] = [:]

  /// Takes down what the process says next.
  ///
  /// - Throws: for what a process of tests does not say.
  mutating func take(_ record: WorkerRecord) throws(RecordError) {
    switch record {
    case .version(let version):
      guard version == WorkerRecord.currentVersion else {
        throw RecordError("the tests were built for another version of snug")
      }
    case .place(let calls): stops.append(calls)
    case .test(let record): take(record)
    default: throw RecordError("'\(record.line.prefix(80))' is nothing that tests say")
    }
  }

  /// Runs that ended, in the order in which they began.
  var inOrder: [TestResults.Run] {
    ended.sorted { order[$0.test, default: 0] < order[$1.test, default: 0] }
  }

  /// Runs of the chosen tests of a class that are not done.
  func chosen(of type: String, without done: [String]) -> [TestResults.Run] {
    let done = Set(done)
    return declared.filter {
      $0.isChosen && $0.test.hasPrefix(type + "/") && !done.contains($0.test)
    }
    .map { TestResults.Run(test: $0.test) }
  }

  private mutating func take(_ record: TestRecord) {
    switch record {
    case .declared(let test, let line, let isChosen): declared.append((test, line, isChosen))
    case .making(let type): making = type
    case .started(let test):
      making = nil
      order[test] = order.count
      open.append(TestResults.Run(test: test))
      stops = []
    case .noted(let test, let text): change(test) { $0.note = text }
    case .failed(let test, let failure):
      change(test) {
        $0.outcome = .failed
        $0.failures.append(failure)
      }
    case .skipped(let test, let reason):
      if open.contains(where: { $0.test == test }) {
        change(test) {
          if $0.outcome == .passed { $0.outcome = .skipped }
          $0.reason = reason
        }
      } else {
        order[test] = order.count
        ended.append(TestResults.Run(test: test, outcome: .skipped, reason: reason))
      }
    case .ended(let test, let seconds):
      guard let index = open.firstIndex(where: { $0.test == test }) else { return }
      var run = open.remove(at: index)
      run.seconds = seconds
      ended.append(run)
    case .hung(let test, let reason):
      hang = (test, reason)
      stops = []
    case .finished: isFinished = true
    }
  }

  private mutating func change(_ test: String, _ body: (inout TestResults.Run) -> Void) {
    guard let index = open.firstIndex(where: { $0.test == test }) else { return }
    body(&open[index])
  }
}
