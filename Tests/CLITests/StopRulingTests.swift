// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

@testable import CLI

/// When the end of a process is an error (Documentation/Check.md §5.7).
@Suite("What a stop is")
struct StopRulingTests {
  private static let place = SourcePlace(file: "/a/Feed.swift", line: 7)

  private func verdict(
    _ words: String, kind: FindingKind = .crash, status: String = "Trace/breakpoint trap",
    on origin: ScreenRequest.Origin = .initial, from start: ScreenRequest.Origin = .initial,
    lacks: BuildLacks = BuildLacks(modules: ["App"]), need: String? = nil
  ) -> StopRuling.Verdict {
    var screen = ScreenRequest(name: "Feed", origin: origin)
    screen.start = start
    if origin == .cell {
      screen.cell = ScreenRequest.Cell(host: .initial, list: 0, reuseIdentifier: "row")
    }
    let stop = CheckWorker.Casualty(
      unit: 0, kind: kind, lastWords: words, stops: [], status: status)
    return StopRuling(lacks: lacks)
      .verdict(of: stop, on: screen, need: need, at: Self.place)
  }

  private static let atNil = "App/Feed.swift:7: Fatal error: Unexpectedly found nil"
  private static func exception(_ name: String, _ reason: String) -> String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
  private static let lostOutlet = exception(
    "NSUnknownKeyException",
    "[<UIKit.UITableViewCell 0x55aabbccdd> setValue:forUndefinedKey:]: this class is not key value "
      + "coding-compliant for the key title.")

  @Test(
    "5.7.1 on the app's own way a stop is an error: its launch, named steps, ways from it, a preview",
    arguments: [ScreenRequest.Origin.initial, .steps, .explored, .preview])
  func ownWay(origin: ScreenRequest.Origin) {
    #expect(verdict(Self.atNil, on: origin) == .fault(.error))
  }

  @Test(
    "5.7.1 what the tool shows by itself was not looked at",
    arguments: [
      (
        ScreenRequest.Origin.scene,
        "the scene needs what is given to it before it is shown, and stops at nil"
      ),
      (
        .controller,
        "the view controller needs what is given to it before it is shown, and stops at nil"
      ), (.cell, "the cell needs a row of the list that shows it, and stops at nil"),
    ])
  func alone(origin: ScreenRequest.Origin, words: String) {
    let expected = words + " (Feed.swift:7); lead to it with steps in snug.json"
    #expect(verdict(Self.atNil, on: origin) == .unseen(expected))
  }

  @Test(
    "5.7.1 nor were ways that begin at such a screen, a preview among them",
    arguments: [ScreenRequest.Origin.scene, .preview, .controller])
  func waysFromAlone(start: ScreenRequest.Origin) {
    guard case .unseen = verdict(Self.atNil, on: .explored, from: start) else {
      Issue.record("a way from \(start) is taken for the app's own")
      return
    }
  }

  @Test("5.7.1 an exception of a scene alone is none of the app's, an endless loop is")
  func otherEndsAlone() {
    let raised = Self.exception("NSInvalidArgumentException", "no segue with identifier 'x'")
    guard case .unseen(let words) = verdict(raised, on: .scene) else {
      Issue.record("a scene alone ends with a crash")
      return
    }
    #expect(words.contains("stops where it is shown by itself (Feed.swift:7)"))
    #expect(verdict("", kind: .hang, on: .scene) == .fault(.error))
  }

