// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CVirtualClock
internal import DeviceMatrix
internal import Findings
import Foundation

/// Tells the tool that started the process what happens to tests.
final class TestRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private let records = RecordChannel.isOpen ? RecordChannel() : nil
  /// The tests under way, with the virtual time of their start.
  private var open: [(test: String, start: Double)] = []
  private var begun = 0

  init() { try? records?.write(.version(WorkerRecord.currentVersion)) }

  /// The test that began last among those under way, and how many have begun or gone on to a
  /// further case.
  var state: (test: String?, begun: Int) { lock.withLock { (open.last?.test, begun) } }

  func seconds(of test: String) -> Double {
    let start = lock.withLock { open.first { $0.test == test }?.start }
    return start.map { snug_clock_now() - $0 } ?? 0
  }

  func write(_ record: TestRecord) {
    watchGaps(record)
    lock.withLock {
      switch record {
      case .started(let test):
        open.append((test, snug_clock_now()))
        begun += 1
      case .noted: begun += 1
      case .ended(let test, _): open.removeAll { $0.test == test }
      default: break
      }
      // A tool that is gone needs no record.
      try? records?.write(.test(record))
    }
  }

  /// A test that comes to a left-out place has failed: what was to be done there was not
  /// (Documentation/Testing.md §6.10).
  private func watchGaps(_ record: TestRecord) {
    switch record {
    case .started(let test):
      LeftOutRecord.begin { [weak self] in self?.write(.failed(test, TestFailure($0))) }
    case .ended: LeftOutRecord.begin { _ in }
    default: break
    }
  }
}

extension TestFailure {
  init(_ visit: LeftOutVisit) {
    self.init(
      message: LeftOutVisit.stopWords + visit.needs,
      place: TestLine(file: visit.file, line: visit.line))
  }
}
