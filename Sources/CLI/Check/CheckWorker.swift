// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import Supervision

/// Runs units of a check in a worker, a process of the app that forks others; a worker that is ended from
/// outside is followed by one that goes on after the unit it was at.
struct CheckWorker: Sendable {
  /// A unit that ended its process.
  struct Casualty: Sendable {
    let unit: Int
    let kind: FindingKind
    /// The last lines that the app wrote.
    var lastWords: String
    /// Where the program was, as ``WorkerRecords/Ended/stops``.
    let stops: [[Int]]
    /// How the process ended, such as `Segmentation fault`.
    var status = ""
  }

  /// What a worker brings home.
  struct Result: Sendable {
    var records: [WorkerRecords] = []
    var casualties: [Casualty] = []
    /// Units without a verdict: their screen had ended too many processes, or the run was ended.
    var skipped: [Int] = []
    /// Why no process could be run.
    var failure: String?
    /// Whether the failure is a picture that could not be written.
    var isOutputFailure = false
    /// Whether the run was ended before its time.
    var isInterrupted = false
  }

  let app: AppProcess
  /// The folder for logs and notes.
  let folder: URL
  let name: String
  /// The folder of pictures, where they are made.
  var pictures: String?
  var listener: (any WorkerListener)?
  /// What the app's build lacks.
  var lacks = BuildLacks()

  /// Seconds of silence after which a worker is ended: it says that it lives each second.
  private static let mostSilence = 30.0

  /// Runs every unit of a plan.
  func run(_ plan: CheckPlan) -> Result {
    var result = runUnits(plan)
    result.casualties = SilentTraps(executable: app.executable).saying(result.casualties)
    return result
  }

  private func runUnits(_ plan: CheckPlan) -> Result {
    var result = Result()
    var queue = UnitQueue(plan.units)
    var round = 0
    while let units = queue.next() {
      round += 1
      var part = plan
      part.units = units
      let end: WorkerRun.End
      do {
        end = try run(part, round, into: &result)
      } catch {
        result.failure = "\(error)"
        return result
      }
      switch end.reason {
      case .through: queue.finish()
      case .interrupted:
        result.isInterrupted = true
        queue.clear()
      case .outputFailed(let failure):
        result.failure = failure
        result.isOutputFailure = true
        return result
      case .died(let kind):
        let records = result.records.last ?? WorkerRecords(part)
        guard let unit = queue.take(units, diedIn: records) else { break }
        result.casualties.append(
          Casualty(
            unit: unit, kind: kind, lastWords: end.lastWords, stops: records.stops,
            status: end.status))
      }
    }
    guard !plan.screens.isEmpty else { return result }
    let looked = result.records.reduce(into: Set(result.casualties.map(\.unit))) {
      $0.formUnion($1.verdicts)
    }
    result.skipped = plan.units.filter { !looked.contains($0) }
    return result
  }

  private func run(
    _ plan: CheckPlan, _ round: Int, into result: inout Result
  ) throws -> WorkerRun.End {
    let log = folder.appendingPathComponent("\(name).\(round).log")
    let notes = folder.appendingPathComponent("\(name).\(round).notes")
    let descriptor = open(log.path, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw LaunchError("\(log.path): error: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    if plan.output != nil {
      try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
    }
    var app = app
    app.memoryLimit = plan.memoryLimit
    let running = try app.start(.check(plan), output: descriptor, errors: descriptor)
    defer { running.close() }
    var run = WorkerRun(
      plan, reader: running.reader, silence: max(Self.mostSilence, 3 * plan.timeLimit))
    run.files = ReceivedFiles(pictures: pictures, notes: notes.path)
    run.records.notes = notes.path
    run.records.lacks = lacks
    run.listener = listener
    let end = run.wait(for: running)
    for casualty in run.records.ends { result.casualties.append(Casualty(casualty)) }
    result.records.append(run.records)
    guard end.reason.hasLastWords else { return end }
    return end.saying(Self.lastWords(of: log))
  }

  /// The last lines of what the app wrote, at most 16 kB: the runtime adds a stack of a hundred calls.
  private static func lastWords(of log: URL) -> String {
    guard let file = try? FileHandle(forReadingFrom: log), let end = try? file.seekToEnd() else {
      return ""
    }
    let space: UInt64 = 16 << 10
    try? file.seek(toOffset: end > space ? end - space : 0)
    let data = (try? file.read(upToCount: Int(space))) ?? Data()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension CheckWorker.Casualty {
  /// What the records say.
  fileprivate init(_ ended: WorkerRecords.Ended) {
    let kind: FindingKind =
      switch ended.end.kind {
      case .crash: .crash
      case .hang: .hang
      case .memory: .memory
      }
    self.init(
      unit: ended.unit, kind: kind, lastWords: ended.end.lastWords, stops: ended.stops,
      status: ended.end.status)
  }
}
