// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import Findings

/// The head of a report says how far its screens were searched (Documentation/Exploration.md §10.1.1).
@Suite("How far an app was explored")
struct ExplorationSummaryTests {
  private func sentence(
    _ ending: ExplorationSummary.Ending, notTried: [String] = [], ends: [String] = []
  ) -> String {
    ExplorationSummary(steps: 9, screens: 1, ending: ending, notTried: notTried, ends: ends)
      .sentence
  }

  @Test("nothing was left only where nothing was")
  func left() {
    #expect(
      sentence(.complete) == "explored in 9 steps, 1 screen found: nothing within reach was left")
    #expect(
      sentence(.complete, notTried: ["3 rows", "pinching"])
        == "explored in 9 steps, 1 screen found: not tried: 3 rows, pinching")
    #expect(
      sentence(.steps, notTried: ["pinching"], ends: ["2 ways ended"])
        == "explored in 9 steps, 1 screen found: its steps were used up; --explore N takes more; "
        + "not tried: pinching; 2 ways ended")
    let lost = ExplorationSummary(steps: 9, screens: 4, seenOnce: 1, ending: .complete)
    #expect(lost.sentence.contains(", 4 screens found, 1 of them not a second time: nothing"))
    let one = ExplorationSummary(
      steps: 9, screens: 1, ending: .complete, on: "iPhone 14 in portrait")
    #expect(
      one.sentence.hasPrefix("explored in 9 steps on iPhone 14 in portrait, 1 screen found: "))
  }
}
