// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import GapRepair
import Testing

@testable import CLI

/// What becomes of the file's screens when its ways are walked (Documentation/Exploration.md §9.3).
@Suite("Walking the ways of an app's screens")
struct ScreensWalkTests {
  /// What came of a screen's walk.
  private enum Outcome {
    case seen(tree: String)
    case refused
    case stopped
  }

  private static func screen(
    _ name: String, _ steps: [String], controller: String? = nil, stops: Bool = false
  ) throws -> ScreenRequest {
    var screen = ScreenRequest(name: name, origin: .explored)
    for text in steps {
      screen.steps += try StepParser.steps(in: text, source: "test")
      screen.marks.append("C/UIButton 0")
    }
    screen.controller = controller
    screen.stops = stops
    return screen
  }

  /// A walk of one configuration; the first screen is the app's own.
  private static func walk(
    _ screens: [(ScreenRequest, Outcome)], file: [ScreenRequest],
    mended: [(screen: Int, step: Int, text: String)] = [], stops: StoppedWays = StoppedWays()
  ) throws -> ScreensWalk {
    let first = ScreenRequest(name: "App", origin: .initial)
    let all = [(first, Outcome.seen(tree: "first"))] + screens
    let configuration = try #require(CheckMatrix.standard.configurations.first)
    let plan = CheckPlan(
      configurations: [configuration], changes: [], screens: all.map(\.0),
      units: Array(all.indices),
      timeLimit: 1, memoryLimit: 1)
    var result = CheckWorker.Result()
    var records = WorkerRecords(plan)
    for (unit, entry) in all.enumerated() {
      try records.take(.began(unit: unit))
      for mend in mended where mend.screen + 1 == unit {
        try records.take(.mended(unit: unit, step: mend.step, mend.text))
      }
      switch entry.1 {
      case .seen(let tree):
        try records.take(.sight(unit: unit, "\(tree) Own"))
        try records.take(.done(unit: unit, findings: []))
      case .refused: try records.take(.refused(unit: unit, "not reached"))
      case .stopped:
        let end = UnitEnd(kind: .crash, status: "bang", lastWords: "")
        try records.take(.ended(unit: unit, end))
        result.casualties.append(
          CheckWorker.Casualty(unit: unit, kind: .crash, lastWords: "", stops: [], status: "bang"))
      }
    }
    result.records = [records]
    var walk = ScreensWalk(
      CheckRun.Gathered(plan: plan, units: Array(all.indices), results: [result]),
      file: ScreensFile(file, roots: [first]), stops: stops)
    walk.repair()
    return walk
  }

  @Test("a way that leads nowhere is lost, and stays in the file")
  func lost() throws {
    let kept = try Self.screen("Kept", ["tap A"], controller: "A")
    let gone = try Self.screen("Gone", ["tap B"], controller: "B")
    let walk = try Self.walk([(kept, .seen(tree: "a")), (gone, .refused)], file: [kept, gone])
    #expect(walk.lost == ["Gone"])
    #expect(walk.explored.map(\.name) == ["Kept", "Gone"])
    #expect(walk.sights.map(\.name) == ["App", "Kept"])
    #expect(walk.messages.contains { $0.contains("error: 'Gone': not reached; explore again") })
  }

  @Test("it is replaced by another way to its controller, and keeps its name")
  func replaced() throws {
    let old = try Self.screen("Details", ["tap B"], controller: "B")
    let new = try Self.screen("B", ["tap C"], controller: "B")
    let walk = try Self.walk([(old, .refused), (new, .seen(tree: "b"))], file: [old])
    #expect(walk.lost == [])
    #expect(walk.explored.map(\.name) == ["Details"])
    #expect(walk.explored.first?.steps.map(\.text) == ["tap C"])
    #expect(walk.messages == ["snug-screens.json: 'Details' is reached by another way now"])
  }

  @Test("what looks like a screen of the file is not added, and another one is")
  func news() throws {
    let old = try Self.screen("A", ["tap A"], controller: "A")
    let same = try Self.screen("A 2", ["tap B"], controller: "A")
    let new = try Self.screen("C", ["tap A", "tap C"], controller: "C")
    let walk = try Self.walk(
      [(old, .seen(tree: "a")), (same, .seen(tree: "a")), (new, .seen(tree: "c"))], file: [old])
    #expect(walk.explored.map(\.name) == ["A", "C"])
    #expect(walk.sights.last?.parent == "A")
  }

