// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

@Suite("What one module tells the next")
struct ModuleInterfaceTests {
  /// Lowers a library, then an app that imports it.
  private func app(_ text: String, over library: String) -> LoweredModule {
    let first = SourceLowering(LoweringOptions(moduleName: "Kit")).lower([
      SourceInput(path: "/kit/Kit.swift", text: library)
    ])
    var options = LoweringOptions(moduleName: "App", modules: ["Kit"])
    options.known = first.interface
    return SourceLowering(options).lower([SourceInput(path: "/app/App.swift", text: text)])
  }

  @Test("a subclass of a library's cell gets the initialisers that UIKit requires")
  func requiredInitializers() {
    let library = "import UIKit\nopen class Card: UICollectionViewCell {}"
    let overriding = app(
      "import Kit\nclass A: Card { override init(frame: CGRect) { super.init(frame: frame) } }",
      over: library)
    #expect(overriding.files[0].text.contains("required init(frame: CGRect) { super"))
    let lacking = app(
      "import Kit\nclass A: Card { init(title: String) { super.init(frame: .zero) } }",
      over: library)
    #expect(lacking.files[0].text.contains("required init(frame: CGRect) { UIKit.unimpl"))
  }

  @Test("what a library's alias of several protocols names is made as the class that they want")
  func compositions() {
    let library = """
      import UIKit
      public protocol Styled: UIView {}
      public protocol Filled { func fill() }
      public typealias Card = Filled & Styled
      """
    let text = app(
      "import Kit\nfinal class Frame<Content: Card> { let content = Content() }", over: library
    ).files[0].text
    #expect(text.contains("{ let content = Content.snugMake() }"))
  }

  @Test("what a library's protocol for views adopts is made as a view")
  func protocolsOfViews() {
    let library = """
      import UIKit
      public typealias Base = UIView
      public protocol Styled: Base {}
      public protocol Filled: Styled { func fill() }
      public protocol Made: UIView { init() }
      public protocol Plain: AnyObject { init() }
      extension Filled { public static func one() -> Self { Self() } }
      """
    let text = app(
      """
      import Kit
      extension Styled where Self: Filled { static func two() -> () -> Self { { Self() } } }
      extension Made { static func three() -> Self { Self() } }
      extension Plain { static func four() -> Self { Self() } }
      """, over: library
    ).files[0].text
    #expect(text.contains("two() -> () -> Self { { Self.snugMake() } }"))
    #expect(text.contains("three() -> Self { Self() }"))
    #expect(text.contains("four() -> Self { Self() }"))
    #expect(Lowered(library).contains("one() -> Self { Self.snugMake() }"))
  }

  @Test("a class below a library's that has no `init()` is not made by one")
  func plainInitializers() {
    let library = """
      import UIKit
      open class Source: NSObject { public init(list: UITableView) { super.init() } }
      open class Free: NSObject {}
      """
    let lowered = app(
      """
      import Kit
      func test() {
        class Inner: Source { @objc func told() {} }
        class Other: Free { @objc func told() {} }
      }
      class Outer: Source { @objc func told() {} }
      """, over: library)
    #expect(!lowered.files[0].text.contains("entry.maker { Inner() }"))
    #expect(lowered.files[0].text.contains("entry.maker { Other() }"))
    #expect(!lowered.registration.contains { $0.contains("entry.maker { Outer() }") })
  }

  @Test("protocols that inherit each other are the compiler's to tell")
  func circle() {
    let lowered = Lowered(
      "import UIKit\npublic protocol A: B {}\npublic protocol B: A {}\n"
        + "extension A { static func one() -> Self { Self() } }\n")
    #expect(lowered.contains("one() -> Self { Self() }"))
  }

  @Test("so does a subclass of what a library calls a view by another name")
  func aliases() {
    let library = """
      import UIKit
      #if os(macOS)
        public typealias Base = NSView
      #else
        public typealias Base = UIView
      #endif
      open class Card: UICollectionViewCell {}
      public typealias OldCard = Card
      typealias Own = UIView
      """
    for name in ["Base", "OldCard", "Own"] {
      let text = app(
        "import Kit\nclass A: \(name) { override init(frame: CGRect) { super.init(frame: frame) } }",
        over: library
      ).files[0].text
      #expect(text.contains("required init(frame: CGRect) { super") == (name != "Own"), "\(name)")
    }
  }

