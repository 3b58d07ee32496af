// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import GapRepair

@Suite("What goes for an error")
struct EditPlannerTests {
  private static let skip = "snugLeftOut(\"X\")"
  private static let neutral = "snugNeutral(\"X\")"
  private static let absent = "snugAbsent(\"X\")"

  @Test("a statement goes with the uses of its name, in one round")
  func cascade() {
    let planned = PlannedFile(
      """
      func f() {
        let a = missing()
        let b = a.size
        print("kept")
        print(b)
      }
      """)
    let text = planned.plan((at: "missing()", says: "cannot find 'missing' in scope"))
    #expect(
      text == """
        func f() {
          \(Self.skip)
          \(Self.skip)
          print("kept")
          \(Self.skip)
        }
        """)
  }

  @Test("a variable of a body that stands under a condition is noted as any statement")
  func conditional() {
    let planned = PlannedFile(
      """
      func f() {
        #if os(iOS)
          let a = missing()
        #endif
        print("kept")
      }
      """)
    let text = planned.plan((at: "missing()", says: "cannot find 'missing' in scope"))
    #expect(
      text == """
        func f() {
          #if os(iOS)
            \(Self.skip)
          #endif
          print("kept")
        }
        """)
  }

  @Test("lines never move, and places lead back to the author's text")
  func lines() {
    let planned = PlannedFile("func f() {\n  missing(\n    1,\n    2)\n  print(1)\n}\n")
    _ = planned.plan((at: "missing", says: "cannot find 'missing' in scope"))
    let text = planned.file.rendered()
    #expect(text.text == "func f() {\n  \(Self.skip)\n\n\n  print(1)\n}\n")
    let place = text.authorOffset(of: text.offset(line: 5, column: 3))
    #expect(place.offset == planned.offset("print(1)"))
    #expect(!place.isInserted)
    #expect(text.authorOffset(of: text.offset(line: 2, column: 5)).isInserted)
  }

  @Test("a value keeps the type that is written")
  func typedValue() {
    let planned = PlannedFile("func f() -> Int {\n  let a: Int = missing\n  return a\n}\n")
    #expect(
      planned.plan((at: "missing", says: "cannot find 'missing' in scope"))
        == "func f() -> Int {\n  let a: Int = \(Self.absent)\n  return a\n}\n")
  }

  @Test("what an opaque result needs is not replaced: the member goes, and its callers stay sound")
  func opaqueResult() {
    for body in ["return missing", "missing", "let a = 1; return missing"] {
      let planned = PlannedFile(
        "struct S {\n  func f() -> some P { \(body) }\n  var n: Int { 1 }\n}\n")
      #expect(
        planned.plan((at: "missing", says: "cannot find 'missing' in scope"))
          == "struct S {\n  \n  var n: Int { 1 }\n}\n")
    }
    let closure = PlannedFile("var v: some P { make { return missing } }\n")
    #expect(
      closure.plan((at: "missing", says: "cannot find 'missing' in scope"))
        == "var v: some P { make { return \(Self.absent) } }\n")
  }

  @Test("what a guard asks is missing, so the guard takes its else")
  func guardTakesElse() {
    let planned = PlannedFile(
      "func f() {\n  guard let a = missing else { return }\n  use(a)\n  done()\n}\n")
    #expect(
      planned.plan((at: "missing", says: "cannot find 'missing' in scope"))
        == "func f() {\n  guard snugFalse(\"X\") else { return }\n  \(Self.skip)\n  done()\n}\n")
  }

  @Test("an error where something went takes the next larger part, and never comes back")
  func climbs() {
    let planned = PlannedFile(
      """
      class A {
        func f() -> Int {
          return missing
        }
      }
      """)
    let message = (at: "missing", says: "cannot find 'missing' in scope")
    #expect(planned.plan(message).contains("return \(Self.absent)\n"))
    #expect(planned.plan(message).contains("    \(Self.skip)\n"))
    #expect(planned.plan(message).contains("    return \(Self.neutral)\n"))
    #expect(!planned.plan(message).contains("func f"))
    #expect(planned.plan(message).trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
    #expect(planned.plan(message).trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
  }

  @Test("a list loses an element and notes it; what takes the list takes the note")
  func element() {
    let planned = PlannedFile("func f() {\n  show([a(), missing(), b()])\n  done()\n}\n")
    let message = (at: "missing", says: "cannot find 'missing' in scope")
    #expect(
      planned.plan(message)
        == "func f() {\n  show(snugWithout(\"X\", [a(),  b()]))\n  done()\n}\n")
    #expect(planned.file.places(delegates: []).count == 1)
    #expect(planned.plan(message) == "func f() {\n  \(Self.skip)\n  done()\n}\n")
    let keyed = PlannedFile("let table = [\n  \"a\": missing,\n  \"b\": 1\n]\n")
    #expect(
      keyed.plan(message) == "let table = snugWithout(\"X\", [\n  \n  \"b\": 1\n])\n")
    let only = PlannedFile("func f() {\n  show([missing()])\n}\n")
    #expect(only.plan(message) == "func f() {\n  \(Self.skip)\n}\n")
  }

  @Test("an element of a loop's list goes alone, and is noted before the loop")
  func loopElement() {
    let planned = PlannedFile(
      "func f() {\n  for (i, t) in [missing, b].enumerated() { use(i, t) }\n}\n")
    #expect(
      planned.plan((at: "missing", says: "cannot find 'missing' in scope"))
        == "func f() {\n  \(Self.skip); for (i, t) in [ b].enumerated() { use(i, t) }\n}\n")
  }

  @Test("what a closure lacks goes from all of it in one round")
  func closure() {
    let planned = PlannedFile(
      """
      class A {
        func f() { Store.open() }
        lazy var label: UILabel = {
          Store.open()
          let label = UILabel()
          label.rx.text = "a"
          button.rx.tap()
          let Store = 1
          done(Store)
          return label
        }()
        lazy var other: UILabel = {
          Store.open()
          picture.rx.load()
          return label
        }()
      }
      """)
    let text = planned.plan(
      (at: "Store.open() }", says: "cannot find 'Store' in scope"),
      (at: "rx.text", says: "value of type 'UILabel' has no member 'rx'"),
      (at: "Store.open()\n    picture", says: "cannot find 'Store' in scope"))
    // One type alone lacks 'rx' so far, and the first closure has a 'Store' of its own.
    #expect(text.components(separatedBy: Self.skip).count == 4)
    #expect(text.contains("picture.rx.load()"))
    #expect(text.contains("done(Store)"))
    let more = planned.plan((at: "rx.tap", says: "value of type 'UIButton' has no member 'rx'"))
    #expect(!more.contains("button.rx"))
    let last = planned.plan((at: "return label\n  }()\n}", says: "other"))
    #expect(!last.contains("picture.rx"))
  }

  @Test("an argument of what makes an element becomes neutral before the element goes")
  func elementArgument() {
    let planned = PlannedFile("let a = [Item(icon: Icon.b, tag: 0), Item(icon: nil, tag: 1)]\n")
    let says = "cannot find 'Icon' in scope"
    #expect(
      planned.plan((at: "Icon", says: says))
        == "let a = [Item(icon: \(Self.absent), tag: 0), Item(icon: nil, tag: 1)]\n")
    #expect(planned.plan((at: "Icon", says: says)).contains("[ Item(icon: nil, tag: 1)]"))
  }

  @Test("a conformance goes only in a round in which nothing else of its type did")
  func lateConformance() {
    let says = "type 'D' does not conform to protocol 'P'"
    let planned = PlannedFile("class D: R, P {\n  @Kept var a\n}\nfunc f() {\n  gone()\n}\n")
    let first = planned.plan((at: "D:", says: says), (at: "var a", says: "type annotation missing"))
    #expect(first.hasPrefix("class D: R, P {"))
    #expect(!first.contains("var a"))
    // What goes elsewhere says nothing of it.
    let second = planned.plan((at: "D:", says: says), (at: "gone()", says: "cannot find 'gone' in"))
    #expect(second.hasPrefix("class D: R, Any {"))
    #expect(!second.contains("gone()"))
  }

  @Test("controllers that the launch names come first")
  func controllerOrder() {
    let files = [
      "class AppDelegate: UIResponder, UIApplicationDelegate { func f() { show(Menu()) } }",
      "class About: UIViewController {}", "class Menu: UIViewController { let next = News() }",
      "class News: UIViewController {}",
    ].map { GapFile(path: "/A.swift", text: $0) }
    let names: Set = ["About", "Menu", "News"]
    let order = ControllerOrder(of: names, in: files)
    #expect(order.sorted(names) == ["Menu", "News", "About"])
    #expect(!order.reached.contains("About"))
    let foreign = ControllerOrder(
      of: names, in: files, texts: ["#import \"Menu.h\"\nself.window.root = [[About alloc] init];"])
    #expect(foreign.reached == ["About", "Menu", "News"])
  }

  @Test("a case goes, and a default takes what it took")
  func switchCase() {
    let planned = PlannedFile(
      "func f() {\n  switch s {\n  case .gone: a()\n  case .kept: b()\n  }\n}\n")
    #expect(
      planned.plan((at: ".gone", says: "type 'S' has no member 'gone'"))
        == "func f() {\n  switch s {\n  \n  case .kept: b()\n  default: \(Self.skip); }\n}\n")
  }

  @Test(
    "what Objective-C's optional requirements have is always there, and its unwrapping goes",
    arguments: [
      (
        "switch a.b { case .dark?: f() default: g() }", "?:",
        "'?' pattern cannot match values of type 'B'",
        "switch a.b { case .dark: f() default: g() }"
      ),
      (
        "f(a.b?.c)", "?.", "cannot use optional chaining on non-optional value of type 'B'",
        "f(a.b.c)"
      ),
      ("f(a.b!)", "!", "cannot force unwrap value of non-optional type 'B'", "f(a.b)"),
      (
        "guard let b = a.b, b.c else { return }", "let",
        "initializer for conditional binding must have Optional type, not 'B'",
        "guard let b = Optional(a.b), b.c else { return }"
      ),
    ])
  func needlessUnwrapping(line: String, place: String, says: String, result: String) {
    let planned = PlannedFile("func f() {\n  \(line)\n}\n")
    #expect(planned.plan((at: place, says: says)) == "func f() {\n  \(result)\n}\n")
    #expect(planned.file.places(delegates: []).isEmpty)
  }

  @Test("the words of the compiler name the cure")
  func meanings() {
    let stored = PlannedFile("struct S {\n  let a: Int\n  init() {\n    go()\n  }\n}\n")
    let text = stored.plan((at: "go()", says: "'self.a' not initialized"))
    #expect(text.contains("  var a: Int = \(Self.neutral)\n"))
    let override = PlannedFile("class A: B {\n  override func f() {}\n}\n")
    #expect(
      override.plan((at: "f()", says: "method does not override any method from its superclass"))
        == "class A: B {\n   func f() {}\n}\n")
    let designated = PlannedFile("class A: B {\n  override init() {}\n}\n")
    #expect(
      designated.plan(
        (
          at: "init()",
          says: "initializer does not override a designated initializer from its superclass"
        )
      ) == "class A: B {\n   init() {}\n}\n")
    let hidden = PlannedFile("class A: B {\n  public func f() {}\n}\n")
    #expect(
      hidden.plan((at: "f()", says: "overriding declaration requires an 'override' keyword"))
        == "class A: B {\n  public override func f() {}\n}\n")
    #expect(hidden.file.places(delegates: []).isEmpty)
    let conformance = PlannedFile("struct S: P, Q {\n}\n")
    #expect(
      conformance.plan((at: "S:", says: "type 'S' does not conform to protocol 'Q'"))
        == "struct S: P, Any {\n}\n")
    let value = PlannedFile("func f() -> Int {\n  go()\n}\n")
    #expect(
      value.plan((at: "}", says: "missing return in global function expected to return 'Int'"))
        == "func f() -> Int {\n  go()\n; return \(Self.neutral) }\n")
  }

  @Test("callers of an overload that goes do not get another one")
  func overload() {
    let planned = PlannedFile(
      """
      func title(of one: Gone) -> String { "" }
      func title(of one: Any) -> String { "any" }
      func title(from one: Any) -> String { "other" }
      func show() {
        print(title(of: 1))
        print(title(from: 1))
      }
      """)
    let text = planned.plan((at: "Gone", says: "'Gone' is not a member type of struct 'S'"))
    #expect(!text.contains("Gone"))
    #expect(!text.contains("print(title(of: 1))"))
    #expect(text.contains("print(title(from: 1))"))
  }

  @Test("a class that lost an override notes it in each of its objects")
  func touched() {
    let planned = PlannedFile("class A: B {\n  override func f(_ x: Gone) {}\n}\n")
    let text = planned.plan((at: "Gone", says: "'Gone' is not a member type of struct 'S'"))
    #expect(text.hasPrefix("class A: B {let snugGap0_"))
    #expect(text.contains(": Void = snugLeftOut(\"X\", line: 2); \n  \n}"))
  }

  @Test("a property without its wrapper has no type and goes whole; its class stays")
  func wrapper() {
    let planned = PlannedFile(
      """
      final class Main: Base {
        @Stored(key) private var dark
        @Injected var store: Store
        var window: Int?
      }
      """)
    let text = planned.plan(
      (at: "final", says: "class 'Main' has no initializers"),
      (at: "Stored", says: "unknown attribute 'Stored'"),
      (at: "Injected", says: "unknown attribute 'Injected'"))
    #expect(text.hasPrefix("final class Main: Base {let snugGap"), "\(text)")
    #expect(!text.contains("dark") && !text.contains("@Injected"))
    #expect(text.contains("lazy  var store: Store = snugNeutral("), "\(text)")
    #expect(text.contains("var window: Int?"))
  }

  @Test("a property that can have no value goes before its type, which goes last")
  func valueless() {
    let planned = PlannedFile("class A {\n  var odd\n  var even = 2\n}\n")
    let note = CompilerMessage(
      file: 0, offset: planned.offset("odd"),
      text: "stored property 'odd' without initial value prevents synthesized initializers")
    let message = CompilerMessage(
      file: 0, offset: 0, text: "class 'A' has no initializers", notes: [note])
    let planner = EditPlanner(files: [planned.file]) { GapCause(needs: "X", message: $0.text) }
    #expect(planner.plan([message]) > 0)
    #expect(planned.file.edits.map(\.kind).contains(.declaration))
    #expect(planned.file.rendered().text.contains("even = 2"))
    #expect(planner.plan([message]) > 0)
    #expect(planned.file.edits.map(\.kind) == [.type])
  }

  @Test("where the compiler crashed: a body, conformances, a type, a file's bodies, the file")
  func crash() {
    let planned = PlannedFile(
      "struct A: P {\n  func f() { g() }\n}\nextension A: Q {}\nfunc g() { f() }\n")
    let planner = EditPlanner(files: [planned.file]) { _ in GapCause(needs: "X", message: "") }
    var site = CrashSite()
    site.places = [CompilerMessage(file: 0, offset: planned.offset("func f"), text: "")]
    func kinds() -> [GapEdit.Kind] { planned.file.edits.map(\.kind) }
    #expect(planner.plan(site) == 1 && kinds() == [.body])
    site.places = []
    site.names = [["A", "__derived_struct_equals"]]
    #expect(planner.plan(site) == 2 && kinds() == [.conformance, .body, .conformance])
    #expect(planner.plan(site) == 1 && kinds() == [.type, .conformance])
    site.names = []
    site.files = [0]
    #expect(planner.plan(site) == 1 && kinds() == [.type, .conformance, .body])
    #expect(planner.plan(site) == 2 && kinds() == [.type, .type, .type])
    #expect(planner.plan(site) == 0)
  }

  @Test("where nothing around an error helps, the file's bodies go, then the file")
  func wholeFile() {
    let planned = PlannedFile("import A\nfunc f() { g() }\nlet a = 1\n")
    let planner = EditPlanner(files: [planned.file]) { GapCause(needs: "X", message: $0.text) }
    let message = CompilerMessage(file: 0, offset: 0, isInserted: true, text: "generated")
    func kinds() -> [GapEdit.Kind] { planned.file.edits.map(\.kind) }
    #expect(planner.planFiles(of: [message]) == 1 && kinds() == [.body])
    #expect(planner.planFiles(of: [message]) == 2 && kinds() == [.type, .type])
    #expect(planned.file.rendered().text.hasPrefix("import A\n"))
    #expect(planner.planFiles(of: [message]) == 0)
  }
}
