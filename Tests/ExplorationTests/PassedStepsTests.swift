// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import Exploration

/// What is done again only because it lies on the way elsewhere (Documentation/Exploration.md §4.2).
@Suite("Steps on ways to elsewhere")
struct PassedStepsTests {
  /// A book of three pages of one class; from the second one many ways lead out, none of them back.
  private static func book(exits: Int) -> TableApp {
    let turn = MapAction(kind: .swipe, mark: "book")
    let exits = (0..<exits).map {
      (action: MapAction(kind: .button, mark: "exit \($0)"), target: "Exit \($0)")
    }
    return TableApp(
      actions: [
        "Page 0": [(turn, "Page 1")], "Page 1": [(turn, "Page 2")] + exits,
        "Page 2": [(MapAction(kind: .button, mark: "last"), "Last")],
      ], chains: ["Page 0": "Page", "Page 1": "Page", "Page 2": "Page"])
  }

  @Test("do not count as done in other states, so that a turn of the second page is still tried")
  func passedPage() {
    let map = Self.book(exits: 12).explored(from: "Page 0")
    #expect(map.states["Last"] != nil)
    #expect(map.rest == ScreenMap.Rest())
  }
}
