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

  @Test("a metatype of an alias makes objects, also where the alias is extended")
  func extendedAlias() {
    let lowered = Lowered(
      "import UIKit\ntypealias View = UIView\nextension View { var a: Int { 1 } }\n"
        + "func make(_ type: View.Type) -> View { type.init() }\n")
    #expect(lowered.contains("{ type.snugMake() }"))
  }
}
