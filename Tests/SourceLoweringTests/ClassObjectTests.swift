// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

/// Documentation/SourceLowering.md §6.25.
@Suite("Classes where any object is asked for")
struct ClassObjectTests {
  private let functions = """
    import UIKit
    func note(_ owner: AnyObject, key: Int = 0) {}
    func mark(_ value: Any) {}
    class Desk { init(owner: AnyObject?, name: String) {} }

    """

  @Test(
    "a class that is handed on is an object",
    arguments: [
      ("extension UIView { static var count: Int { get { note(self); return 0 } } }", "self"),
      ("extension UIView { class func count() { UIView.layers { note(self, key: 1) } } }", "self"),
      ("func f() { note(UIView.self) }", "UIView.self"),
      ("func f(_ x: UIView) { note(type(of: x)) }", "type(of: x)"),
      ("func f() { _ = Desk(owner: UIView.self, name: \"\") }", "UIView.self"),
      ("let owner: AnyObject = UIView.self", "UIView.self"),
    ])
  func handsOn(text: String, value: String) {
    let lowered = Lowered(functions + text + "\n")

    #expect(lowered.contains("UIKit.RuntimeRegistry.object(ofClass: \(value))"))
  }

  @Test(
    "an object, and a class that is no argument of that kind, stay",
    arguments: [
      "extension UIView { func count() { note(self) } }",
      "func f() { mark(UIView.self) }",
      "func note(_ owner: UIView.Type) {}\nfunc f() { note(UIView.self) }",
      "let owner: AnyClass = UIView.self",
    ])
  func leaves(text: String) {
    #expect(!Lowered(functions + text + "\n").contains("object(ofClass:"))
  }

  @Test("another module's function is known, too")
  func otherModules() {
    let known = Lowered(functions).module.interface
    let input = SourceInput(path: "/app/Use.swift", text: "import Kit\nlet a = note(Card.self)\n")

    var options = LoweringOptions(moduleName: "App")
    options.known = known
    let lowered = SourceLowering(options).lower([input])

    let call = "note(UIKit.RuntimeRegistry.object(ofClass: Card.self))"
    #expect(lowered.files[0].text.contains(call))
  }

  @Test("classes are compared as values")
  func compares() {
    let lowered = Lowered(
      "import UIKit\nfunc f(_ a: AnyClass, _ b: UIView) -> Bool {\n"
        + "  a === UIView.self || type(of: b) !== a && b === b\n}\n")

    #expect(lowered.contains("  a ==  UIView.self || type(of: b) !=  a && b === b"))
  }
}
