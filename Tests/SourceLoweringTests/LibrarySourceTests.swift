// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// What libraries write and Linux's Foundation, or the register, cannot take as it stands.
@Suite("Sources of libraries")
struct LibrarySourceTests {
  @Test("Foundation's locks are inherited through locks of UIKit's module")
  func locks() {
    let lowered = Lowered(
      "import Foundation\nfinal class Word: NSLock, Sendable {}\nclass Deep: NSRecursiveLock {}\n"
        + "let plain = NSLock()\nfunc take(_ lock: NSLock) {}\n")
    #expect(lowered.contains("final class Word: InheritableLock, Sendable {"))
    #expect(lowered.contains("class Deep: InheritableRecursiveLock {"))
    #expect(lowered.contains("let plain = NSLock()\nfunc take(_ lock: NSLock) {}"))
    #expect(lowered.contains("import UIKit"))
  }

  @Test("an initialiser that is marked unavailable makes nothing by metatype")
  func unavailableInitializer() {
    let source = """
      import UIKit
      public final class Void: UIView {
        @available(*, unavailable) public init() { fatalError() }
        @available(*, unavailable) public required init?(coder: NSCoder) { fatalError() }
        @available(*, unavailable) public override init(frame: CGRect) { fatalError() }
      }
      """
    let lowered = Lowered(source)
    #expect(!lowered.contains("UIKit.made(Void()"))
    let open = Lowered(source.replacing("@available(*, unavailable) public init()", with: "init()"))
    #expect(open.contains("UIKit.made(Void()"))
  }

  @Test("methods that an app gives a generic class of the frameworks are not registered")
  func genericFramework() {
    let lowered = Lowered(
      "import UIKit\nextension NSLayoutAnchor { @objc func a(_ x: Int) {} }\n"
        + "extension NSLayoutXAxisAnchor { @objc func b(_ x: Int) {} }\n")
    #expect(!lowered.contains("describe(NSLayoutAnchor.self)"))
    #expect(lowered.contains("describe(NSLayoutXAxisAnchor.self)"))
  }

  @Test("a selector of a class's one object registers a message to the class")
  func sharedObject() {
    let lowered = Lowered(
      "import UIKit\nlet a = #selector(getter: UIScreen.main)\n"
        + "let b = #selector(getter: UIView.tag)\n")
    #expect(lowered.registration.contains("classMethod(\"main\") { _ in UIScreen.main }"))
    #expect(lowered.registration.contains("property(\"tag\", \\UIView.tag)"))
  }

  @Test("Core Image's names are UIKit's")
  func coreImage() {
    let lowered = Lowered(
      "import CoreImage\nlet a: CoreImage.CIColor? = nil\n#if canImport(CoreImage)\nlet b = 1\n"
        + "#endif\n")
    #expect(lowered.contains("import UIKit") && lowered.contains("let a: UIKit.CIColor? = nil"))
    #expect(lowered.contains("#if true"))
  }

  @Test("an initialiser of an associated type or a generic parameter is a value, too")
  func initializerValues() {
    let lowered = Lowered(
      "import UIKit\ntypealias Shown = UIView\nprotocol Making { associatedtype View: Shown }\n"
        + "extension Making { var make: () -> View { View.init }; func one() -> View { View() } }\n"
        + "func maker<Cell: UITableViewCell>(_: Cell.Type) -> (CGRect) -> Cell "
        + "{ Cell.init(frame:) }\n"
        + "extension Sequence where Element: UIView { var most: () -> Element { Element.init } }\n"
        + "struct Plain {}\nlet plain = Plain.init\n")
    #expect(lowered.contains("{ View.snugMake }; func one() -> View { View.snugMake() }"))
    #expect(lowered.contains("{ Cell.snugMake(frame:) }"))
    #expect(lowered.contains("{ Element.snugMake }"))
    #expect(lowered.contains("let plain = Plain.init\n"))
  }

  @Test("what is only an object is asked what every object of Objective-C is")
  func objectMessages() {
    let lowered = Lowered(
      "import UIKit\nfunc f(_ item: AnyObject, _ other: AnyObject?, _ text: String) -> Bool {\n"
        + "  item.responds(to: #selector(NSObject.copy)) && text.hash == 0\n"
        + "    && other?.isKind(of: UIView.self) == true\n}\n")
    #expect(lowered.contains("UIKit.messageReceiver(item).responds(to:"))
    #expect(lowered.contains("UIKit.kindReceiver(other)?.isKind(of:"))
    #expect(lowered.contains("&& text.hash == 0"))
    let shadowed = Lowered(
      "import UIKit\nfunc f(_ item: AnyObject?) -> Int {\n"
        + "  if let item = item, item.hash == 1 { return item.hash }\n  return 0\n}\n")
    #expect(shadowed.contains("if let item = item, item.hash == 1"))
  }

