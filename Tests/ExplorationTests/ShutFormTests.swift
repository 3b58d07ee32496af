// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import Exploration

/// Documentation/Exploration.md §5.2.
@Suite("Forms that other texts may open")
struct ShutFormTests {
  private static let fill = MapAction(kind: .fill, mark: "form")
  private static let refill = MapAction(kind: .refill, mark: "form")

  private static func button(_ name: String) -> MapAction { MapAction(kind: .button, mark: name) }

  /// A form that is empty, and full; its fields are filled by action 0 of the empty one.
  private static func form(
    _ names: String..., blocked: [String] = [], opens: String = "Full"
  ) -> ScreenMap {
    let buttons = names.map(button)
    var map = ScreenMap()
    map.apply(
      .state(
        state("Empty", chain: "Form", actions: [fill, refill] + buttons, isFilled: false)))
    map.apply(
      .state(
        state(
          "Full", chain: "Form", actions: buttons, isFilled: true,
          blocked: blocked.map { BlockedButton(mark: $0, name: $0) })))
    for place in ["Home", "Saved"] {
      map.apply(.state(state(place, chain: place, actions: [], isFilled: false)))
    }
    step(&map, "Empty", 0, to: opens)
    return map
  }

  private static func state(
    _ id: String, chain: String, actions: [MapAction], isFilled: Bool,
    blocked: [BlockedButton] = []
  ) -> MapState {
    MapState(
      id: id, chain: [chain], tree: chain, isFilled: isFilled, controllers: [chain],
      actions: actions, blocked: blocked)
  }

  private static func step(_ map: inout ScreenMap, _ from: String, _ action: Int, to: String) {
    let number = map.stepCount
    map.apply(.begin(number: number, from: from, action: action))
    map.apply(.end(number: number, steps: [MarkedStep("step")], to: to))
  }

  private static func isShut(_ map: ScreenMap) -> Bool {
    map.states["Empty"].map(map.staysShut) == true
  }

  @Test("a form whose button does nothing when it is filled is shut, once the button was tried")
  func dead() throws {
    var map = Self.form("save")
    let empty = try #require(map.states["Empty"])
    #expect(!Self.isShut(map))
    #expect(map.prospect(of: Self.refill, 1, in: empty) == .done)
    Self.step(&map, "Full", 0, to: "Full")
    #expect(Self.isShut(map))
    #expect(map.prospect(of: Self.refill, 1, in: empty) == .waits(4))
  }

  @Test("a form whose button leads on is open")
  func open() {
    var map = Self.form("save")
    Self.step(&map, "Full", 0, to: "Saved")
    #expect(!Self.isShut(map))
  }

  @Test("a button that leads to the same screen from the empty form does not open it")
  func cancel() {
    var map = Self.form("cancel")
    Self.step(&map, "Full", 0, to: "Home")
    #expect(!Self.isShut(map))
    Self.step(&map, "Empty", 2, to: "Home")
    #expect(Self.isShut(map))
  }

  @Test("a form without buttons is not shut, one whose button stays disabled is")
  func blocked() {
    #expect(!Self.isShut(Self.form()))
    #expect(Self.isShut(Self.form(blocked: ["save"])))
  }

  @Test("a form that a field leads away from is filled once more, from its end")
  func left() {
    #expect(Self.isShut(Self.form("save", opens: "Home")))
  }

  @Test("the device is turned on a screen as it was first, and not in its further states")
  func turning() throws {
    let turn = MapAction(kind: .rotate, mark: "device")
    var map = ScreenMap()
    for id in ["First", "Second"] {
      map.apply(.state(Self.state(id, chain: "Home", actions: [turn], isFilled: false)))
    }
    #expect(map.prospect(of: turn, 0, in: try #require(map.states["First"])) == .waits(10))
    #expect(map.prospect(of: turn, 0, in: try #require(map.states["Second"])) == .done)
  }
}