  @Test("5.7.2 after a left-out place a stop is not the app's")
  func afterGap() {
    #expect(
      verdict(Self.atNil, need: "needs Realm (Store.swift:3)")
        == .unseen("needs Realm (Store.swift:3)"))
  }

  @Test(
    "5.7.3 a name that is looked up and not there is what the build lacks",
    arguments: [
      lostOutlet,
      "Could not cast value of type 'UIKit.UIView' (0x7f0011223344) to 'App.Row' (0x7f0011).",
      exception(
        "NSInvalidArgumentException", "Could not find a storyboard named 'Pay' in bundle B"),
      exception(
        "NSInvalidArgumentException", "-[App.Feed save]: unrecognized selector sent to 0x1"),
    ])
  func lostName(words: String) {
    let lacks = BuildLacks(names: ["Realm"], modules: ["App"])
    #expect(verdict(words, lacks: lacks) == .unseen("needs Realm (Feed.swift:7)"))
  }

  @Test("5.7.3 near miss: at nil, or with nothing missing, it is the app's")
  func ownName() {
    #expect(
      verdict(Self.atNil, lacks: BuildLacks(names: ["Realm"], modules: ["App"])) == .fault(.error))
    let own = Self.lostOutlet.replacing("UIKit.UITableViewCell", with: "App.Row")
    #expect(verdict(own) == .fault(.error))
  }

  @Test("5.7.3 a file that the project names and that is not there may be what is nil")
  func lostFile() {
    let lacks = BuildLacks(files: ["Keys.plist"], modules: ["App"])
    #expect(verdict(Self.atNil, lacks: lacks) == .unseen("needs Keys.plist (Feed.swift:7)"))
    let others = [
      Self.exception("NSRangeException", "index 3 beyond bounds"),
      "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
      "Could not cast value of type 'Swift.String' (0x7f0011223344) to 'Swift.Int' (0x7f0011).",
    ]
    for words in others { #expect(verdict(words, lacks: lacks) == .fault(.error)) }
  }

  @Test(
    "5.7.4 what may be of Snug here needs review",
    arguments: [
      "", "UIKit/UIView.swift:9: Fatal error: not here yet",
      "Foundation/NSURL.swift:31: Fatal error: not implemented", lostOutlet,
    ])
  func ofSystem(words: String) {
    #expect(verdict(words, status: "Segmentation fault") == .fault(.needsReview))
  }

  @Test("5.7.4 near miss: Swift stops for what it is given")
  func ofApp() {
    #expect(
      verdict("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range")
        == .fault(.error))
  }

  @Test(
    "5.7.4 nor is it Snug's fault where an app ends itself, or is ended for what it did",
    arguments: [
      "exit code 0", "exit code 3", "Killed", "Terminated", "more than 512 threads",
      "somebody else than the app's host wrote to the tool",
    ])
  func endsItself(status: String) {
    #expect(verdict("", status: status) == .fault(.error))
  }

  @Test("5.7.5 a phone goes on where UIKit is used off the main thread")
  func offMainThread() {
    #expect(verdict("UIKit was used off the main thread: reloadData()") == .fault(.warning))
  }

  @Test("a class of a document is lost where something is missing, or it is another module's")
  func lostClass() {
    func visit(_ name: String, _ file: String = "Main.storyboard") -> LeftOutVisit {
      LeftOutVisit(needs: name, file: file, line: 3)
    }
    #expect(!BuildLacks().mayHaveLost(visit("Row")))
    #expect(BuildLacks().mayHaveLost(visit("Cosmos.Stars")))
    #expect(!BuildLacks(modules: ["App"]).mayHaveLost(visit("App.Typo")))
    #expect(BuildLacks(names: ["Realm"], modules: ["App"]).mayHaveLost(visit("Row", "Cell.xib")))
    #expect(BuildLacks().mayHaveLost(visit("Realm", "/a/Store.swift")))
    var own = visit("Row")
    own.isOwnClass = true
    #expect(!BuildLacks(names: ["Realm"], declared: ["Store"]).mayHaveLost(own))
    #expect(BuildLacks(names: ["Realm"], declared: ["Row"]).mayHaveLost(own))
    #expect(BuildLacks(names: ["Realm"], files: ["Row.swift"], declared: []).mayHaveLost(own))
  }

  @Test("5.7.3 an entity of a data model that is not there needs its file; another stop does not")
  func lostModel() {
    let words = Self.exception("NSInvalidArgumentException", "A fetch request must have an entity.")
    func lacking(_ file: String) -> BuildLacks { BuildLacks(files: [file], modules: ["App"]) }
    #expect(
      verdict(words, lacks: lacking("Feed.xcdatamodeld"))
        == .unseen("needs Feed.xcdatamodeld (Feed.swift:7)"))
    let range = Self.exception("NSRangeException", "index 3 beyond bounds [0 .. 2]")
    for (said, file) in [(words, "Feed.gif"), (range, "Feed.xcdatamodeld")] {
      if case .unseen = verdict(said, lacks: lacking(file)) { Issue.record("\(said) \(file)") }
    }
  }
}
