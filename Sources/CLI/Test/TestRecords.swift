// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

/// What one process of tests told, put together.
struct TestRecords {
  /// The tests, as they were declared.
  private(set) var declared: [(test: String, line: TestLine?, isChosen: Bool)] = []
  /// Runs that ended, in the order in which they began.
  private(set) var ended: [TestResults.Run] = []
  /// Runs that began and did not end.
  private(set) var open: [TestResults.Run] = []
  private(set) var hang: (test: String?, reason: TestHang)?
  /// Whether the process came to the end of its tests.
  private(set) var isFinished = false
  /// Where the program was when it ended, as ``WorkerRecords/stops``.
  private(set) var stops: [[Int]] = []
  /// The order in which the tests began.
  private var order: [String: Int] = [:]

  init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "C") {
        let words = String(decoding: line.dropFirst(), as: UTF8.self)
        stops.append(words.split(separator: " ").compactMap { Int($0) })
      } else if let record = try? decoder.decode(TestRecord.self, from: Data(line)) {
        take(record)
      }
    }
    ended.sort { order[$0.test, default: 0] < order[$1.test, default: 0] }
  }

  private mutating func take(_ record: TestRecord) {
    switch record {
    case .declared(let test, let line, let isChosen): declared.append((test, line, isChosen))
    case .started(let test):
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
