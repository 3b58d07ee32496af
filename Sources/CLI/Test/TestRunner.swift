// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import XcodeProject

/// Runs a bundle's tests of one library: in one process, and where a test ends that, the rest in
/// further ones.
struct TestRunner {
  let built: BuiltApp
  let bundle: AppDescription
  /// A folder for plans and records.
  let folder: URL

  func run(_ plan: TestPlan, into results: inout TestResults) throws {
    var plan = plan
    while true {
      let (end, records) = try launch(plan)
      for test in records.declared {
        results.declare(test.test, at: test.line, isChosen: test.isChosen)
      }
      for run in records.ended { results.add(run) }
      if records.isFinished, records.open.isEmpty {
        if !end.isOrderly { results.fault("after its tests the process \(end.words)") }
        return
      }
      plan.done += records.ended.map(\.test)
      let blamed = blamed(records, in: plan)
      for run in blamed {
        results.add(casualty(run, end, records, plan))
        plan.done.append(run.test)
      }
      if blamed.isEmpty, records.open.isEmpty {
        results.fault(outside(end, records, plan))
        // Without progress the next process would end there, too.
        guard !records.ended.isEmpty else { return }
      }
      // Several tests at once cannot be told apart: the rest runs one after the other.
      if records.open.count > 1 { plan.isParallel = false }
      let chosen = Set(records.declared.filter(\.isChosen).map(\.test))
      if chosen.isSubset(of: Set(plan.done)) { return }
    }
  }

  /// The test that ended the process; of several at once none, since they are run again.
  private func blamed(_ records: TestRecords, in plan: TestPlan) -> [TestResults.Run] {
    plan.isParallel && records.open.count > 1 ? [] : records.open
  }

  // MARK: Words

  private func casualty(
    _ run: TestResults.Run, _ end: End, _ records: TestRecords, _ plan: TestPlan
  ) -> TestResults.Run {
    var run = run
    let place = place(of: records.stops, end.lastWords)
    var sentence: String
    if let hang = records.hang {
      run.outcome = .failed
      sentence = "did not end: \(words(for: hang.reason, plan))"
    } else {
      run.outcome = .crashed
      sentence = CrashWords(end.lastWords)?.line ?? "the test's process \(end.words)"
    }
    if let note = run.note { sentence += " (\(note.trimmingSuffix(" started.")))" }
    run.failures.append(TestFailure(message: sentence, place: place))
    return run
  }

  private func words(for hang: TestHang, _ plan: TestPlan) -> String {
    switch hang {
    case .busy: "it computed for longer than --time-limit"
    case .rest: "it waits for something that never comes; nothing runs and nothing is due"
    case .late:
      "it still waits after \(Int(plan.timeLimit * TestPlan.virtualFactor)) s of virtual time"
    }
  }

  private func outside(_ end: End, _ records: TestRecords, _ plan: TestPlan) -> String {
    if let hang = records.hang { return "outside of a test: \(words(for: hang.reason, plan))" }
    let words = CrashWords(end.lastWords)?.line
    return "the process \(end.words) before its tests were over" + (words.map { ": \($0)" } ?? "")
  }

  /// The author's line where the program ended.
  private func place(of stops: [[Int]], _ lastWords: String) -> TestLine? {
    let sources = bundle.modules.flatMap(\.sources).map(\.path)
    if let named = CrashWords(lastWords)?.place(among: sources) {
      return TestLine(file: named.file, line: named.line)
    }
    let finder = PlaceFinder(
      executable: built.executable, offsets: [], stops: Set(stops.joined()),
      resources: bundle.resources.map(\.url.path), sources: sources)
    let place =
      stops.count > 1
      ? finder.place(ofLoop: stops) : stops.first.flatMap { finder.place(ofCrash: $0) }
    return place.map { TestLine(file: $0.file, line: $0.line) }
  }

  // MARK: A process

  /// How a process ended.
  private struct End {
    var reason: Process.TerminationReason
    var status: Int32
    /// The last lines on standard error.
    var lastWords: String

    /// Whether it ended as XCTest and Swift Testing do, with 1 after failures.
    var isOrderly: Bool { reason == .exit && (status == 0 || status == 1) }

    var words: String {
      if reason == .exit {
        return status == 134
          ? "was stopped by an exception" : "ended with exit code \(status)"
      }
      return "crashed (\(String(cString: strsignal(status))))"
    }
  }

  private func launch(_ plan: TestPlan) throws -> (End, TestRecords) {
    var plan = plan
    let name = "\(plan.library.rawValue).\(plan.done.count)"
    let planFile = folder.appendingPathComponent("\(name).plan")
    let records = folder.appendingPathComponent("\(name).records")
    plan.records = records.path
    try Data().write(to: records)
    try JSONEncoder().encode(plan).write(to: planFile)
    let process = Process()
    process.executableURL = built.executable
    process.currentDirectoryURL = bundle.folder
    let container = try Container()
    defer { container.remove() }
    process.environment = HostRunner.environment.merging(container.environment) { $1 }
      .merging([TestPlan.environmentKey: planFile.path]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    let tee = ErrorTee(errors.fileHandleForReading)
    try process.run()
    tee.start()
    process.waitUntilExit()
    let end = End(
      reason: process.terminationReason, status: process.terminationStatus,
      lastWords: tee.finish())
    return (end, TestRecords((try? Data(contentsOf: records)) ?? Data()))
  }
}

/// Hands a process's standard error on, and keeps its end.
private final class ErrorTee: @unchecked Sendable {
  /// Seconds after the process's end; what it started itself may hold the pipe longer.
  private static let patience = 1.0
  private static let kept = 16 << 10

  private let source: FileHandle
  private let lock = NSLock()
  private let done = DispatchSemaphore(value: 0)
  private var last = Data()

  init(_ source: FileHandle) { self.source = source }

  func start() {
    Thread.detachNewThread { [self] in
      while true {
        let part = source.availableData
        if part.isEmpty { break }
        FileHandle.standardError.write(part)
        lock.withLock { last = Data((last + part).suffix(Self.kept)) }
      }
      done.signal()
    }
  }

  /// The last lines, once everything has come.
  func finish() -> String {
    _ = done.wait(timeout: .now() + Self.patience)
    return lock.withLock { String(decoding: last, as: UTF8.self) }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