  @Test("so is what is cast to an object or a class, and a closure's value without a written type")
  func untypedMessages() {
    let lowered = Lowered(
      "import UIKit\ntypealias Getter = (_ target: AnyObject, _ key: String) -> Any?\n"
        + "let get: Getter = { target, key in target.value(forKey: key) }\n"
        + "func f(_ a: Any, _ c: AnyClass) -> Bool {\n"
        + "  let typed = { (view: UIView) in view.isEqual(a) }\n"
        + "  return (a as AnyObject).conforms(to: Codable.self) && c.isSubclass(of: UIView.self)\n"
        + "    && UIView.isSubclass(of: UIView.self) && (c as AnyClass).hash() == 0\n}\n")
    #expect(lowered.contains("in UIKit.messageReceiver(target).value(forKey: key) }"))
    #expect(lowered.contains("in view.isEqual(a) }"))
    #expect(lowered.contains("UIKit.messageReceiver((a as AnyObject)).conforms(to:"))
    #expect(lowered.contains("UIKit.messageReceiver(c).isSubclass(of: UIView.self)"))
    #expect(lowered.contains("&& UIView.isSubclass(of:"))
    #expect(lowered.contains("UIKit.messageReceiver((c as AnyClass)).hash()"))
  }

  @Test("a member that another module declares is asked for its class as whatever it is")
  func unknownMembers() {
    let lowered = Lowered(
      "import UIKit\nclass A { var own: AnyObject!; var view: UIView?\n"
        + "  func g() -> Bool { own.isKind(of: A.self) } }\n"
        + "func f(_ a: A, _ b: Button) -> Bool {\n"
        + "  b.target.isKind(of: A.self) && a.own.isMember(of: A.self)\n"
        + "    && a.view!.isKind(of: UIView.self) && b.target.hash == 0\n}\n")
    #expect(lowered.contains("UIKit.kindReceiver(b.target).isKind(of:"))
    #expect(lowered.contains("UIKit.kindReceiver(a.own).isMember(of:"))
    #expect(lowered.contains("UIKit.kindReceiver(own).isKind(of:"))
    #expect(lowered.contains("&& a.view!.isKind(of:"))
    #expect(lowered.contains("&& b.target.hash == 0"))
  }

  @Test("what Apple's Formatter declares for overriding loses the keyword")
  func formatterOverrides() {
    let lowered = Lowered(
      "import Foundation\nclass Short: Formatter {\n"
        + "  override func string(for obj: Any?) -> String? { nil }\n"
        + "  override func isPartialStringValid(\n    _ partialString: String,\n"
        + "    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,\n"
        + "    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?\n"
        + "  ) -> Bool { false }\n}\n")
    #expect(lowered.contains("  override func string(for"))
    #expect(!lowered.contains("override func isPartialStringValid"))
  }

  @Test("a module that asks what protocols declare tells of those it names, with what they refine")
  func protocolDescriptions() {
    let question =
      "func has(_ proto: Protocol, _ selector: Selector) -> Bool {\n"
      + "  protocol_getMethodDescription(proto, selector, true, true).name != nil\n}\n"
    let own =
      "@objc protocol Shelf: UIScrollViewDelegate {\n  func fill(_ count: Int)\n"
      + "  @objc optional func clear()\n}\nlet all: [Protocol] = [Shelf.self, UILabel.self]\n"
    let lowered = Lowered("import UIKit\n" + question, "import UIKit\n" + own)
    let line = lowered.module.registration.first { $0.contains("protocol: Shelf.self") } ?? ""
    #expect(line.contains("required: [\"fill:\"]"))
    #expect(line.contains("\"clear\"") && line.contains("\"scrollViewDidScroll:\""))
    #expect(!lowered.registration.contains("protocol: UILabel.self"))
    #expect(!Lowered("import UIKit\n" + own).registration.contains("protocol:"))
    let table = Lowered(
      "import UIKit\n" + question + "let p: Protocol = UITableViewDataSource.self\n")
    #expect(table.registration.contains("required: [\"tableView:cellForRowAtIndexPath:\", "))
  }

  @Test("a comparison of expressions is of the class that has its place")
  func comparisonPredicates() {
    let lowered = Lowered(
      "import Foundation\nlet kind: NSComparisonPredicate.Operator = .equalTo\n")
    #expect(lowered.contains("let kind: ComparisonPredicate.Operator"))
  }

