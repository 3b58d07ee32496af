// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
internal import Findings
import Foundation

/// A worker: has its units looked at by processes that it forks, one after the other, and records what
/// they say and how they end (Documentation/Check.md §4).
///
/// It does so before any code of the app has run, so what it forks is as new to the app as itself, and what
/// it says of them is not the app's word. It has one thread. A forked process goes on to the next unit where
/// all that the app has left behind can be put back.
@MainActor
struct CheckSession {
  let plan: CheckPlan
  private let records = RecordChannel()
  private let memory: WorkerMemory

  /// Deaths of one screen by time or memory after which its other units are left out: each costs as
  /// long as the limit is.
  private static let patience = 2
  /// Crashes of one screen after which its other units are left out: each costs a process.
  private static let crashPatience = 40
  /// How often a unit is looked at that Foundation ends by a fault of its own.
  private static let mostTries = 3

  init(_ plan: CheckPlan) {
    self.plan = plan
    memory = WorkerMemory(recorder: plan.output.map(ScreenRecorder.init))
  }

  /// Has every unit get its verdict or left out.
  ///
  /// - Returns: In a forked process what it is to do with the app; nil in the worker, which is through.
  func run() throws -> LineTask? {
    // A file that may not grow is an error of the write, and not the end of the app.
    signal(SIGXFSZ, SIG_IGN)
    try records.write(.version(WorkerRecord.currentVersion))
    LookState.prepare()
    if plan.recordsUse { UseRecorder.remember() }
    Rehearsal.run(plan)
    let task: LineTask?
    if let request = plan.exploration, request.steps > 0 {
      task = try ExplorationSession(plan: plan, request: request, records: records, memory: memory)
        .run()
    } else {
      task = try look()
    }
    if task == nil { try records.write(.finished) }
    return task
  }

  private func look() throws -> LineTask? {
    var units = plan.screens.isEmpty ? [0] : plan.units
    var deaths: [Int: Int] = [:]
    var tries: [Int: Int] = [:]
    while !units.isEmpty {
      var channel: Int32 = -1
      let process = snug_line_start(&channel)
      guard process >= 0 else {
        throw HostError("error: no process can be started: \(String(cString: strerror(errno)))")
      }
      if process == 0 {
        return { [plan, records, memory, units] makeDelegate in
          try UnitLine(plan: plan, makeDelegate: makeDelegate, records: records, memory: memory)
            .run(units)
        }
      }
      let watch = LineWatch(
        process: process, channel: channel, plan: plan, units: units, records: records,
        memory: memory)
      let end = try watch.wait { tries[$0, default: 1] < Self.mostTries }
      // What happens before the first unit happens to every unit.
      if !end.hasBegun { return nil }
      units.removeFirst(end.count)
      if let unit = end.retry { tries[unit, default: 1] += 1 }
      guard let unit = end.casualty, !plan.screens.isEmpty else { continue }
      let screen = unit.number / plan.unitsPerScreen
      deaths[screen, default: 0] +=
        unit.end.kind == .crash ? 1 : Self.crashPatience / Self.patience
      if deaths[screen, default: 0] >= Self.crashPatience {
        units.removeAll { $0 / plan.unitsPerScreen == screen }
      }
    }
    return nil
  }
}
