// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing

@testable import Reporting

/// Whether a run fails for what nobody looked at (Documentation/Check.md §4.3.1, Exploration.md §9.2.1).
@Suite("Screens that were not looked at")
struct UnseenTests {
  private func fails(_ message: String, isFound: Bool, accepted: String? = nil) -> Bool {
    let configuration = SampleReport.matrix[0]
    var screen = ScreenResult(
      name: "Inner", origin: .explored, configurations: [configuration],
      unfinished: [
        .init(configuration: configuration, kind: nil, message: message, accepted: accepted)
      ])
    screen.isFound = isFound
    return FailureThreshold.error.fails(ReportInput(SampleReport.make([], screens: [screen])))
  }

  @Test("a screen that exploring found fails a run where it was reached and nobody could look")
  func found() {
    #expect(fails("needs SwiftUI for HeadView", isFound: true))
    #expect(fails("ended at Store.swift:41, after a left-out place", isFound: true))
    #expect(!fails("needs SwiftUI for HeadView", isFound: true, accepted: "drawn elsewhere"))
  }

  @Test("a way that does not lead there in a setting fails a run only where somebody asked for it")
  func noWay() {
    let words = "not reached: at step 2, tap \"Narrow\": nothing to tap"
    #expect(!fails(words, isFound: true))
    #expect(fails(words, isFound: false))
  }
}
