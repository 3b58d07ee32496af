// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import Supervision
import XcodeProject

/// Runs a bundle's tests of one library: in one process, and where a test ends that, the rest in
/// further ones.
struct TestRunner {
  let built: BuiltApp
  let bundle: AppDescription

  func run(_ plan: TestPlan, into results: inout TestResults) throws {
    var plan = plan
    while true {
      let (end, records) = try launch(plan)
      for test in records.declared {
        results.declare(test.test, at: test.line, isChosen: test.isChosen)
      }
      for run in records.inOrder { results.add(run) }
      guard end.end != .interrupted else { return results.interrupt() }
      if records.isFinished, records.open.isEmpty {
        if !end.isOrderly { results.fault("after its tests the process \(end.words)") }
        reportSilent(records, plan, &results)
        return
      }
      plan.done += records.ended.map(\.test)
      let blamed = blamed(records, in: plan)
      for run in blamed {
        results.add(casualty(run, end, records, plan))
        plan.done.append(run.test)
      }
      if blamed.isEmpty, records.open.isEmpty {
        // Test cases are all made ahead of the first: which of them ended the process?
        if records.ended.isEmpty, plan.library == .xctest, !plan.makesFirst {
          plan.makesFirst = true
          continue
        }
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

  /// Tests that were chosen, and of which no process has told an end: whoever said that all is done was
  /// not the runner.
  private func reportSilent(
    _ records: TestRecords, _ plan: TestPlan, _ results: inout TestResults
  ) {
    let silent = Set(records.declared.filter(\.isChosen).map(\.test))
      .subtracting(plan.done).subtracting(records.ended.map(\.test))
    guard !silent.isEmpty else { return }
    let names = silent.map(TestResults.name(of:)).sorted()
    results.fault(
      "\(names.count == 1 ? "a test" : "\(names.count) tests") did not run: "
        + names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " …" : ""))
  }

  /// The test that ended the process; of several at once none, since they are run again. Where no
  /// object of a class of tests can be made, all of that class.
  private func blamed(_ records: TestRecords, in plan: TestPlan) -> [TestResults.Run] {
    if let type = records.making { return records.chosen(of: type, without: plan.done) }
    return plan.isParallel && records.open.count > 1 ? [] : records.open
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
      resources: bundle.resources.map(\.url.path), sources: sources,
      fetched: bundle.fetchedSources)
    let place =
      stops.count > 1
      ? finder.place(ofLoop: stops) : stops.first.flatMap { finder.place(ofCrash: $0) }
    return place.map { TestLine(file: $0.file, line: $0.line) }
  }

  // MARK: A process

  /// How a process ended.
  private struct End {
    var end: ProcessEnd
    /// Why what it told could not be read.
    var damage: RecordError?
    /// The last lines on standard error.
    var lastWords: String

    /// Whether it ended as XCTest and Swift Testing do, with 1 after failures.
    var isOrderly: Bool { damage == nil && (end == .exited(0) || end == .exited(1)) }

    var words: String {
      if let damage { return "was stopped: \(damage)" }
      switch end {
      case .signalled(SIGABRT) where lastWords.contains("Terminating app due to"):
        return "was stopped by an exception"
      case .signalled: return "crashed (\(end.words))"
      case .stopped: return "was stopped: \(end.words)"
      case .interrupted: return "was stopped: \(end.words)"
      case .exited: return "ended with \(end.words)"
      }
    }
  }

  /// Seconds without a word after which a process is ended that cannot end itself any more.
  private static let silence = 600.0

  private func launch(_ plan: TestPlan) throws -> (End, TestRecords) {
    var app = AppProcess(executable: built.executable)
    app.project = bundle.folder
    if case .tests(host: nil) = bundle.kind { app.bundleEnding = "xctest" }
    let errors = try Channel()
    let running = try app.start(.test(plan), output: 1, errors: errors.writing)
    errors.closeWriting()
    defer { running.close() }
    var (records, reader) = (TestRecords(), running.reader)
    var (last, heard) = (Data(), ContinuousClock.now)
    var damage: RecordError?
    let silence = max(Self.silence, plan.timeLimit * 10)
    let end = running.process.wait(
      reading: [
        .init(running.channel.reading) { bytes in
          heard = .now
          do throws(RecordError) {
            for entry in try reader.take(bytes) { try records.take(try entry.record()) }
            return true
          } catch {
            damage = error
            return false
          }
        },
        .init(errors.reading) { bytes in
          StandardStream.error.write(Data(bytes))
          last = Data((last + bytes).suffix(Self.kept))
          return true
        },
      ], until: { ContinuousClock.now - heard > .seconds(silence) })
    let words = String(decoding: last, as: UTF8.self)
    return (End(end: ProcessEnd(end), damage: damage, lastWords: words), records)
  }

  /// Bytes of standard error that are kept.
  private static let kept = 16 << 10
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