  @Test("a step whose element was found by its mark is written with its new words, on every way")
  func mended() throws {
    let near = try Self.screen("Near", [#"tap "Old""#], controller: "A")
    let far = try Self.screen("Far", [#"tap "Old""#, #"tap "Next""#], controller: "B")
    let walk = try Self.walk(
      [(near, .seen(tree: "a")), (far, .seen(tree: "b"))], file: [near, far],
      mended: [(0, 0, #"tap "New""#)])
    #expect(
      walk.explored.map { $0.steps.map(\.text) } == [
        [#"tap "New""#], [#"tap "New""#, #"tap "Next""#],
      ])
    #expect(walk.explored.map(\.marks) == [near.marks, far.marks])
    #expect(walk.messages.contains(#"snug-screens.json: 'Near': tap "Old" is tap "New" now"#))
  }

  @Test("a way on which the app stops is told and kept, and goes when it leads to what is known")
  func stopping() throws {
    let sound = try Self.screen("A", ["tap A"], controller: "A")
    let crash = try Self.screen("A › B stops", ["tap A", "tap B"], stops: true)
    let stopping = try Self.walk(
      [(sound, .seen(tree: "a")), (crash, .stopped)], file: [sound, crash])
    #expect(stopping.stopped == ["error: 'A › B stops': bang"])
    #expect(stopping.lost == [])
    #expect(stopping.explored.map(\.stops) == [false, true])

    let mended = try Self.walk(
      [(crash, .seen(tree: "a")), (sound, .seen(tree: "a"))], file: [sound, crash])
    #expect(mended.explored.map(\.name) == ["A"])
    #expect(mended.messages.count == 1)

    let gone = try Self.walk([(sound, .seen(tree: "a")), (crash, .refused)], file: [sound, crash])
    #expect(gone.explored.map(\.name) == ["A"])
    #expect(gone.lost == [])
  }

  @Test("ways that exploring found to stop are added once")
  func found() throws {
    let crash = try Self.screen("A › B stops", ["tap B"], stops: true)
    var stops = StoppedWays()
    stops.found = [(crash, "A.swift:3:5: error: no")]
    let new = try Self.walk([], file: [], stops: stops)
    #expect(new.stopped == ["A.swift:3:5: error: no"])
    #expect(new.explored.map(\.name) == ["A › B stops"])
    let known = try Self.walk([(crash, .stopped)], file: [crash], stops: stops)
    #expect(known.stopped.count == 1)
    #expect(known.explored.count == 1)
  }

  @Test("what a run that was ended had found says that it is not all")
  func partial() throws {
    let sights = [
      ScreensWalk.Sight(name: "Home", steps: [], picture: nil),
      .init(name: "Next", steps: ["tap A"], picture: nil, parent: "Home"),
    ]
    let page = ContactSheet(title: "App", sights: sights, isPartial: true).html
    #expect(page.contains("<p>Partial: the run was ended before all was walked.</p>"))
    #expect(!ContactSheet(title: "App", sights: sights).html.contains("Partial"))
    #expect(
      ScreensWalk.partialJSON(sights) == """
        {"partial":true,"screens":[{"name":"Home","steps":[]},\
        {"name":"Next","parent":"Home","steps":["tap A"]}]}
        """)
    let listing = GapListing(report: GapReport(), root: "App", isPartial: true)
    #expect(listing.lines.count == 1)
    #expect(listing.lines[0].hasPrefix("partial: the run was ended"))
    #expect(try listing.json().contains("\"partial\" : true"))
    let whole = try GapListing(report: GapReport(), root: "App").json()
    #expect(!whole.contains("\"partial\" : true"))
  }

  @Test("the page shows each screen once, with its steps and the screens around it")
  func page() {
    let page = ContactSheet(
      title: "A & B",
      sights: [
        .init(name: "Home", steps: [], picture: "abc"),
        .init(name: "Next <1", steps: [#"tap "Go""#], picture: nil, parent: "Home"),
      ]
    ).html
    #expect(page.contains("<h1>A &amp; B: 2 screens</h1>"))
    #expect(page.components(separatedBy: "<article").count == 3)
    #expect(page.contains(#"<img src="pictures/abc.png" alt="Home""#))
    #expect(page.contains("<p>leads to <a href=\"#s1\">Next &lt;1</a></p>"))
    #expect(page.contains("<p>from <a href=\"#s0\">Home</a></p>"))
    #expect(page.contains("<li><code>tap &quot;Go&quot;</code></li>"))
    #expect(page.contains("<p>no picture</p>"))
  }
}
