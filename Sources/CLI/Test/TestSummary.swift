// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings

/// What is said of a bundle after its tests: what failed, at the author's lines, and the counts.
struct TestSummary {
  let results: TestResults

  var text: String {
    var lines: [String] = []
    for run in results.runs where run.isFault {
      for failure in run.failures { lines.append(line(failure, run)) }
    }
    for fault in results.faults { lines.append("snug: error: \(results.bundle): \(fault)") }
    lines.append(counts)
    return lines.joined(separator: "\n")
  }

  private func line(_ failure: TestFailure, _ run: TestResults.Run) -> String {
    let place = results.place(of: failure, in: run).flatMap { $0.line > 0 ? $0 : nil }
    let word = run.outcome == .crashed && failure == run.failures.last ? "crashed: " : ""
    let text = "error: \(run.name): \(word)\(failure.message)"
    return place.map { "\($0.file):\($0.line): \(text)" } ?? text
  }

  private var counts: String {
    let ran = results.runs.count { $0.outcome != .skipped && $0.outcome != .leftOut }
    var words = [
      "\(String.counted(results.declared.count, "test")) declared", "\(ran) run",
      "\(results.count(.passed)) passed", "\(results.count(.failed)) failed",
      "\(results.count(.crashed)) crashed", "\(results.count(.skipped)) skipped",
    ]
    let leftOut = results.count(.leftOut)
    if leftOut > 0 { words.append("\(leftOut) left out") }
    return "\(results.bundle): " + words.joined(separator: ", ")
  }
}
