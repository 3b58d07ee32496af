// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import Exploration

/// What is explored next, and the ways that come of it (Documentation/Exploration.md §4), on apps that
/// are tables: each state has actions, each of which leads to a state.
@Suite("The map of an app's screens")
struct ScreenMapTests {
  func push(_ name: String) -> MapAction { MapAction(kind: .button, mark: name) }
  let back = MapAction(kind: .back, mark: "back")

  func row(_ index: Int, of count: Int) -> MapAction {
    MapAction(
      kind: .row, mark: "row \(index)", group: "rows", position: index,
      isLastOfGroup: index == count - 1)
  }

  @Test("every state is seen, and the way to it is the shortest")
  func everyState() {
    let app = TableApp(actions: [
      "Home": [(push("a"), "A"), (push("b"), "B")],
      "A": [(back, "Home"), (push("deep"), "Deep")],
      "B": [(back, "Home"), (push("deep"), "Deep")],
      "Deep": [(push("deeper"), "Deeper")],
    ])
    let map = app.explored()
    let ways = Dictionary(
      uniqueKeysWithValues: map.screens().map { ($0.structure.tree, $0.steps.map(\.text)) })
    #expect(Set(ways.keys) == ["Home", "A", "B", "Deep", "Deeper"])
    #expect(ways["Home"] == [])
    #expect(ways["Deeper"] == ["to A", "to Deep", "to Deeper"])
  }

  @Test("the way to a step says from which root it begins")
  func rootOfWay() throws {
    var map = ScreenMap()
    let app = TableApp(actions: ["Home": [(push("a"), "A")], "Scene": [(push("b"), "B")]])
    for (root, id) in ["Home", "Scene"].enumerated() {
      map.apply(.begin(number: 2 * root, from: nil, action: root))
      map.apply(.state(app.state(id)))
      map.apply(.end(number: 2 * root, steps: [], to: id))
      map.apply(.begin(number: 2 * root + 1, from: id, action: 0))
    }
    #expect(map.way(toStep: 1)?.root == 0)
    #expect(map.way(toStep: 3)?.root == 1)
  }

  @Test("what a step led to once is kept, though it leads elsewhere when it is done again")
  func formerTarget() throws {
    var map = ScreenMap()
    let app = TableApp(actions: [
      "Home": [(push("plus"), "Form")], "Form": [(back, "Home"), (push("save"), "List")],
    ])
    let moves: [(from: String?, action: Int, to: String)] = [
      (nil, 0, "Home"), ("Home", 0, "Form"), ("Form", 1, "List"), (nil, 0, "Home"),
      ("Home", 0, "Home"),
    ]
    for (number, move) in moves.enumerated() {
      map.apply(.begin(number: number, from: move.from, action: move.action))
      map.apply(.state(app.state(move.to)))
      let steps = move.from == nil ? [] : [MarkedStep("to \(move.to)")]
      map.apply(.end(number: number, steps: steps, to: move.to))
    }
    let ways = map.screens().map { $0.steps.map(\.text) }
    #expect(ways == [[], ["to Form"], ["to Form", "to List"]])
    let walk = try #require(map.nextWalk())
    #expect(walk.state == "Form" && walk.strides.map(\.edge.target) == ["Home", "Form"])
  }

  @Test("from a state without a way back the app is launched again")
  func deadEnd() {
    let app = TableApp(actions: ["Home": [(push("end"), "End"), (push("other"), "Other")]])
    let map = app.explored()
    #expect(map.states.keys.sorted() == ["End", "Home", "Other"])
    #expect(map.begun.values.count { $0.state == nil } == 2)
  }

  @Test("rows of a short list are all tried, though the first ones led to nothing")
  func shortList() {
    let rows = (0..<8).map { (row($0, of: 8), [4: "Fifth", 5: "Sixth"][$0] ?? "Home") }
    let app = TableApp(actions: ["Home": rows, "Fifth": [(back, "Home")], "Sixth": []])
    let map = app.explored()
    #expect(map.states.keys.sorted() == ["Fifth", "Home", "Sixth"])
    #expect(map.rest == ScreenMap.Rest())
  }

