// Part of Snug, under the Apache License 2.0; see LICENSE.

import Exploration
import Testing

@testable import CLI

@Suite("How far a check is")
struct LookCountTests {
  @Test("configurations and looks that are done, the rate, and the time that is left")
  func text() {
    // Four screens in ten configurations.
    var count = LookCount(units: Array(0..<40), unitsPerScreen: 10)
    #expect(count.text(after: 0) == "0 of 10 configurations, 0 of 40 looks")
    // A walk through the screens in two configurations.
    for unit in [0, 10, 20, 30, 1, 11, 21, 31] { count.note(unit, at: 2) }
    #expect(
      count.text(after: 4) == "2 of 10 configurations, 8 of 40 looks, 2.0 a second, 16 s left")
    // One of another configuration; a unit that is told twice counts once.
    count.note(12, at: 2)
    count.note(12, at: 2)
    #expect(
      count.text(after: 3) == "2 of 10 configurations, 9 of 40 looks, 3.0 a second, 11 s left")
  }

  @Test("the time that is left goes by the last looks, for they become dearer")
  func dearer() {
    var count = LookCount(units: Array(0..<100), unitsPerScreen: 10)
    // Fifty in ten seconds, then one each second.
    for unit in 0..<50 { count.note(unit, at: Double(unit) / 5) }
    for unit in 50..<90 { count.note(unit, at: Double(unit - 39)) }
    #expect(count.text(after: 50).hasSuffix("90 of 100 looks, 1.0 a second, 10 s left"))
    // None has come since: nobody knows why, and it takes ever longer.
    #expect(count.text(after: 60).hasSuffix("0.3 a second, 30 s left"))
  }

  @Test("of a part of the units those count")
  func part() {
    var count = LookCount(units: [3, 13], unitsPerScreen: 10)
    count.note(13, at: 0)
    #expect(count.text(after: 0) == "0 of 1 configuration, 1 of 2 looks")
  }

  @Test("of an exploration the steps, the screens by their structure, and the ways that are walked")
  func exploration() {
    func state(_ id: String, _ tree: String) -> MapEvent {
      .state(
        MapState(
          id: id, chain: ["Menu"], tree: tree, isFilled: false, controllers: [], actions: []))
    }
    var count = ExplorationCount()
    #expect(count.text(after: 0.4) == "Exploring: 0 steps, 0 screens, 0 s")
    for event in [
      .begin(number: 0, from: nil, action: 0), state("a", "one"),
      .begin(number: 1, from: "a", action: 0), state("b", "two"), state("c", "two"),
    ] as [MapEvent] { count.note(event) }
    #expect(count.text(after: 12.9) == "Exploring: 2 steps, 2 screens, 12 s")
    count.note(.walk(state: "b", broken: nil))
    #expect(count.text(after: 20) == "Exploring: 2 steps, 2 screens, 1 way walked again, 20 s")
  }
}
