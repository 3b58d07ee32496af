// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import GapRepair

/// What goes between missing things alone (Documentation/Gaps.md §6.16).
@Suite("Inert uses")
struct InertUseTests {
  private static let placeholders: Set<String> = ["Kit", "Tracker", "BannerView", "Theme", "HUD"]

  /// What stands in place of a statement after a round.
  private static func planned(
    _ statement: String, at words: String, in type: String = "class A: UIViewController"
  ) -> String {
    let text = """
      \(type) {
        let tracker = Tracker()
        var banner: BannerView!
        let theme = Theme(), hud = HUD()
        let name = "a"
        var thing: Thing?
        func f() {
          \(statement)
          go()
        }
        func go() {}
      }
      class Thing {}
      enum Keys { static let main = "k"; static func make() -> String { go(); return "" }
        static func pick(_ a: Bool) -> String { if a { return "b" } else { return main } } }

      """
    let file = GapFile(path: "/A.swift", text: text)
    let planner = EditPlanner(files: [file]) { GapCause(needs: "X", message: $0.text) }
    planner.isPlaceholder = placeholders.contains
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let before = lines.prefix(7).map { $0.utf8.count + 1 }.reduce(0, +)
    let line = String(lines[7])
    let column = line.utf8.distance(
      from: line.startIndex, to: line.range(of: words)!.lowerBound)
    _ = planner.plan([
      CompilerMessage(file: 0, offset: before + column, text: "cannot find '\(words)' in scope")
    ])
    let planned = file.rendered().text.split(separator: "\n", omittingEmptySubsequences: false)
    return planned[7].trimmingCharacters(in: .whitespaces)
  }

  @Test(
    "a missing object or type that is told plain values is told nothing that a screen shows",
    arguments: [
      "tracker.log(\"x\")", "tracker.log(name, of: 2)", "self.tracker.log(Keys.main)",
      "try? tracker.log(Kit())", "tracker.options.log = .low", "Kit.shared.log(\"x\")",
      "banner.log(Kit())", "hud.log()", "tracker.log(Keys.pick(true))",
      // A plain value that is set opens and shows nothing.
      "tracker.log.openMode = 2", "tracker.log.showsToolbar = true",
      "tracker.log.setScreenName(\"x\")",
    ])
  func told(statement: String) {
    #expect(Self.planned(statement, at: "log") == "snugTold(\"X\")")
  }

  @Test(
    "one that is handed an object of the app's, a closure or what a call of the app's gives is no such",
    arguments: [
      "tracker.log(thing)", "tracker.log(Keys.make())", "tracker.log(self)",
      "tracker.log { self.go() }", "tracker.log(unknown)", "thing.log(\"x\")", "Thing.log(\"x\")",
      // These may change what every screen looks like, or which is shown.
      "Kit.router.log.start()", "tracker.log.openPage(\"x\")", "tracker.log.themeMode = 2",
      "Kit.router.log.mode = 2",
    ])
  func handedOver(statement: String) {
    #expect(Self.planned(statement, at: "log") == "snugLeftOut(\"X\")")
  }

  @Test(
    "what would be called back later is missing on the own screen, and in other classes everywhere")
  func calledBack() {
    let statement = "tracker.delegate = self"
    #expect(Self.planned(statement, at: "delegate") == "snugLacks(A.self, \"X\")")
    #expect(Self.planned(statement, at: "delegate", in: "class A") == "snugLeftOut(\"X\")")
  }

