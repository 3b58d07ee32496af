// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

@Suite("Selectors and key paths")
struct SelectorTests {
  /// The name that `#selector(reference)` gets inside a class with these members.
  private func selector(_ reference: String, members: String) -> String {
    let lowered = Lowered(
      "class A: UIViewController {\n\(members)\nlet s = #selector(\(reference))\n}")
    let line = lowered.lines().first { $0.hasPrefix("let s = ") } ?? ""
    return line.dropFirst("let s = Selector(\"".count).dropLast(2).description
  }

  @Test(
    "a method's name follows Objective-C's rule",
    arguments: [
      ("foo()", "foo"), ("foo(_ a: Int)", "foo:"), ("foo(with a: Int)", "fooWith:"),
      ("foo(bar a: Int)", "fooWithBar:"), ("foo(_ a: Int, bar b: Int)", "foo:bar:"),
      ("foo(for a: Int, _ b: Int)", "fooFor::"), ("moveFrom(x a: Int)", "moveFromX:"),
      ("foo(withName a: Int)", "fooWithName:"),
    ])
  func names(declaration: String, name: String) {
    let base = String(declaration.prefix { $0 != "(" })
    #expect(selector(base, members: "@objc func \(declaration) {}") == name)
  }

  @Test(
    "every form of reference finds the method",
    arguments: [
      "tapped", "tapped(_:)", "A.tapped", "A.tapped(_:)", "self.tapped(_:)", "Self.tapped",
      "(tapped)", "tapped as (A) -> (UIButton) -> Void", "tapped(_:) as (UIButton) -> Void",
    ])
  func forms(reference: String) {
    let members = "@objc func tapped(_ b: UIButton) {}"
    #expect(selector(reference, members: members) == "tapped:")
  }

  @Test(
    "the run-time's type is meant where the module has another of its name",
    arguments: ["typealias Selector = (Int, Int) -> Bool", "struct Selector {}"])
  func anotherType(declaration: String) {
    let text = "class A: UIViewController { @objc func go() {}\nlet s = #selector(go)\n}\n"
    #expect(Lowered(text + declaration).contains("let s = UIKit.Selector(\"go\")"))
    let own = "extension Selector { static let go = #selector(A.go) }\n"
    #expect(Lowered(text + own).contains("let s = Selector(\"go\")"))
  }

  @Test("labels choose among overloads")
  func overloadsByLabel() {
    let members = "@objc func go() {}\n@objc func go(_ x: Int) {}\n@objc func go(to x: Int) {}"
    #expect(selector("go(to:)", members: members) == "goTo:")
    #expect(selector("go(_:)", members: members) == "go:")
    #expect(selector("go as () -> Void", members: members) == "go")
  }

  @Test("a given name and a protocol's name win over the rule")
  func givenNames() {
    #expect(selector("f", members: "@objc(other:) func f(_ x: Int) {}") == "other:")
    let members = "func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}"
    #expect(
      selector("tableView(_:didSelectRowAt:)", members: members)
        == "tableView:didSelectRowAtIndexPath:")
  }

  @Test("getters and setters of own and of framework properties")
  func accessors() {
    #expect(selector("getter: title2", members: "@objc var title2 = 1") == "title2")
    #expect(selector("setter: title2", members: "@objc var title2 = 1") == "setTitle2:")
    #expect(selector("getter: UIView.isHidden", members: "") == "isHidden")
  }

  @Test("a method of a superclass in another file is found")
  func inherited() {
    let lowered = Lowered(
      "class B: A { let s = #selector(hit) }",
      "class A: UIView { @objc func hit(by x: Int) {} }")
    #expect(lowered.contains("Selector(\"hitBy:\")"))
  }

  @Test("a framework method is registered so that it can be called")
  func frameworkMethod() {
    let lowered = Lowered("let s = #selector(UITableView.reloadData)\n")
    #expect(lowered.contains("let s = Selector(\"reloadData\")"))
    #expect(
      lowered.registration.contains(
        "RuntimeRegistry.describe(UITableView.self).method(\"reloadData\") "
          + "{ (o: UITableView, a) in o.reloadData() }"))
  }

  @Test("a framework's own method is meant although the app gave another class one of its name")
  func frameworkMethodBesideExtension() {
    let lowered = Lowered(
      "extension UIViewController { @objc func reloadData(_ x: Int) {} }\n"
        + "let s = #selector(UITableView.reloadData)\n")
    #expect(lowered.contains("let s = Selector(\"reloadData\")"))
  }

  @Test("a framework method of a property is called on the property's type")
  func frameworkMethodOfProperty() {
    let lowered = Lowered(
      "class A: UIViewController { var list: UICollectionView!\n"
        + " func f() { _ = #selector(list.reloadData) } }")
    #expect(lowered.registration.contains("describe(UICollectionView.self).method(\"reloadData\")"))
  }

  @Test("a method that only a selector names is registered although it has no attribute")
  func selectedMethod() {
    let lowered = Lowered(
      "class A: B { override func go() {}\n func f() { _ = #selector(go) } }")
    #expect(lowered.contains("entry.method(\"go\") { (o: A, a) in o.`go`() }"))
  }

  @Test(
    "a key path is the keys after the type",
    arguments: [
      ("A.name", "name"), ("A.owner.name", "owner.name"), ("name", "name"),
      ("Outer.A.name", "name"),
    ])
  func keyPaths(reference: String, keys: String) {
    #expect(Lowered("let k = #keyPath(\(reference))\n").contains("let k = \"\(keys)\"\n"))
  }

  @Test("what a wrapper is made with is lowered as other code")
  func keyPathsOfWrappers() {
    let lowered = Lowered(
      "class A: NSObject {\n  @Setting(1, #keyPath(A.size)) static var size: Int\n"
        + "  @available(iOS 15, *) @objc func f() {}\n}\n")
    #expect(lowered.contains("  @Setting(1, \"size\") static var size: Int\n"))
    #expect(lowered.contains("@available(iOS 15, *)"))
  }

  @Test("of methods that several protocols have the named protocol's is meant")
  func ofProtocols() {
    let lowered = Lowered(
      "let a = #selector(UITableViewDataSource.numberOfSections(in:))\n"
        + "let b = #selector(UICollectionViewDataSource.numberOfSections(in:))\n")
    #expect(lowered.contains("a = Selector(\"numberOfSectionsInTableView:\")"))
    #expect(lowered.contains("b = Selector(\"numberOfSectionsInCollectionView:\")"))
  }
}