  @Test("what an extension overrides in a library's class is asked for where it is called")
  func overridesInExtensions() {
    let text = app(
      """
      import Kit
      extension Screen { public override func loadViewIfNeeded() { super.loadViewIfNeeded() } }
      func show(_ screen: Screen) { screen.loadViewIfNeeded() }
      """,
      over: "import UIKit\nopen class Screen: UIViewController {}"
    ).files[0].text
    #expect(
      text.contains("func snugCategory_Screen_loadViewIfNeeded() { super.loadViewIfNeeded() }"))
    #expect(text.contains("{ screen.snugAsk_loadViewIfNeeded() }"))
    #expect(text.contains("extension UIViewController { @discardableResult func snugAsk_"))
  }

  @Test("two classes whose extensions override the same method are asked in one")
  func overridesInTwoExtensions() {
    let text = app(
      """
      import Kit
      extension Screen { public override func loadViewIfNeeded() {} }
      extension Page { public override func loadViewIfNeeded() {} }
      """,
      over: """
        import UIKit
        open class Screen: UIViewController {}
        open class Page: UIViewController {}
        """
    ).files[0].text
    #expect(text.components(separatedBy: "func snugAsk_loadViewIfNeeded").count == 2)
    #expect(text.contains("self as? Page { return object.snugCategory_Page_loadViewIfNeeded() }"))
    #expect(text.contains("self as? Screen { return object.snugCategory_Screen_loadView"))
  }

  @Test("through a class of the library that is not public nothing is known")
  func hidden() {
    let module = app(
      "import Kit\nclass A: Card { init(title: String) {} }",
      over: "import UIKit\nclass Card: UICollectionViewCell {}")
    #expect(!module.files[0].text.contains("unimplementedInitializer"))
  }

  @Test("optional methods of a library's protocol are found in the app's classes")
  func optionalMethods() {
    let module = app(
      "import Kit\nclass A: NSObject, CardDelegate { func cardDidOpen(_ card: Int) {} }",
      over: """
        import UIKit
        @objc public protocol CardDelegate { @objc optional func cardDidOpen(_ card: Int) }
        """)
    #expect(module.registration.joined().contains("implements([\"cardDidOpen:\"])"))
  }

  @Test("an optional method below a library's class that conforms replaces its default")
  func replacements() {
    let module = app(
      """
      import Kit
      class A: Source {
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
      }
      """,
      over: "import UIKit\nopen class Source: NSObject, UITableViewDelegate {}")
    #expect(
      module.files[0].text.contains("entry.replacement(\"tableView:didSelectRowAtIndexPath:\")"))
  }
}

@Suite("The window of a delegate")
struct DelegateWindowTests {
  @Test("is optional twice where only the protocol is known")
  func optionalTwice() {
    let lowered = Lowered(
      """
      let a = UIApplication.shared.delegate?.window??.rootViewController
      let b = (scene.delegate as? UIWindowSceneDelegate)?.window!!.bounds
      let c = (UIApplication.shared.delegate as? AppDelegate)?.window?.bounds
      let d = view.window?.bounds
      """)
    #expect(lowered.contains("delegate?.optionalWindow??.rootViewController"))
    #expect(lowered.contains("UIWindowSceneDelegate)?.optionalWindow!!.bounds"))
    #expect(lowered.contains("as? AppDelegate)?.window?.bounds"))
    #expect(lowered.contains("view.window?.bounds"))
  }

  @Test("tests override what an extension shows Objective-C, which is internal to the library")
  func overridesInTests() {
    func lower(isTested: Bool) -> (library: LoweredModule, tests: LoweredModule) {
      var options = LoweringOptions(moduleName: "Panels")
      options.isTested = isTested
      let library = SourceLowering(options).lower([
        SourceInput(
          path: "/panels/A.swift",
          text: """
            import UIKit
            extension UIViewController {
              @objc var area: UIEdgeInsets { .zero }
              var plain: Int { 1 }
              @objc private var own: Int { 2 }
            }
            """)
      ])
      var tests = LoweringOptions(moduleName: "PanelTests", modules: ["Panels"])
      tests.known = library.interface
      let text = """
        import UIKit
        @testable import Panels
        final class Fixed: UIViewController { override var area: UIEdgeInsets { super.area } }
        """
      return (
        library, SourceLowering(tests).lower([SourceInput(path: "/tests/A.swift", text: text)])
      )
    }
    let tested = lower(isTested: true)
    let library = tested.library.files[0].text
    #expect(library.contains("if let override = self as? any SnugUIViewController_area {"))
    #expect(!library.contains("SnugUIViewController_plain"))
    #expect(!library.contains("SnugUIViewController_own"))
    let tests = tested.tests.files[0].text
    #expect(
      tests.contains(
        "var snugOverride_UIViewController_area: UIEdgeInsets "
          + "{ self.snugBase_UIViewController_area }"))
    #expect(tests.contains("extension Fixed: SnugUIViewController_area {}"))
    #expect(!lower(isTested: false).library.files[0].text.contains("SnugUIViewController_area"))
  }
}
