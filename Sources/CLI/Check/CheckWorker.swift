// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation

/// Runs units of a check in a worker, a process of the app that forks others; a worker that is ended from
/// outside is followed by one that goes on after the unit it was at.
struct CheckWorker: Sendable {
  /// A unit that ended its process.
  struct Casualty: Sendable {
    let unit: Int
    let kind: FindingKind
    /// The last lines that the app wrote.
    let lastWords: String
    /// Where the program was, as ``WorkerRecords/Ended/stops``.
    let stops: [[Int]]
    /// How the process ended, such as `Segmentation fault`.
    var status = ""
  }

  /// What a worker brings home.
  struct Result: Sendable {
    var records: [WorkerRecords] = []
    var casualties: [Casualty] = []
    /// Units without a verdict: their screen had ended too many processes.
    var skipped: [Int] = []
    /// Why no process could be run.
    var failure: String?
    /// Whether the failure is a picture that could not be written.
    var isOutputFailure = false
  }

  let executable: URL
  /// The folder for plans and records.
  let folder: URL
  let name: String
  /// What the app is launched with, beside what every run of it is.
  var environment: [String: String] = [:]
  var arguments: [String] = []

  /// Runs every unit of a plan.
  func run(_ plan: CheckPlan) -> Result {
    var result = Result()
    var units = plan.units
    var round = 0
    repeat {
      round += 1
      var part = plan
      part.units = units
      part.records = folder.appendingPathComponent("\(name).\(round).records").path
      part.output?.notes = folder.appendingPathComponent("\(name).\(round).notes").path
      let end: End
      do {
        end = try run(part, round)
      } catch {
        result.failure = "\(error)"
        return result
      }
      let text = (try? String(contentsOfFile: part.records, encoding: .utf8)) ?? ""
      var records = WorkerRecords(text)
      records.notes = part.output?.notes ?? ""
      result.records.append(records)
      result.casualties += records.ends.map(Casualty.init)
      if let failure = end.outputFailure {
        result.failure = failure
        result.isOutputFailure = true
        return result
      }
      guard !end.isDone else { break }
      guard let unit = records.open, let index = units.firstIndex(of: unit) else {
        result.failure = end.lastWords
        return result
      }
      result.casualties.append(
        Casualty(
          unit: unit, kind: .crash, lastWords: end.lastWords, stops: records.stops,
          status: end.status))
      units.removeFirst(index + 1)
    } while !units.isEmpty
    guard !plan.screens.isEmpty else { return result }
    let looked = result.records.reduce(into: Set(result.casualties.map(\.unit))) {
      $0.formUnion($1.verdicts)
    }
    result.skipped = plan.units.filter { !looked.contains($0) }
    return result
  }

  // MARK: A process

  /// How a process ended.
  private struct End {
    var isDone = false
    var lastWords = ""
    /// As ``Casualty/status``.
    var status = ""
    /// Why a picture could not be written.
    var outputFailure: String?
  }

  private func run(_ plan: CheckPlan, _ round: Int) throws -> End {
    let file = folder.appendingPathComponent("\(name).\(round).plan")
    let log = folder.appendingPathComponent("\(name).\(round).log")
    try JSONEncoder().encode(plan).write(to: file)
    if let notes = plan.output?.notes {
      try FileManager.default.createDirectory(atPath: notes, withIntermediateDirectories: true)
    }
    guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let container = try Container()
    defer { container.remove() }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = HostRunner.environment.merging(container.environment) { $1 }
      .merging(environment) { $1 }.merging([CheckPlan.environmentKey: file.path]) { $1 }
    process.standardError = output
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    var end = End()
    if process.terminationReason == .exit, process.terminationStatus == 0 {
      end.isDone = true
      return end
    }
    end.lastWords = Self.lastWords(of: log)
    end.status =
      process.terminationReason == .exit
      ? "exit code \(process.terminationStatus)"
      : String(cString: strsignal(process.terminationStatus))
    if process.terminationReason == .exit,
      process.terminationStatus == CheckPlan.outputExitCode
    {
      end.outputFailure =
        end.lastWords.split(separator: "\n").last.map(String.init) ?? "a picture cannot be written"
    }
    return end
  }

  /// The last lines of what the app wrote, at most 16 kB: the runtime adds a stack of a hundred calls.
  private static func lastWords(of log: URL) -> String {
    guard let data = try? Data(contentsOf: log) else { return "" }
    return String(decoding: data.suffix(16 << 10), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
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
