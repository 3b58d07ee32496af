// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import CLI

@Suite("screens on the way of steps")
struct StepScreensTests {
  private func steps(_ text: String) throws -> [Step] {
    try StepParser.steps(in: text, source: "--steps")
  }

  @Test("every step of the settings has a screen of its own; the last is the screen itself")
  func settings() throws {
    let first = ScreenRequest(name: "Feed", origin: .initial)
    let detail = ScreenRequest(
      name: "Detail", origin: .steps, steps: try steps("tap One; rotate; tap Two"))
    let all = StepScreens.screens([first, detail], [], areChosen: false)
    #expect(
      all.map(\.name) == [
        "Feed", "Detail, step 1: tap One", "Detail, step 2: rotate", "Detail",
      ])
    #expect(all.map(\.steps.count) == [0, 1, 2, 3])
  }

  @Test("the command line's steps are done on the first screen, or on those that are chosen")
  func commandLine() throws {
    let screens = [
      ScreenRequest(name: "Feed", origin: .initial), ScreenRequest(name: "Old", origin: .scene),
    ]
    let more = try steps("rotate; tap One")
    #expect(
      StepScreens.screens(screens, more, areChosen: false).map(\.name) == [
        "Feed", "Feed, step 1: rotate", "Feed, step 2: tap One", "Old",
      ])
    let chosen = StepScreens.screens([screens[1]], more, areChosen: true)
    #expect(chosen.map(\.name) == ["Old", "Old, step 1: rotate", "Old, step 2: tap One"])
    #expect(chosen.map(\.origin) == [.scene, .scene, .scene])
  }
}
