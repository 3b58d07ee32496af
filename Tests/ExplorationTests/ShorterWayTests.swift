// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import Exploration

/// Ways that nobody has gone yet and that are shorter than those that were gone (Documentation/Exploration.md
/// §4.5.1).
@Suite("Shorter ways")
struct ShorterWayTests {
  /// A list whose row was touched when the list was open only.
  private static func map() -> ScreenMap {
    let row = MapAction(kind: .row, mark: "row 5")
    let app = TableApp(
      actions: [
        "List": [(MapAction(kind: .button, mark: "open"), "Open"), (row, "Detail")],
        "Open": [(row, "Detail")],
      ], chains: ["Open": "List"])
    var map = ScreenMap()
    let moves: [(from: String?, action: Int, to: String)] = [
      (nil, 0, "List"), ("List", 0, "Open"), ("Open", 0, "Detail"),
    ]
    for (number, move) in moves.enumerated() {
      map.apply(.begin(number: number, from: move.from, action: move.action))
      map.apply(.state(app.state(move.to)))
      let steps = move.from == nil ? [] : [MarkedStep("to \(move.to)")]
      map.apply(.end(number: number, steps: steps, to: move.to))
    }
    return map
  }

  private static func steps(to screen: String, in map: ScreenMap) -> [String]? {
    map.screens().first { $0.structure.tree == screen }?.steps.map(\.text)
  }

  @Test("are walked, and written where they lead to the screen")
  func shorter() throws {
    var map = Self.map()
    #expect(Self.steps(to: "Detail", in: map) == ["to Open", "to Detail"])

    let walk = try #require(map.nextWalk())
    #expect(walk.isBold && walk.steps.map(\.text) == ["to Detail"])
    map.apply(.willWalk(walk))
    map.apply(.walk(state: walk.state, broken: nil))

    #expect(Self.steps(to: "Detail", in: map) == ["to Detail"])
    #expect(map.nextWalk() == nil)
  }

  @Test("that lead elsewhere are tried once, and the known one is walked")
  func broken() throws {
    var map = Self.map()
    let walk = try #require(map.nextWalk())
    map.apply(.willWalk(walk))
    map.apply(.walk(state: walk.state, broken: walk.strides.last?.choice))

    let next = try #require(map.nextWalk())
    #expect(!next.isBold && next.steps.map(\.text) == ["to Open", "to Detail"])
    map.apply(.willWalk(next))
    map.apply(.walk(state: next.state, broken: nil))

    #expect(Self.steps(to: "Detail", in: map) == ["to Open", "to Detail"])
    #expect(map.nextWalk() == nil && map.seenOnce == 0)
  }

  @Test("to screens that a walk came through need no walk of their own")
  func through() throws {
    let app = TableApp(actions: [
      "Home": [(MapAction(kind: .button, mark: "a"), "A")],
      "A": [(MapAction(kind: .button, mark: "b"), "B")],
      "B": [(MapAction(kind: .button, mark: "c"), "C")],
    ])
    var map = app.explored()
    var walk = try #require(map.nextWalk())
    #expect(walk.state == "A")
    // Another part of the tool may begin with the longest.
    let ways = map.waysFromLaunch(.careful)
    walk = MapWalk(state: "C", root: 0, strides: map.strides(to: "C", in: ways), isBold: false)
    map.apply(.willWalk(walk))
    map.apply(.walk(state: "C", broken: nil))

    #expect(map.nextWalk() == nil)
    #expect(Self.steps(to: "B", in: map) == ["to A", "to B"])
  }
}