  @Test("of a long list whose rows lead to the same 24 are tried, then every tenth and the last")
  func rowsStandForEachOther() {
    let rows = (0..<100).map { (row($0, of: 100), $0 == 99 ? "Last" : "Detail") }
    let app = TableApp(actions: [
      "Home": rows, "Detail": [(back, "Home")], "Last": [(back, "Home")],
    ])
    let map = app.explored()
    #expect(map.states["Last"] != nil)
    let tried = Set(map.tried.filter { $0.state == "Home" }.map(\.action))
    // The first leads to something new, and 24 after it do not; those after the last one are none.
    #expect(Set(0..<25).isSubset(of: tried))
    #expect(Set(stride(from: 0, to: 100, by: 10)).isSubset(of: tried))
    // Then the last leads to something new again, so that 24 more are tried.
    #expect(tried.count <= 25 + 7 + 1 + 24)
    #expect(map.rest.rows == 100 - tried.count)
  }

  @Test("rows that are asked for are all tried, though they read the same")
  func allRows() {
    let rows = (0..<60).map { index in
      var row = row(index, of: 60)
      row.isAlike = index > 0
      row.isAsked = true
      return (row, index == 33 ? "Found" : "Home")
    }
    let map = TableApp(actions: ["Home": rows, "Found": [(back, "Home")]]).explored()
    #expect(map.tried.count { $0.state == "Home" } == 60)
    #expect(map.states["Found"] != nil && map.rest.rows == 0)
  }

  @Test("of rows that read the same three are tried, and those left are told")
  func rowsThatReadTheSame() {
    let rows = (0..<20).map { index in
      var row = row(index, of: 20)
      row.isAlike = index > 0
      return (row, "Home")
    }
    let map = TableApp(actions: ["Home": rows]).explored()
    // The first and two like it; the eleventh and the last stand for the others.
    #expect(Set(map.tried.filter { $0.state == "Home" }.map(\.action)) == [0, 1, 2, 10, 19])
    #expect(map.rest.rows == 15)
  }

  @Test("what screens answer to and nobody does is told, each once")
  func untriedKinds() {
    var map = ScreenMap()
    for id in ["A", "B"] {
      map.apply(
        .state(
          MapState(
            id: id, chain: [id], tree: id, isFilled: false, controllers: [], actions: [],
            untried: ["pinching"])))
    }
    #expect(map.rest == ScreenMap.Rest(kinds: ["pinching"]))
  }

  @Test("a button that is disabled behind filled fields, and nowhere enabled, is stuck")
  func stuckButtons() {
    func state(_ id: String, filled: Bool, enabled: [String], blocked: [String]) -> MapState {
      MapState(
        id: id, chain: ["Login"], tree: id, isFilled: filled, controllers: ["Login"],
        actions: enabled.map { MapAction(kind: .button, mark: $0) },
        blocked: blocked.map { BlockedButton(mark: $0, name: $0.uppercased()) })
    }
    var map = ScreenMap()
    map.apply(.state(state("empty", filled: false, enabled: [], blocked: ["in", "clear"])))
    #expect(map.stuckButtons(on: "Login") == [])
    map.apply(.state(state("full", filled: true, enabled: ["clear"], blocked: ["in"])))
    #expect(map.stuckButtons(on: "Login") == ["IN"])
    #expect(map.stuckButtons(on: "Other") == [])
    map.apply(.state(state("ticked", filled: true, enabled: ["in"], blocked: [])))
    #expect(map.stuckButtons(on: "Login") == [])
  }

  @Test(
    "each section of a long list gets its first rows",
    arguments: [
      ([200, 3], 100, [97, 3]), ([5, 0, 3], 100, [5, 0, 3]), ([50, 50, 50], 100, [34, 33, 33]),
      ([], 100, []), ([9, 9, 9], 2, [1, 1, 0]),
    ])
  func shares(counts: [Int], most: Int, shares: [Int]) {
    #expect(RowShares.shares(of: counts, most: most) == shares)
  }

