// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
internal import Exploration
internal import Findings
import Foundation

/// A worker that has the app explored by processes that it forks; what one has found the next one
/// knows (Documentation/Exploration.md §6).
@MainActor
struct ExplorationSession {
  let plan: CheckPlan
  let request: ExplorationRequest
  let records: RecordChannel
  let memory: WorkerMemory

  /// What ends of the app may cost together before the exploration is given up: a crash costs a launch, a
  /// hang its whole time.
  private static let patience = 48

  /// - Returns: As ``CheckSession/run()``.
  func run() throws -> LineTask? {
    var cost = 0
    let before = ProcessorTime.ofChildren
    while memory.map.ending == nil, cost < Self.patience {
      let progress = memory.map.progress
      // A process that is forked has no children of its own to count.
      let used = ProcessorTime.ofChildren - before
      var channel: Int32 = -1
      let process = snug_line_start(&channel)
      guard process >= 0 else {
        throw HostError("error: no process can be started: \(String(cString: strerror(errno)))")
      }
      if process == 0 {
        return { [plan, request, records, map = memory.map] makeDelegate in
          var explorer = Explorer(
            plan: plan, request: request, makeDelegate: makeDelegate, records: records, map: map,
            used: used)
          try explorer.run()
        }
      }
      let watch = LineWatch(
        process: process, channel: channel, plan: plan, units: [memory.map.stepCount],
        records: records, memory: memory)
      let end = try watch.wait { _ in false }
      if let casualty = end.casualty { cost += casualty.end.kind == .crash ? 1 : 4 }
      // A process that got nowhere would be followed by one like it.
      if memory.map.progress == progress { return nil }
    }
    return nil
  }
}
