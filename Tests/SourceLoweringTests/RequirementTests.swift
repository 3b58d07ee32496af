// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

@Suite("Requirements of protocols, and names that extensions give")
struct RequirementTests {
  @Test("weak goes from requirements, which Swift 5 refuses, and stays elsewhere")
  func weakRequirements() {
    let lowered = Lowered(
      "protocol P: AnyObject {\n  weak var next: P? { get set }\n}\n"
        + "class A {\n  weak var next: A?\n}\n")
    #expect(lowered.lines().contains("       var next: P? { get set }"))
    #expect(lowered.lines().contains("  weak var next: A?"))
  }

  @Test("a protocol that inherits one of Foundation's for classes is for classes")
  func classProtocols() {
    let lowered = Lowered(
      "import Foundation\npublic protocol P: NSCoding {}\nprotocol Q: Codable, NSCopying {}\n"
        + "protocol R: AnyObject, NSCoding {}\nprotocol S: Codable {}\nprotocol T: P {}\n")
    #expect(lowered.contains("public protocol P: AnyObject, NSCoding {}"))
    #expect(lowered.contains("protocol Q: AnyObject, Codable, NSCopying {}"))
    for text in ["protocol R: AnyObject, NSCoding", "protocol S: Codable", "protocol T: P"] {
      #expect(lowered.contains(text))
    }
  }

  @Test("a box for objects takes a protocol of Objective-C, and keeps it as an object")
  func weakBoxes() {
    let box = "final class Box<T: AnyObject> {\n  private(set) weak var value : T?\n"
    let use = "class A { var all: [Box<Listener>?] = [] }\n"
    let lowered = Lowered(
      box + "}\n", use + "@objc protocol Listener { func hear() }\n")
    #expect(lowered.contains("final class Box<T           >"))
    #expect(lowered.contains("private weak var snugWeak_value: AnyObject?; private(set)      var"))
    #expect(lowered.contains("value : T? { get { snugWeak_value as? T } set {"))
    let structure = Lowered(
      "struct Box<T: AnyObject> { weak var value: T? }\n" + use
        + "@objc protocol Listener: NSObjectProtocol {}\n")
    #expect(structure.contains("; init(value: T? = nil) { self.value = value } }"))
    for other in [
      [box + "}\n", use + "protocol Listener: AnyObject {}\n"],
      [box + "  var same: Bool { value === self }\n}\n", use + "@objc protocol Listener {}\n"],
      [box + "}\n", "class A { var all: [Box<A>] = [] }\n@objc protocol Listener {}\n"],
    ] {
      #expect(!Lowered(other[0], other[1]).contains("snugWeak_"))
    }
  }

  @Test("a timer's information is UIKit's where another framework brings Foundation, too")
  func timers() {
    let body = "func f(_ timer: Timer, _ note: Notification) { g(timer.userInfo, note.userInfo) }\n"
    let lowered = Lowered("import CoreLocation\nimport UIKit\n" + body)
    #expect(lowered.contains("g(timer.snugUserInfo, note.userInfo)"))
    #expect(!Lowered("import UIKit\n" + body).contains("snugUserInfo"))
  }

  @Test("a requirement that is withdrawn goes: protocols of Objective-C alone may have one")
  func withdrawnRequirements() {
    let mark = "@available(*, unavailable, renamed: \"g()\")"
    let lowered = Lowered(
      "@objc protocol P {\n  \(mark) func f()\n  @available(iOS 9, *) func g()\n}\n"
        + "class A {\n  \(mark) func f() {}\n}\n")
    #expect(!lowered.lines().contains { $0.hasSuffix("func f()") })
    #expect(lowered.contains("@available(iOS 9, *) func g()"))
    #expect(lowered.contains("\(mark) func f() {}"))
  }

  @Test("the address of a protocol's value is that of its object")
  func addresses() {
    let lowered = Lowered(
      "import UIKit\nlet a = Unmanaged.passUnretained(source).toOpaque()\n"
        + "let b = Unmanaged.passRetained(state)\n")
    #expect(lowered.contains("Unmanaged.passUnretained(source as AnyObject).toOpaque()"))
    #expect(lowered.contains("Unmanaged.passRetained(state)\n"))
  }

  @Test("a class in a private extension is told by its file, where the entry cannot name it")
  func privateExtensions() {
    let lowered = Lowered(
      "import UIKit\nprivate extension UITextField {\n"
        + "  class Guard: NSObject, UITextFieldDelegate {\n"
        + "    func textFieldShouldReturn(_ f: UITextField) -> Bool { true }\n  }\n}\n")
    #expect(!lowered.registration.contains("Guard"))
    #expect(lowered.contains("entry.implements([\"textFieldShouldReturn:\"])"))
  }

  @Test("a class inside a generic type has no name, whichever file comes first")
  func nestedInGenerics() {
    let lowered = Lowered(
      "extension Holder { final class Token {} }\n", "final class Holder<Value> {}\n")
    #expect(!lowered.registration.contains("Token"))
  }

  @Test("an object of any class is asked through self, too")
  func messagesThroughSelf() {
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject {\n  weak var next: AnyObject?\n"
        + "  func f(_ s: Selector) -> Bool { self.next?.responds(to: s) ?? false }\n}\n")
    #expect(lowered.contains("UIKit.messageReceiver(self.next)?.responds(to: s)"))
  }

  @Test("every anchor casts to one of any axis, as where arguments are not there at run time")
  func erasedAnchors() {
    let lowered = Lowered("import UIKit\nlet a = anchor as? NSLayoutAnchor<AnyObject>\n")
    #expect(lowered.contains("anchor ~>>? NSLayoutAnchor<AnyObject>.self"))
    let back = Lowered(
      "import UIKit\nlet x = a as? NSLayoutAnchor<NSLayoutXAxisAnchor> as? NSLayoutXAxisAnchor\n")
    #expect(back.contains("a ~>>? NSLayoutAnchor<NSLayoutXAxisAnchor>.self as? NSLayoutX"))
  }

  @Test("what a generic class tells may be inlined where the class may")
  func inlinedDescriptions() {
    let lowered = Lowered(
      "import UIKit\n@usableFromInline class Box<T>: NSObject { @objc func f() {} }\n")
    #expect(lowered.contains("{ @usableFromInline static func describeRuntime("))
  }

  @Test("a class inside a function describes itself without NSObject, too")
  func localClasses() {
    let lowered = Lowered(
      "@objc protocol PanelDelegate { @objc optional func panelDidMove(_ panel: Int) }\n"
        + "func f() {\n  class Listener: PanelDelegate { func panelDidMove(_ panel: Int) {} }\n}\n")
    #expect(lowered.contains("class Listener: PanelDelegate, UIKit.RuntimeDescribing {"))
    #expect(lowered.contains("entry.implements([\"panelDidMove:\"])"))
  }
}

@Suite("Imports that are a module's own affair")
struct InternalImportTests {
  @Test("what is added says that it is public, since public members of the module may show it")
  func addedImports() {
    var options = LoweringOptions(moduleName: "App", languageMode: "6")
    options.importsAreInternal = true
    let input = SourceInput(
      path: "/app/A.swift", text: "public import Foundation\npublic class A: XMLParser {}\n")
    let text = SourceLowering(options).lower([input]).files[0].text
    #expect(text.contains("public import FoundationXML; "))
  }
}