  @Test("rows that open in place and show others are new, though no screen is")
  func outline() {
    // Eight headers of one class; each opens for itself, and only behind the sixth's row is a screen.
    func header(_ index: Int) -> MapAction {
      MapAction(
        kind: .row, mark: "row \(index)", group: "rows", position: index, isLastOfGroup: index == 7,
        face: "face \(index)")
    }
    let inner = MapAction(
      kind: .row, mark: "row 6", group: "rows", position: 6, face: "inner")
    var app = TableApp(actions: ["Menu": (0..<8).map { (header($0), "Menu open \($0)") }])
    for index in 0..<8 {
      app.actions["Menu open \(index)"] = [(header(index), "Menu")]
    }
    app.actions["Menu open 5"]?.append((inner, "Detail"))
    app.chains = Dictionary(
      uniqueKeysWithValues: app.actions.keys.map { ($0, "Menu") })
    #expect(app.explored(limit: 200, from: "Menu").states["Detail"] != nil)
  }

  @Test("rows that lead to different screens are all tried")
  func menu() {
    let rows = (0..<30).map { (row($0, of: 30), "Screen \($0)") }
    var actions: [String: [(action: MapAction, target: String)]] = ["Home": rows]
    for index in 0..<30 { actions["Screen \(index)"] = [(back, "Home")] }
    #expect(TableApp(actions: actions).explored().states.count == 31)
  }

  @Test("a branch without end leaves steps for the others")
  func fairness() {
    var actions: [String: [(action: MapAction, target: String)]] = [
      "Home": [(push("well"), "Well 0"), (push("other"), "Other")]
    ]
    for depth in 0..<400 { actions["Well \(depth)"] = [(push("down"), "Well \(depth + 1)")] }
    let map = TableApp(actions: actions).explored(limit: 60)
    #expect(map.states["Other"] != nil)
  }

  @Test("what destroys is done when little else is left")
  func finalComesLast() {
    var actions: [String: [(action: MapAction, target: String)]] = [
      "Home": [(MapAction(kind: .final, mark: "delete"), "Gone"), (push("in"), "Deep 0")],
      "Gone": [],
    ]
    for depth in 0..<5 { actions["Deep \(depth)"] = [(push("in"), "Deep \(depth + 1)")] }
    let map = TableApp(actions: actions).explored()
    let order = map.begun.sorted { $0.key < $1.key }.map(\.value)
    #expect(map.states.count == 8)
    // Launch, six steps down, and then a launch for it.
    #expect(order.last == ScreenMap.Choice(state: "Home", action: 0), "\(order)")
    #expect(order.count == 9)
  }

  @Test("of a screen's states 24 are explored, of some more what is new, and the rest is told")
  func statesOfOneScreen() {
    var app = TableApp(actions: [:])
    for index in 0..<120 {
      app.actions["State \(index)"] = [(push("next \(index)"), "State \(index + 1)")]
      app.chains["State \(index)"] = "Counter"
    }
    app.chains["State 120"] = "Counter"
    let map = app.explored(from: "State 0")
    // Each leads to one more, which is a step further from the launch, until that costs too much.
    #expect((60...97).contains(map.states.count))
    #expect(map.rest.others == 1)
  }

  @Test("behind 24 states of a screen nothing is done again that was done on it")
  func lateStates() {
    var app = TableApp(actions: [:])
    for index in 0..<40 {
      app.actions["State \(index)"] = [
        (push("open \(index % 24)"), "State \(index + 1)"),
        (push("leaf \(index)"), "Leaf \(index)"),
      ]
      app.actions["Leaf \(index)"] = [(back, "State \(index)")]
      app.chains["State \(index)"] = "Outline"
    }
    app.chains["State 40"] = "Outline"
    let map = app.explored(from: "State 0")
    #expect(map.states["Leaf 24"] != nil)
    #expect(map.states["State 25"] == nil)
  }

