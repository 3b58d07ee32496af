// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SourceLowering
import Testing

@Suite("Overrides and initialisers")
struct OverrideTests {
  /// The text between a class's braces.
  private func body(of name: String, in text: String) -> Substring {
    guard let start = text.range(of: "class \(name)"),
      let end = text[start.upperBound...].range(of: "\n}")
    else { return "" }
    return text[start.upperBound..<end.lowerBound]
  }

  @Test("an override in an extension moves into the class, and its errors stay at its own line")
  func movesOverride() {
    let lowered = Lowered(
      """
      class A: UIViewController {
      }
      extension A {
        override func viewDidLoad() {
          super.viewDidLoad()
        }
      }
      """)
    let inside = body(of: "A", in: lowered.text())
    #expect(
      inside.contains(
        "#sourceLocation(file: \"/app/File0.swift\", line: 4)\n  override func viewDidLoad() {"))
    #expect(lowered.text().components(of: "override func viewDidLoad") == 1)
  }

  @Test("members of one name that others may override get protocols of their own")
  func overloadsInExtensions() {
    let lowered = Lowered(
      """
      extension UIView {
        open func keep(_ nib: UINib?, for key: String) {}
        open func keep(_ type: AnyClass?, for key: String) {}
      }
      """)
    #expect(lowered.contains("protocol SnugUIView_keep__UINib_for_String: AnyObject"))
    #expect(lowered.contains("protocol SnugUIView_keep__AnyClass_for_String: AnyObject"))
  }

  @Test("a scroll view's delegate is overridden under the name it has here")
  func scrollDelegate() {
    let lowered = Lowered(
      """
      class A: UIScrollView {
        override var delegate: UIScrollViewDelegate? {
          get { super.delegate }
          set { super.delegate = newValue; delegates = 1 }
        }
        var delegates = 0
      }
      """)
    #expect(lowered.contains("override var snugScrollDelegate: UIScrollViewDelegate?"))
    #expect(lowered.contains("get { super.snugScrollDelegate }"))
    #expect(lowered.contains("set { super.snugScrollDelegate = newValue; delegates = 1 }"))
  }

  @Test("an override moves across files, with the imports it was written under")
  func movesAcrossFiles() {
    let lowered = Lowered(
      "import UIKit\nclass A: UIView {\n}\n",
      "import Kit\nextension A {\n  override func layoutSubviews() {}\n}\n")
    #expect(body(of: "A", in: lowered.text(0)).contains("override func layoutSubviews"))
    #expect(lowered.text(0).hasPrefix("import Kit; \n"))
    #expect(!lowered.contains("layoutSubviews", in: 1))
  }

  @Test("what moves to another file brings no import that is left out")
  func movesWithoutLeftOutImports() {
    var options = LoweringOptions(moduleName: "App", modules: [])
    options.leavesOutModules = true
    let texts = [
      "import UIKit\nclass A: UIView {\n}\n",
      "import Kit\nimport HomeKit\nextension A {\n  override func layoutSubviews() {}\n}\n",
    ]
    let inputs = texts.enumerated().map { SourceInput(path: "/app/\($0).swift", text: $1) }
    let text = SourceLowering(options).lower(inputs).files[0].text
    #expect(text.contains("override func layoutSubviews"))
    #expect(!text.contains("import Kit"))
    #expect(!text.contains("import HomeKit"))
  }

  @Test("a method in an extension that a subclass overrides moves into its class")
  func movesOverridden() {
    let lowered = Lowered(
      "class A: UIView {\n}\nextension A {\n  @objc func go() {}\n}\n"
        + "class B: A {\n  override func go() {}\n}\n")
    #expect(body(of: "A", in: lowered.text()).contains("func go()"))
  }

  @Test("what was public by its extension stays public")
  func keepsAccess() {
    let lowered = Lowered(
      "public class A: UIView {\n}\npublic extension A {\n  override func layoutSubviews() {}\n}\n")
    #expect(body(of: "A", in: lowered.text()).contains("public   override func layoutSubviews"))
  }

  @Test("selectors inside a moved method are lowered too")
  func lowersMovedText() {
    let lowered = Lowered(
      "class A: UIView {\n @objc func go() {}\n}\nextension A {\n"
        + "  override func layoutSubviews() { _ = #selector(go) }\n}\n")
    #expect(body(of: "A", in: lowered.text()).contains("layoutSubviews() { _ = Selector(\"go\") }"))
  }

  @Test("an override of a method that only Apple's NSObject has is no override here")
  func objectMethods() {
    let lowered = Lowered(
      "class A: NSObject {\n  override func awakeFromNib() { super.awakeFromNib() }\n}\n")
    #expect(lowered.contains("           func awakeFromNib() {"))
    #expect(lowered.contains("entry.method(\"awakeFromNib\")"))
  }

  @Test("an overridden init(frame:) is required, at the same column")
  func requiresInitializer() {
    let lowered = Lowered(
      "class A: UIView {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}\n")
    #expect(lowered.contains("  required init(frame: CGRect) { super.init(frame: frame) }"))
  }

  @Test("a table cell's own initialiser is required, and the frame's calls it")
  func cellInitializer() {
    let lowered = Lowered(
      "class A: UITableViewCell {\n"
        + "  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {}\n}\n")
    #expect(lowered.contains("  required init(style: UITableViewCell.CellStyle"))
    #expect(
      lowered.contains(
        "required convenience init(frame: CGRect) "
          + "{ self.init(style: .default, reuseIdentifier: nil); self.frame = frame }"))
  }

  @Test("a class with initialisers of its own gets a trapping init(frame:), with Swift's text")
  func trapsInitializer() {
    let lowered = Lowered(
      "class BadgeView: UIControl {\n  init(name: String) { super.init(frame: .zero) }\n}\n")
    #expect(
      lowered.contains(
        "required init(frame: CGRect) "
          + "{ UIKit.unimplementedInitializer(\"init(frame:)\", \"App.BadgeView\") }"))
  }

  @Test(
    "no initialiser is added where it is inherited or the class is no view",
    arguments: [
      "class A: UIView { convenience init(x: Int) { self.init(frame: .zero) } }",
      "class A: NSObject { init(x: Int) {} }", "class A { init(x: Int) {} }",
      "class A: UIViewController {}",
    ])
  func addsNothing(text: String) {
    #expect(Lowered(text).module.files[0].isUntouched)
  }

  @Test("a controller with an initialiser of its own says which it does not inherit")
  func controller() {
    let lowered = Lowered(
      "class A: UIViewController { init(x: Int) { super.init(nibName: nil, bundle: nil) } }")
    #expect(!lowered.contains("required init"))
    #expect(
      lowered.contains(
        "override class func snugMake(nibName: String?, bundle: Bundle?) -> Self "
          + "{ UIKit.unimplementedInitializer(\"init(nibName:bundle:)\", \"App.A\") }"))
  }

  @Test("the subclass of an app's own view class gets one too")
  func trapsBelowOwnClass() {
    let lowered = Lowered(
      "class A: UIView {}\n", "class B: A { init(x: Int) { super.init(frame: .zero) } }\n")
    #expect(lowered.module.files[0].isUntouched)
    #expect(lowered.contains("\"App.B\"", in: 1))
  }

  @Test("so does the subclass of a generic one with several arguments")
  func trapsBelowGeneric() {
    let lowered = Lowered(
      """
      class Cell<T>: UITableViewCell {}
      class Pair<A, B>: Cell<Two<A, B>> {
        required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() }
      }

      """)
    #expect(lowered.contains("required convenience init(frame: CGRect)"))
  }

  @Test("an override of what the app's extension adds to a framework's class is asked for first")
  func extensionMembers() {
    let lowered = Lowered(
      "extension UIView {\n  @objc func setup(_ n: Int) { done() }\n  var isWide: Bool { true }\n}\n"
        + "class A: UILabel {\n  override func setup(_ n: Int) { super.setup(n) }\n"
        + "  override var isWide: Bool { !super.isWide }\n}\n"
        + "class B: A { override func setup(_ n: Int) { super.setup(n) } }\n")
    #expect(
      lowered.contains(
        "func setup(_ n: Int) { if let override = self as? any SnugUIView_setup {"
          + " return override.snugOverride_UIView_setup(n) }; return snugBase_UIView_setup(n) };"
          + " func snugBase_UIView_setup(_ n: Int) { done() }"))
    #expect(
      lowered.contains("func snugOverride_UIView_setup(_ n: Int) { self.snugBase_UIView_setup(n) }")
    )
    #expect(
      lowered.contains(
        "override func snugOverride_UIView_setup(_ n: Int) { super.snugOverride_UIView_setup(n) }"))
    #expect(
      lowered.contains("var snugOverride_UIView_isWide: Bool { !self.snugBase_UIView_isWide }"))
    #expect(lowered.contains("extension A: SnugUIView_setup {}"))
    #expect(
      lowered.contains(
        "protocol SnugUIView_setup: AnyObject { func snugOverride_UIView_setup(_ n: Int)"))
  }

  @Test("parameters of such a member keep their default values where it is called alone")
  func defaultValuesOfExtensionMembers() {
    let lowered = Lowered(
      "extension UIView {\n  open func pin(_: Int, inset: CGFloat = 8) { done() }\n}\n")
    #expect(lowered.contains("inset: CGFloat = 8) { if let override"))
    #expect(lowered.contains("func snugOverride_UIView_pin(_ snugArgument0: Int, inset: CGFloat )"))
  }

  @Test("so is an override of what an extension adds to all objects")
  func extensionOfAllObjects() {
    let lowered = Lowered(
      "extension NSObject {\n  @objc func parts() -> [NSObject] { [] }\n}\n"
        + "extension UIView {\n  @objc override func parts() -> [NSObject] { subviews }\n}\n")
    #expect(lowered.contains("func snugOwn_NSObject_parts() -> [NSObject] { [] }"))
    #expect(
      lowered.contains("func snugOverride_NSObject_parts_UIView() -> [NSObject] { subviews }"))
    #expect(!lowered.contains("SnugCategory_UIView"))
  }

  @Test("so is one that stands in an extension of another framework class, by its parameters")
  func overridesBetweenExtensions() {
    let lowered = Lowered(
      "extension UIView {\n  func put(_ v: UIView...) { put(v) }\n"
        + "  @objc func put(_ v: [UIView]) { done() }\n}\n"
        + "extension UITableViewCell {\n  override func put(_ v: [UIView]) { contentView.put(v) }\n}\n"
    )
    #expect(lowered.contains("func put(_ v: UIView...) { put(v) }"))
    #expect(lowered.contains("func snugOwn_UIView_put(_ v: [UIView]) { done() }"))
    #expect(
      lowered.contains(
        "func snugOverride_UIView_put_UITableViewCell(_ v: [UIView]) { contentView.put(v) }"))
    #expect(!lowered.contains("extension UITableViewCell: SnugUIView_put {}"))
  }

  @Test("of extensions over several classes the most derived is asked first, throwing and static")
  func overridesOverSeveralClasses() {
    let lowered = Lowered(
      """
      extension UIView {
        @objc open class var keys: [String] { [] }
        @objc open func take(_ v: Any) throws { done() }
      }
      extension UITableView {
        open override class var keys: [String] { super.keys + [1] }
        open override func take(_ v: Any) throws { try super.take(v) }
      }
      extension UIScrollView {
        open override func take(_ v: Any) throws { try super.take(v) }
      }
      class Own: UITableView {
        override func take(_ v: Any) throws { try super.take(v) }
      }

      """)
    let asking = """
      return try override.snugOverride_UIView_take(v) }; return try snugBase_UIView_take(v) }; \
      public func snugBase_UIView_take(_ v: Any) throws { \
      if let object = self as? UITableView { \
      return try object.snugOverride_UIView_take_UITableView(v) }; \
      if let object = self as? UIScrollView { \
      return try object.snugOverride_UIView_take_UIScrollView(v) }; \
      return try snugOwn_UIView_take(v) };
      """
    #expect(lowered.contains(asking))
    #expect(lowered.contains("{ try self.snugOverride_UIView_take_UIScrollView(v) }"))
    #expect(lowered.contains("{ try self.snugOwn_UIView_take(v) }"))
    #expect(lowered.contains("{ try self.snugBase_UIView_take(v) }"))
    let keys =
      "class var snugOverride_UIView_keys_UITableView: [String] { self.snugOwn_UIView_keys + [1] }"
    #expect(lowered.contains(keys))
    #expect(lowered.contains("if let object = self as? UITableView.Type {"))
    #expect(lowered.contains("extension Own: SnugUIView_take {}"))
    #expect(!lowered.contains("open "))
  }

  @Test("a parameter without a name is passed on, too")
  func unnamedParameters() {
    let lowered = Lowered(
      """
      extension UIView { @objc open func mount(_: Int, for _: String) { done() } }
      extension UILabel { open override func mount(_: Int, for _: String) {} }

      """)
    let asking =
      "func mount(_ snugArgument0: Int, for snugArgument1: String) {"
      + " if let override = self as? any SnugUIView_mount {"
      + " return override.snugOverride_UIView_mount(snugArgument0, for: snugArgument1) };"
    #expect(lowered.contains(asking))
    #expect(
      lowered.contains("snugBase_UIView_mount(_ snugArgument0: Int, for snugArgument1: String)"))
    #expect(lowered.contains("snugOverride_UIView_mount_UILabel(_: Int, for _: String) {}"))
  }

  @Test("an open member of a class's extension moves, as other modules may override it")
  func openMembers() {
    let lowered = Lowered(
      """
      open class Source: NSObject {}
      extension Source: UITableViewDataSource { open func rows() -> Int { 1 } }

      """)
    #expect(lowered.contains("open class Source: NSObject {\n"))
    let text = lowered.text()
    let (moved, end) = (text.range(of: "open func rows"), text.range(of: "extension Source"))
    #expect(moved.flatMap { a in end.map { a.lowerBound < $0.lowerBound } } == true)
  }

  @Test("optional methods of Foundation's delegates are always there")
  func delegatesOfFoundation() {
    let lowered = Lowered(
      "func f(_ d: URLSessionDelegate?) { d?.urlSession?(s, didBecomeInvalidWithError: nil) }\n")
    #expect(lowered.contains("{ d?.urlSession(s, didBecomeInvalidWithError: nil) }"))
  }

  @Test("what every object adopts is adopted by classes that are no objects here")
  func otherRoots() {
    let lowered = Lowered(
      """
      protocol P { var p: Int { get }; static func q() }
      protocol Bare { func work() }
      protocol Object: NSObjectProtocol {}
      extension P { var p: Int { 1 }; static func q() {} }
      extension NSObject: P, Bare, Object, Foreign {}
      extension FileManager: P {}

      """)
    #expect(lowered.contains("extension NotificationCenter: P {}"))
    #expect(!lowered.contains("extension NotificationCenter: Bare"))
    #expect(!lowered.contains("extension NotificationCenter: Object"))
    #expect(!lowered.contains("extension NotificationCenter: Foreign"))
    #expect(lowered.text().components(of: "extension FileManager: P {}") == 1)
  }

  @Test("an equality that an extension gives constraints is told to them, without a subclass")
  func equalityOfConstraints() {
    let lowered = Lowered(
      "extension NSLayoutConstraint {\n"
        + "  open override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }\n}\n"
        + "let a = NSLayoutConstraint()\n")
    #expect(lowered.text().contains("func snugCategory_NSLayoutConstraint_isEqual(_ object: Any?)"))
    #expect(lowered.text().contains("let a = NSLayoutConstraint()"))
    #expect(!lowered.text().contains("SnugCategory_NSLayoutConstraint"))
    #expect(
      lowered.module.registration.contains(
        "NSLayoutConstraint.isEqualByApp = { $0.snugCategory_NSLayoutConstraint_isEqual($1) }"))
  }

  @Test("overrides in an extension of a framework's class go to a subclass that the app uses")
  func categories() {
    let lowered = Lowered(
      "extension UINavigationController {\n"
        + "  open override var shouldAutorotate: Bool { super.shouldAutorotate }\n"
        + "  override open func viewDidLoad() { super.viewDidLoad() }\n}\n"
        + "class Own: UINavigationController {}\nlet a = UINavigationController(rootViewController: b)\n"
    )
    #expect(
      lowered.contains(
        "open class SnugCategory_UINavigationController: UINavigationController {"
          + " open override var shouldAutorotate: Bool "
          + " { self.snugCategory_UINavigationController_shouldAutorotate };"))
    #expect(
      lowered.contains(
        "override func viewDidLoad()  { self.snugCategory_UINavigationController_viewDidLoad() } }"
      ))
    #expect(lowered.contains("class Own: SnugCategory_UINavigationController"))
    #expect(lowered.contains("let a = SnugCategory_UINavigationController(rootViewController: b)"))
    #expect(!lowered.contains("override open"))
    #expect(
      lowered.module.registration.contains(
        "RuntimeRegistry.register(\"UINavigationController\","
          + " SnugCategory_UINavigationController.self)"))
  }
}

extension String {
  /// How often a part occurs.
  func components(of part: String) -> Int {
    ranges(of: part).count
  }
}
