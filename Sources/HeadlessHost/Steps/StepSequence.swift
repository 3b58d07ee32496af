// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Findings
import Foundation

/// The steps of a plan, done one after the other, with a picture and a dump after each.
@MainActor
struct StepSequence {
  let plan: RenderPlan
  let configuration: Configuration

  /// Throws a `StepFailure` or a `HostError`; what was written before stays.
  func run() throws {
    guard !plan.steps.isEmpty else { return }
    let runner = StepRunner(settle: RunLoopDriver.settle, wait: RunLoopDriver.wait)
    let writer = OutputWriter(plan: plan)
    for (index, step) in plan.steps.enumerated() {
      try RecordChannel.tell(step: index + 1)
      try runner.run(step)
      _ = try writer.write(configuration, afterStep: index + 1)
    }
  }
}
