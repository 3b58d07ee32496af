// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

/// Documentation/SourceLowering.md §4.9, §6.11.
@Suite("Classes inside functions")
struct LocalClassTests {
  @Test("initialisers are required, given and made by metatypes as elsewhere")
  func initialisers() {
    let lowered = Lowered(
      "import UIKit\nfunc test() {\n"
        + "  class V: UIView {\n    override init(frame: CGRect) { super.init(frame: frame) }\n  }\n"
        + "  class Tag: UIView { init(n: Int) { super.init(frame: .zero) } }\n"
        + "  class Row: UITableViewCell {\n    override init(style: UITableViewCell.CellStyle, "
        + "reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: nil) }\n  }\n"
        + "  class Screen: UIViewController { init(n: Int) { super.init(nibName: nil, bundle: nil) } }\n"
        + "}\n")
    #expect(lowered.contains("    required init(frame: CGRect) { super.init(frame: frame) }"))
    #expect(
      lowered.contains(
        "required init(frame: CGRect) { UIKit.unimplementedInitializer(\"init(frame:)\", \"Tag\") }"
      ))
    #expect(lowered.contains("    required init(style: UITableViewCell.CellStyle, reuse"))
    #expect(
      lowered.contains(
        "override class func snugMake() -> Self { UIKit.unimplementedInitializer(\"init()\", "
          + "\"Screen\") }"))
  }

  @Test("a closure, an accessor and an initialiser may have classes of their own, too")
  func places() {
    let view = "class V: UIView { override init(frame: CGRect) { super.init(frame: frame) } }"
    for text in [
      "let make: () -> UIView = { \(view); return V() }",
      "var made: UIView { \(view); return V() }",
      "struct S { init() { \(view); _ = V() } }",
      "func f() { func g() { if true { \(view); _ = V() } } }",
    ] {
      #expect(
        Lowered("import UIKit\n\(text)\n").contains("{ required init(frame: CGRect)"), "\(text)")
    }
  }

  @Test("what Apple's NSObject declares is overridden without the word")
  func objectMethods() {
    let lowered = Lowered(
      "import UIKit\nfunc test() {\n  class Watcher: NSObject {\n"
        + "    override func observeValue(forKeyPath k: String?, of o: Any?, "
        + "change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n"
        + "    override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n  }\n}\n")
    #expect(lowered.contains("             func observeValue(forKeyPath"))
    #expect(lowered.contains("entry.method(\"observeValueForKeyPath:ofObject:change:context:\")"))
    #expect(lowered.contains("Bool { self.snugResponds(to: s) }"))
    #expect(lowered.contains("class Watcher: NSObject, UIKit.RuntimeDescribing {"))
  }

  @Test("of classes with one name each function means its own")
  func names() {
    let lowered = Lowered(
      "import UIKit\nclass Mock: UIViewController { func title(_ a: Int) {} }\n"
        + "func one() {\n  class Mock: NSObject { @objc func go() {} }\n"
        + "  _ = #selector(Mock.go)\n}\n"
        + "func two() {\n  class Mock: NSObject { @objc func go(_ a: Any) {} }\n"
        + "  _ = #selector(Mock.go)\n  class Sub: Mock { @objc func more() {} }\n}\n")
    #expect(lowered.contains("_ = Selector(\"go\")"))
    #expect(lowered.contains("_ = Selector(\"go:\")"))
    #expect(lowered.contains("override class func describeRuntime"))
  }

  @Test("a class of a test case is above one in a method of it")
  func above() {
    let lowered = Lowered(
      "import UIKit\nimport XCTest\nclass T: XCTestCase {\n"
        + "  class Base: UIView { init(n: Int) { super.init(frame: .zero) } }\n"
        + "  func testIt() {\n    class Below: Base { override init(n: Int) { super.init(n: n) } }\n"
        + "    let type: Below.Type = Below.self\n    _ = type.init()\n  }\n}\n")
    #expect(lowered.contains("\"init(frame:)\", \"Below\""))
    #expect(lowered.contains("_ = type.snugMake()"))
  }

  @Test("an override of the module's own extension adopts the protocol where the class is declared")
  func extensions() {
    let lowered = Lowered(
      "import UIKit\nextension UIView { @objc func refresh() {} }\n"
        + "func test() {\n  class V: UIView { override func refresh() { super.refresh() } }\n}\n")
    #expect(lowered.contains("class V: UIView, SnugUIView_refresh {"))
    #expect(
      lowered.contains("func snugOverride_UIView_refresh() { self.snugBase_UIView_refresh() }"))
    #expect(!lowered.contains("extension local"))
  }

  @Test("objects that no registration can name say themselves how they are made")
  func makers() {
    let lowered = Lowered(
      "import UIKit\nprivate class Alone: NSObject {}\n"
        + "class Around { private class Inner: NSObject { override init() {} } }\n"
        + "class Shy: NSObject { private override init() {} }\n"
        + "class Box<T>: NSObject {}\n"
        + "class Bare: NSObject { init(n: Int) {} }\nclass Open: NSObject {}\n"
        + "class Gone: NSObject { @available(*, unavailable) override init() {} }\n"
        + "class Words: Formatter {}\n"
        + "class Read: NSObject, Decodable { let n: Int; var m: Int { 1 } }\n"
        + "class Late: NSObject { var n: Int?; let m = 1; static let all: Int }\n"
        + "func test() { class Local: NSObject {}; class Own: NSObject { init(n: Int) {} }\n"
        + "class Model: NSObject, Decodable { var n: Int { didSet {} } } }\n")
    for name in ["Alone", "Around.Inner", "Shy", "Box", "Local"] {
      #expect(lowered.contains("entry.maker { \(name)() }"), "\(name)")
    }
    for name in ["Bare", "Own", "Gone", "Open", "Model"] {
      #expect(!lowered.contains("entry.maker { \(name)() }"), "\(name)")
    }
    #expect(lowered.registration.contains("entry.maker { Open() }"))
    #expect(lowered.registration.contains("entry.maker { Words() }"))
    #expect(lowered.registration.contains("entry.maker { Late() }"))
    #expect(!lowered.registration.contains("Shy()"))
    #expect(!lowered.registration.contains("Read()"))
  }
}