  @Test("a value that comes of missing things alone is marked so, one that only they are given too")
  func values() {
    #expect(
      Self.planned("let a: Tracker = Kit.log(\"x\")", at: "log")
        == "let a: Tracker = snugAbsent(\"X\")")
    #expect(Self.planned("let a: Kit = .plain", at: "plain") == "let a: Kit = snugAbsent(\"X\")")
    #expect(
      Self.planned("let a: Tracker = Kit.log(self)", at: "log")
        == "let a: Tracker = snugNeutral(\"X\")")
    #expect(
      Self.planned("banner = BannerView(size: plainSize)", at: "plainSize")
        == "banner = BannerView(size: snugGiven(\"X\"))")
    #expect(
      Self.planned("thing = Thing(size: plainSize)", at: "plainSize")
        == "thing = Thing(size: snugAbsent(\"X\"))")
  }

  @Test("the text that an address is made of is one, since nothing would be made of an empty one")
  func addresses() {
    #expect(
      Self.planned("let a = URL(string: Kit.host)!", at: "host")
        == "let a = URL(string: snugWithout(\"X\", \"file:///\"))!")
    #expect(
      Self.planned("let a = URL(string: Kit.host)", at: "host")
        == "let a = URL(string: snugWithout(\"X\", \"file:///\"))")
  }

  @Test("a service's key is shown nowhere, whatever a text of another name is")
  func keys() {
    #expect(
      Self.planned("let a: String = Kit.apiKey", at: "apiKey") == "let a: String = snugGiven(\"X\")"
    )
    #expect(
      Self.planned("let a: String = Kit.title", at: "title") == "let a: String = snugAbsent(\"X\")")
    for name in ["appID", "apiKey_Prod", "clientSecret", "adUnitID", "identityPoolId", "token"] {
      #expect(ServiceKeys.isOne(name), "\(name)")
    }
    for name in ["keyboard", "monkey", "title", "identifier", "tokens", "id"] {
      #expect(!ServiceKeys.isOne(name), "\(name)")
    }
  }

  @Test(
    "a delegate's statement that may have chosen what is shown is no harmless one",
    arguments: [
      ("Kit.start(with: thing)", true), ("Kit.notify { window.show() }", true),
      ("Kit.pushNotifications(thing)", true),
      ("window?.rootViewController = Kit.first(thing)", false),
      ("Kit.startFlow(thing)", false), ("Kit.start(thing, coordinator)", false),
      ("Kit.appearance(thing)", false),
    ])
  func delegates(statement: String, isHarmless: Bool) {
    let text = "class AppDelegate {\n  func f() {\n    go()\n    \(statement)\n  }\n}\n"
    let file = GapFile(path: "/A.swift", text: text)
    let planner = EditPlanner(files: [file]) { GapCause(needs: "X", message: $0.text) }
    let offset = text.utf8.count - text.drop { $0 != "K" }.utf8.count
    _ = planner.plan([CompilerMessage(file: 0, offset: offset, text: "cannot find 'Kit' in scope")])
    #expect(file.places(delegates: ["AppDelegate"]).map(\.isHarmless) == [isHarmless])
  }

  /// Whether objects of a class note that it lost a property.
  private static func isNoted(_ property: String, rest: String = "") -> Bool {
    let text = "class A {\n  \(property)\n}\n\(rest)\n"
    let file = GapFile(path: "/A.swift", text: text)
    let planner = EditPlanner(files: [file]) { GapCause(needs: "X", message: $0.text) }
    planner.isPlaceholder = placeholders.contains
    let offset = text.utf8.count - text.drop { $0 != "K" }.utf8.count
    _ = planner.plan([
      CompilerMessage(file: 0, offset: offset, text: "type 'Kit' has no member 'make'")
    ])
    return file.rendered().text.contains("snugGap")
  }

  @Test(
    "a property that only kept what comes of a missing library lacks nobody who does not name it")
  func properties() {
    #expect(!Self.isNoted("let client = Kit.make()"))
    #expect(!Self.isNoted("static let client = Kit.make(\"a\")"))
    #expect(Self.isNoted("let client = Kit.make(Thing())", rest: "class Thing {}"))
    #expect(Self.isNoted("let client = Kit.make()", rest: "protocol P { var client: Int { get } }"))
    #expect(Self.isNoted("public let client = Kit.make()"))
  }

  @Test("what a view inherits is missing where it is in sight, what a controller does everywhere")
  func superclasses() {
    for (base, mark) in [
      ("UIView", "snugLacks(A.self, \"X\")"), ("UIViewController", "snugLeftOut(\"X\")"),
    ] {
      var placeholder = Placeholder(name: "Wave", kind: .class, needs: "X")
      placeholder.base = base
      let file = GapFile(path: "/A.swift", text: "class A: Wave {}\n")
      #expect(file.markLostSuperclasses(["Wave": placeholder]))
      #expect(file.rendered().text.contains("let snugSuperclass: Void = \(mark);"), "\(base)")
    }
  }
}
