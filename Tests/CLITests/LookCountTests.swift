// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import CLI

@Suite("How far a check is")
struct LookCountTests {
  @Test("screens and looks that are done, the rate, and the time that is left")
  func text() {
    // Four screens in ten configurations.
    var count = LookCount(units: Array(0..<40), unitsPerScreen: 10)
    #expect(count.text(after: 0) == "0 of 4 screens, 0 of 40 looks")
    for unit in 0..<10 { count.note(unit) }
    #expect(
      count.text(after: 5) == "1 of 4 screens, 10 of 40 looks, 2.0 a second, 15 s left")
    // One of another screen; a unit that is told twice counts once.
    count.note(10)
    count.note(10)
    #expect(count.text(after: 1) == "1 of 4 screens, 11 of 40 looks, 11 a second, 3 s left")
  }

  @Test("of a part of the units those count")
  func part() {
    var count = LookCount(units: [3, 13], unitsPerScreen: 10)
    count.note(13)
    #expect(count.text(after: 0) == "1 of 2 screens, 1 of 2 looks")
  }
}