  @Test("sections of rows that led to nothing let other things go first")
  func kin() {
    var actions: [(action: MapAction, target: String)] = []
    for section in 0..<10 {
      for index in 0..<3 {
        let row = MapAction(
          kind: .row, mark: "row \(section).\(index)", group: "rows \(section)", kin: "rows",
          position: index, isLastOfGroup: index == 2)
        actions.append((row, "Home"))
      }
    }
    actions.append((MapAction(kind: .swipe, mark: "row 0.0"), "Uncovered"))
    let map = TableApp(actions: ["Home": actions]).explored()
    let order = map.begun.sorted { $0.key < $1.key }.map(\.value.action)
    #expect(order.count == 33)
    // The launch, three sections, and then the swipe, which is worth three steps.
    #expect(order.firstIndex(of: 30) == 10)
  }

  @Test("a journal in another process leads to the same map")
  func journal() throws {
    var map = ScreenMap()
    let events: [MapEvent] = [
      .begin(number: 0, from: nil, action: 0),
      .state(
        MapState(
          id: "Home", chain: ["Home"], tree: "t", isFilled: false, controllers: [],
          actions: [push("a")])),
      .end(number: 0, steps: [], to: "Home"), .begin(number: 1, from: "Home", action: 0),
    ]
    for event in events { map.apply(event) }
    // The app ended in the step: it is not done again, and the way to it is known.
    #expect(map.next(from: nil, roots: 1) == .stop)
    #expect(map.way(toStep: 1)?.steps == [])
    #expect(map.stepCount == 2)
  }

  /// An app that keeps what was made: its list shows rows from then on, by whatever way it is seen.
  private struct KeepingApp {
    var hasMade = false
    var place = "Empty"

    static let actions: [String: [String]] = [
      "Empty": ["make", "info"], "Rows": ["info", "row"], "Info": ["list"], "Row": [],
    ]

    mutating func launch() { self = KeepingApp() }

    mutating func act(_ name: String) {
      switch name {
      case "make": (hasMade, place) = (true, "Info")
      case "list": place = hasMade ? "Rows" : "Empty"
      case "row": place = "Row"
      default: place = "Info"
      }
    }

    func state() -> MapState {
      MapState(
        id: place, chain: [place], tree: place, isFilled: false, controllers: [place],
        actions: (Self.actions[place] ?? []).map { MapAction(kind: .button, mark: $0) })
    }
  }

  @Test("a screen that needs what was done before has the way on which it was seen")
  func waysWithMemory() {
    var map = ScreenMap()
    var app = KeepingApp()
    var current: String?
    search: while true {
      let number = map.stepCount
      var steps: [MarkedStep] = []
      switch map.next(from: current, roots: 1) {
      case .launch:
        app.launch()
        map.apply(.begin(number: number, from: nil, action: 0))
      case .act(let index):
        let name = KeepingApp.actions[app.place]?[index] ?? ""
        map.apply(.begin(number: number, from: current, action: index))
        app.act(name)
        steps = [MarkedStep(name)]
      case .stop: break search
      }
      if map.states[app.place] == nil { map.apply(.state(app.state())) }
      map.apply(.end(number: number, steps: steps, to: app.place))
      current = app.place
    }
    while let way = map.nextWalk() {
      map.apply(.willWalk(way))
      app.launch()
      let broken = way.strides.first { stride in
        stride.edge.steps.forEach { app.act($0.text) }
        return app.place != stride.edge.target
      }
      map.apply(.walk(state: way.state, broken: broken?.choice))
    }
    for found in map.screens() {
      app.launch()
      found.steps.forEach { app.act($0.text) }
      #expect(app.place == found.state, "\(found.steps.map(\.text))")
    }
    #expect(map.screens().map(\.state).contains("Row"))
  }
}
