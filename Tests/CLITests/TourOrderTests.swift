// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import CLI

/// In which order screens are walked to (Documentation/Exploration.md §7.1).
@Suite("The order of a walk")
struct TourOrderTests {
  private func plan(_ ways: [[String]], configurations: Int = 2) throws -> CheckPlan {
    let screens = try ways.map { steps -> ScreenRequest in
      var screen = ScreenRequest(
        name: steps.joined(), origin: steps.isEmpty ? .initial : .explored)
      for step in steps { screen.steps += try StepParser.steps(in: step, source: "test") }
      return screen
    }
    return CheckPlan(
      configurations: Array(CheckMatrix.standard.configurations.prefix(configurations)),
      changes: [], screens: screens, units: [], timeLimit: 1, memoryLimit: 1)
  }

  @Test(
    "a configuration's screens come one after the other, ways that go on after those they go on from"
  )
  func order() throws {
    let plan = try plan([["tap B"], [], ["tap A", "tap C"], ["tap A"], ["tap B", "tap D"]])
    let names = TourOrder(plan).shares(of: Array(0..<10), jobs: 1)[0].map {
      "\($0 % 2) \(plan.screen(of: $0).name)"
    }
    let walk = ["", "tap A", "tap Atap C", "tap B", "tap Btap D"]
    #expect(names == walk.map { "0 \($0)" } + walk.map { "1 \($0)" })
  }

  @Test("jobs and shards get whole configurations, and each unit once")
  func shares() throws {
    let plan = try plan([[], ["tap A"], ["tap B"]], configurations: 5)
    let order = TourOrder(plan)
    let shares = order.shares(of: Array(0..<plan.unitCount), jobs: 2)
    #expect(shares.flatMap(\.self).sorted() == Array(0..<15))
    #expect(Set(shares[0].map { $0 % 5 }) == [0, 2, 4])
    #expect(Set(shares[1].map { $0 % 5 }) == [1, 3])
  }
}