  @Test("a table with a style's initialiser of its own is made by it from a frame, too")
  func tableInitializers() {
    let lowered = Lowered(
      "import UIKit\nclass List: UITableView {\n"
        + "  override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }\n"
        + "  required init?(coder: NSCoder) { fatalError() }\n}\n")
    #expect(
      lowered.contains(
        "required convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }"))
    let cell = Lowered(
      "import UIKit\npublic class Cell: UITableViewCell {\n"
        + "  public override init(style: CellStyle, reuseIdentifier: String!) {\n"
        + "    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)\n  }\n"
        + "  required init?(coder: NSCoder) { fatalError() }\n}\n")
    #expect(
      cell.contains(
        "public required convenience init(frame: CGRect) "
          + "{ self.init(style: .default, reuseIdentifier: nil); self.frame = frame }"))
  }

  @Test("an optional requirement of the class itself has a default of the class")
  func optionalStatics() {
    let lowered = Lowered(
      "import UIKit\n@objc protocol Made { @objc optional static var body: String? { get } }\n"
        + "class A: NSObject, Made {}\n")
    #expect(
      lowered.contains(
        "extension Made { static var body: String? { return UIKit.unimplementedRequirement("
          + "\"body\", self as AnyObject, []) } }"))
    #expect(!lowered.contains("snugOptionalMember"))
  }

  @Test("the main thread is called otherwise")
  func mainThread() {
    let lowered = Lowered(
      "import Foundation\nlet a = Thread.current == Thread.main\nlet b = Thread.main.name\n"
        + "func f(_ t: Thread) { t.main() }\n")
    #expect(lowered.contains("Thread.current == Thread.mainThread"))
    #expect(lowered.contains("let b = Thread.mainThread.name"))
    #expect(lowered.contains("t.main()"))
  }

  @Test("a flag that is called like an optional method is no closure")
  func flags() {
    func lowered(_ property: String) -> Lowered {
      Lowered(
        "import UIKit\nclass Mock { \(property) }\nfunc f(_ d: UITextFieldDelegate, _ t: UITextField) {\n"
          + "  _ = d.textFieldShouldReturn!(t)\n}\n")
    }
    for flag in ["var textFieldShouldReturn = false", "var textFieldShouldReturn: Bool?"] {
      #expect(lowered(flag).contains("d.textFieldShouldReturn(t)"))
    }
    #expect(
      lowered("var textFieldShouldReturn: ((UITextField) -> Bool)?")
        .contains("d.textFieldShouldReturn!(t)"))
  }

  @Test("a class inside a function describes itself, above what inherits it")
  func localClasses() {
    let lowered = Lowered(
      "import UIKit\nfunc test() {\n  class Base: NSObject, UITableViewDelegate {\n"
        + "    @objc func fire() {}\n"
        + "    func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}\n  }\n"
        + "  class Sub: Base { @objc func more() {} }\n  class Plain {}\n}\n")
    #expect(
      lowered.contains("class Base: NSObject, UITableViewDelegate, UIKit.RuntimeDescribing {"))
    #expect(
      lowered.contains(
        "@MainActor class func describeRuntime(_ entry: UIKit.RuntimeClass) "
          + "{ entry.method(\"fire\") { (o: Base, a) in o.`fire`() }; "
          + "entry.implements([\"tableView:didSelectRowAtIndexPath:\"]); entry.maker { Base() } }"))
    #expect(
      lowered.contains(
        "override class func describeRuntime(_ entry: UIKit.RuntimeClass) "
          + "{ super.describeRuntime(entry); entry.method(\"more\")"))
    #expect(lowered.contains("class Sub: Base {") && lowered.contains("class Plain {}"))
  }

  @Test("a class's own exposed properties are keys of the class")
  func classProperties() {
    let lowered = Lowered(
      "import UIKit\nclass Kind: NSObject { @objc static let plain = Kind() }\n"
        + "public extension Kind { @objc static var other: Kind { Kind() } }\n")
    #expect(lowered.contains("entry.classProperty(\"plain\", of: Kind.self) { $0.plain }"))
    #expect(lowered.contains("entry.classProperty(\"other\", of: Kind.self) { $0.other }"))
  }

  @Test("names that another module has here are found behind Foundation's, too")
  func foundationMembers() {
    let lowered = Lowered(
      "import Foundation\nclass XMLParser {}\n"
        + "func f(_ p: Foundation.XMLParser, _ d: Foundation.Data) { _ = Foundation.URLSession.shared }\n"
    )
    #expect(lowered.contains("_ p: FoundationXML.XMLParser, _ d: Foundation.Data"))
    #expect(lowered.contains("FoundationNetworking.URLSession.shared"))
  }

  @Test("a metatype of an alias makes objects, also where the alias is extended")
  func extendedAlias() {
    let lowered = Lowered(
      "import UIKit\ntypealias View = UIView\nextension View { var a: Int { 1 } }\n"
        + "func make(_ type: View.Type) -> View { type.init() }\n")
    #expect(lowered.contains("{ type.snugMake() }"))
    let both = Lowered(
      "import UIKit\ntypealias View = UIView\nextension View { var a: Int { 1 } }\n"
        + "extension UIView { var b: Int { 2 } }\n"
        + "class Maker<V: View> { let type: View.Type = V.self; func make() -> View { type.init() } }\n"
    )
    #expect(both.contains("{ type.snugMake() }"))
  }
}
