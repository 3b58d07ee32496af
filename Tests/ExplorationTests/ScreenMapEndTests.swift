// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import Exploration

/// What ends an app while it is explored (Documentation/Exploration.md §6.1.1).
@Suite("Ends in the map of an app's screens")
struct ScreenMapEndTests {
  private let make = ScreenMapTests()

  @Test("what ended the app twice is left alone in other states, and the rest is done")
  func ends() {
    let shared = make.push("Crash")
    var actions: [String: [(action: MapAction, target: String)]] = [
      "Home": [(shared, "-"), (make.push("deep"), "Deep")], "Deep": [(make.back, "Home")],
    ]
    var chains: [String: String] = [:]
    for number in 0..<8 {
      let id = "Home \(number)"
      actions[id] = [(shared, "-"), (make.push("next \(number)"), "Home \(number + 1)")]
      chains[id] = "Home"
    }
    chains["Home 8"] = "Home"
    actions["Home"]?.append((make.push("next"), "Home 0"))
    let map = TableApp(actions: actions, chains: chains).explored()
    let crashes = map.begun.values.filter { choice in
      choice.state.flatMap { map.states[$0]?.actions[choice.action] } == shared
    }
    #expect(crashes.count == 2)
    #expect(map.states["Home 8"] != nil && map.states["Deep"] != nil)
  }

  @Test("rows of a list whose first ones ended the app come after what else there is")
  func rowsThatEnd() {
    let rows = (0..<9).map { (make.row($0, of: 9), $0 < 5 ? "-" : "Last") }
    let app = TableApp(actions: [
      "Home": rows + [(make.push("far"), "Far")], "Far": [], "Last": [],
    ])
    let map = app.explored()
    #expect(map.states["Last"] != nil)
    func number(_ action: Int) -> Int? {
      map.begun.first { $0.value == ScreenMap.Choice(state: "Home", action: action) }?.key
    }
    #expect(number(9) ?? .max < number(5) ?? 0)
    // Where each row ends the app, the sixth is the last that is tried.
    let all = TableApp(actions: ["Home": (0..<9).map { (make.row($0, of: 9), "-") }])
    #expect(all.explored().begun.values.filter { $0.state != nil }.count == 6)
  }
}
