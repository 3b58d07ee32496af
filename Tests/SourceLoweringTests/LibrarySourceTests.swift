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

  @Test("Core Image's colour is UIKit's; the framework is not said to be there")
  func coreImage() {
    let lowered = Lowered(
      "import CoreImage\nlet a: CoreImage.CIColor? = nil\n#if canImport(CoreImage)\nlet b = 1\n"
        + "#endif\n")
    #expect(lowered.contains("import UIKit") && lowered.contains("let a: UIKit.CIColor? = nil"))
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
    #expect(lowered.contains("UIKit.messaged(item).responds(to:"))
    #expect(lowered.contains("(other).map(UIKit.membership)?.isKind(of:"))
    #expect(lowered.contains("&& text.hash == 0"))
    let shadowed = Lowered(
      "import UIKit\nfunc f(_ item: AnyObject?) -> Int {\n"
        + "  if let item = item, item.hash == 1 { return item.hash }\n  return 0\n}\n")
    #expect(shadowed.contains("if let item = item, item.hash == 1"))
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
