// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
internal import Exploration
internal import Findings
import Foundation
internal import UIKit

/// A worker that has the app explored by processes that it forks; what one has found the next one
/// knows (Documentation/Exploration.md §6).
@MainActor
struct ExplorationSession {
  let plan: CheckPlan
  let request: ExplorationRequest
  let makeDelegate: (@MainActor () -> any UIApplicationDelegate)?
  let records: RecordChannel
  let memory: WorkerMemory

  /// Ways on which the app may end before the exploration is given up: each hang costs its time.
  private static let patience = 12

  func run() throws {
    var ends = 0
    let before = ProcessorTime.ofChildren
    while memory.map.ending == nil, ends < Self.patience {
      let progress = memory.map.progress
      var channel: Int32 = -1
      let process = snug_line_start(&channel)
      guard process >= 0 else {
        throw HostError("error: no process can be started: \(String(cString: strerror(errno)))")
      }
      if process == 0 {
        var explorer = Explorer(
          plan: plan, request: request, makeDelegate: makeDelegate,
          records: records, map: memory.map,
          used: ProcessorTime.ofChildren - before)
        try explorer.run()
      }
      let watch = LineWatch(
        process: process, channel: channel, plan: plan, records: records, memory: memory)
      if try watch.wait(for: [memory.map.stepCount], retries: { _ in false }).casualty != nil {
        ends += 1
      }
      // A process that got nowhere would be followed by one like it.
      if memory.map.progress == progress { return }
    }
  }
}
