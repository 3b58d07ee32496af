// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing

@testable import CLI

@Suite("functions that make views for others")
struct FunctionNameTests {
  @Test("a function has its name and the type of what it gives back")
  func parts() {
    func parts(_ text: String) -> [String?]? {
      FunctionName(demangled: text).map { [$0.base, $0.result] }
    }
    #expect(parts("App.makeLabel(Swift.String) -> UIKit.UILabel") == ["makeLabel", "UILabel"])
    #expect(
      parts("App.Page.(field in _4F1A)(named: Swift.String) -> UIKit.UITextField?")
        == ["field", "UITextField"])
    #expect(parts("static App.Style.title() -> UIKit.UILabel") == ["title", "UILabel"])
    #expect(parts("App.make<A>() -> A") == ["make", "A"])
    #expect(parts("App.Page.viewDidLoad() -> ()")?[0] == "viewDidLoad")
    #expect(parts("App.Page.label.getter : UIKit.UILabel") == nil)
    #expect(parts("App.Page.__allocating_init() -> App.Page") == nil)
    #expect(
      parts("closure #1 () -> UIKit.UILabel in variable initialization expression of App.x") == nil)
    #expect(FunctionName("no mangled name") == nil)
  }

  @Test("the runtime takes mangled names apart")
  func mangled() {
    let name = FunctionName("$s3App9makeLabely5UIKit7UILabelCSSF")
    #expect(name?.base == "makeLabel")
    #expect(name?.isFactory(of: "UILabel") == true)
    #expect(name?.isFactory(of: "UIView") == false)
  }

  @Test("calls are counted, declarations and longer names are not")
  func calls() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    func make(_ text: String) -> UILabel { UILabel() }
    let a = make("a")
    let b = remake("b") ?? make("c")
    """.write(to: file, atomically: true, encoding: .utf8)
    let finder = DeclarationFinder(files: [file.path])
    #expect(finder.callCount(ofFunction: "make") == 2)
    #expect(finder.callCount(ofFunction: "remake") == 1)
    #expect(finder.callCount(ofFunction: "absent") == 0)
  }
}

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

@Suite("words of command lines that were probably meant")
struct NearOptionTests {
  @Test(
    "an unknown option names the nearest one that the command has",
    arguments: [
      ("--devcies=iPhone SE", "unknown option '--devcies'; did you mean '--devices'?"),
      ("--text-siezs=L", "unknown option '--text-siezs'; did you mean '--text-sizes'?"),
      ("--bolt", "unknown option '--bolt'; did you mean '--bold'?"),
      ("--zzzzzzzz", "unknown option '--zzzzzzzz'"),
    ])
  func options(word: String, sentence: String) {
    var arguments = Arguments(["App", word])
    #expect(throws: UsageError(sentence)) { _ = try CheckCommand(&arguments) }
  }

  @Test("the option is named and not the value behind it")
  func valueBehind() {
    var arguments = Arguments(["App.xcodeproj", "--devcies", "iPhone SE"])
    #expect(throws: UsageError("unknown option '--devcies'; did you mean '--devices'?")) {
      _ = try CheckCommand(&arguments)
    }
  }

  @Test(
    "an unknown value names the nearest",
    arguments: [
      (["--orientations", "portait"], "unknown orientation 'portait'; did you mean 'portrait'?"),
      (["--appearances", "drak"], "unknown appearance 'drak'; did you mean 'dark'?"),
      (["--fail-on", "warnings"], "unknown severity 'warnings' for --fail-on; did you mean"),
      (["--format", "jsn"], "unknown format 'jsn'; did you mean 'json'?"),
    ])
  func values(words: [String], start: String) {
    var arguments = Arguments(["App"] + words)
    let error = #expect(throws: UsageError.self) { _ = try CheckCommand(&arguments) }
    #expect(error?.description.hasPrefix(start) == true)
  }

  @Test("either number of an option's name is taken by check and render")
  func plurals() throws {
    for word in ["--device", "--devices"] {
      var check = Arguments(["App", word, "iPhone SE"])
      #expect(try CheckCommand(&check).matrix.shapes.map(\.device) == ["iPhone SE"])
      var render = Arguments(["App", word, "iPhone SE"])
      #expect(try RenderCommand(&render).configurations.map(\.device) == ["iPhone SE"])
    }
  }
}
