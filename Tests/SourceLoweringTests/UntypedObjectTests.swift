// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

@Suite("Objects of any class, and methods as values")
struct UntypedObjectTests {
  private func asked(_ value: String, _ name: String, _ type: String) -> String {
    "UIKit.RuntimeRegistry.member(of: \(value), named: \"\(name)\", as: \(type).self)"
  }

  /// Documentation/SourceLowering.md §6.7.
  @Test(
    "a value that some declaration says to be an AnyObject is asked by name",
    arguments: [
      ("func f(_ x: AnyObject) { _ = x.text }", "x"),
      ("func f() { let x: AnyObject = UIView(); _ = x.text }", "x"),
      ("func f(_ x: AnyObject?) { _ = x?.text }", "x"),
      ("func f(_ x: [AnyObject]) { _ = x.first?.text }", "x.first"),
      ("func f(_ x: [AnyObject]) { _ = x[0].text }", "x[0]"),
      ("func f(_ x: [AnyObject]) { for y in x { _ = y.text } }", "y"),
      ("func f(_ x: [AnyObject]) { x.forEach { _ = $0.text } }", "$0"),
      ("func g() -> [AnyObject] { [] }\nfunc f() { _ = g().last?.text }", "g().last"),
      ("func f() { func g() -> AnyObject { UIView() }; _ = g().text }", "g()"),
      ("class A { var x: AnyObject?; func f() { _ = x?.text } }", "x"),
      ("class A { var x: [AnyObject] = [] }\nfunc f(_ a: A) { _ = a.x.first?.text }", "a.x.first"),
      (
        "class A { func x() -> AnyObject? { nil } }\nfunc f() { let a = A(); _ = a.x()?.text }",
        "a.x()"
      ),
    ])
  func members(text: String, value: String) {
    let lowered = Lowered("import UIKit\n\(text)\n")
    let member = asked(value, "text", "String")
    #expect(lowered.contains("_ = " + member))
  }

  /// Documentation/SourceLowering.md §6.7.
  @Test("a value that a closure of map casts to AnyObject is asked as one that is cast itself")
  func mappedCast() {
    let lowered = Lowered(
      """
      import UIKit
      func f(_ info: [String: Any]?) -> CGRect? { info?["frame"].map { $0 as AnyObject }?.cgRectValue }
      func g(_ info: [String: Any]?) -> String? { info?["name"].map { "\\($0)" }?.lowercased() }
      """)
    #expect(
      lowered.contains(
        #"UIKit.DynamicValue(info?["frame"].map { $0 as AnyObject }).cgRectValue }"#),
      "\(lowered.text())")
    #expect(lowered.contains(##"info?["name"].map { "\($0)" }?.lowercased() }"##))
  }

  /// Documentation/SourceLowering.md §6.23.
  @Test("the items of a constraint are asked by name, not those of the module's own class")
  func constraintItems() {
    let text = """
      import UIKit
      func f(_ c: NSLayoutConstraint, _ all: [NSLayoutConstraint]) {
        if let first = c.firstItem, first.superview == nil { _ = all[0].secondItem?.tag }
      }
      """
    let lowered = Lowered(text)
    #expect(lowered.contains(asked("first", "superview", "UIView")))
    #expect(lowered.contains(asked("all[0].secondItem", "tag", "Int")))
    let own = Lowered(text + "\nstruct Pair { var firstItem: Card?; var secondItem: Card? }\n")
    #expect(!own.contains("RuntimeRegistry.member"))
  }

  /// Documentation/SourceLowering.md §2.16.
  @Test("an author's order of numbers gives way to Foundation's, and texts are made of nothing")
  func foundationDiffers() {
    let lowered = Lowered(
      """
      import Foundation
      public func < (left: NSNumber, right: NSNumber) -> Bool { left.compare(right) == .orderedAscending }
      func < (left: Shelf, right: Shelf) -> Bool { false }
      let text = NSMutableString()
      let price = NumberFormatter()
      final class Price: NumberFormatter {}
      final class DecimalFormatter: NumberFormatter {}
      """)
    #expect(lowered.contains("@_disfavoredOverload public func < (left: NSNumber"))
    #expect(lowered.contains("\nfunc < (left: Shelf"))
    #expect(lowered.contains("NSMutableString(string: \"\")"))
    #expect(lowered.contains("let price = UIKit.numberFormatter()"))
    #expect(lowered.contains("final class Price: DecimalRoundingFormatter {"))
    // A name that apps have, too.
    #expect(lowered.contains("final class DecimalFormatter: DecimalRoundingFormatter {"))
  }

  /// Documentation/SourceLowering.md §6.15.
  @Test("a box is asked for the structure in it, unless the module has such a property")
  func boxedTypes() {
    let text =
      "import Foundation\nfunc name(_ v: NSValue) -> String { String(cString: v.objCType) }"
    #expect(Lowered(text).contains("String(cString: v.boxedObjCType)"))
    let own = Lowered(text + "\nstruct Field { let objCType: String }\n")
    #expect(own.contains("String(cString: v.objCType)"))
  }

  /// Documentation/SourceLowering.md §2.18.
  @Test("the folder Library is asked of UIKit, other folders of Foundation")
  func libraryFolder() {
    let lowered = Lowered(
      """
      import Foundation
      let a = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)
      let b = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
      let c = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)
      func d(_ place: FileManager.SearchPathDirectory) throws -> URL {
        try FileManager.default.url(for: place, in: .userDomainMask, appropriateFor: nil, create: true)
      }
      """)
    #expect(lowered.contains("let a = FileManager.default.folders(for: .libraryDirectory"))
    #expect(lowered.contains("let b = FileManager.default.urls(for: .documentDirectory"))
    #expect(lowered.contains("let c = UIKit.searchPaths(.libraryDirectory"))
    #expect(lowered.contains("try FileManager.default.folder(for: place, in:"))
  }

  /// Documentation/SourceLowering.md §2.18.
  @Test("a bundle's files of an extension are asked of UIKit")
  func bundledFiles() {
    let lowered = Lowered(
      """
      import Foundation
      let a = Bundle.main.urls(forResourcesWithExtension: "txt", subdirectory: nil)
      func b(_ shelf: Bundle?) -> [URL] {
        shelf?.urls(forResourcesWithExtension: "txt", subdirectory: "a", localization: "de") ?? []
      }
      func c(_ shop: Shop) -> [URL] { shop.urls(for: "txt") }
      """)
    #expect(lowered.contains("Bundle.main.bundledURLs(forResourcesWithExtension: \"txt\""))
    #expect(lowered.contains("shelf?.bundledURLs(forResourcesWithExtension: \"txt\""))
    #expect(lowered.contains("shop.urls(for: \"txt\")"))

    let own = Lowered(
      """
      import Foundation
      protocol Shelf { func urls(forResourcesWithExtension: String?, subdirectory: String?) -> [URL]? }
      extension Bundle: Shelf {}
      func d(_ shelf: Shelf) { _ = shelf.urls(forResourcesWithExtension: "txt", subdirectory: nil) }
      """)
    #expect(!own.contains("bundledURLs"))
  }

  /// Documentation/SourceLowering.md §6.20.
  @Test("what is cast to a variadic value becomes one as an object")
  func variadicValues() {
    let lowered = Lowered(
      """
      import Foundation
      func told(_ day: Date) -> String { String(format: "%@", day as CVarArg) }
      func asked(_ day: Date) -> NSPredicate { NSPredicate(format: "day > %@", day as CVarArg) }
      """)
    #expect(lowered.contains("day ~>% CVarArg.self)"))
    #expect(lowered.contains("day as Any"))
  }

  /// Documentation/SourceLowering.md §6.19.
  @Test("Darwin's handle for every symbol is a null pointer")
  func everySymbol() {
    let lowered = Lowered(
      """
      import UIKit
      let every = UnsafeMutableRawPointer(bitPattern: -2)
      let other = UnsafeMutableRawPointer(bitPattern: -1)
      """)
    #expect(lowered.contains("every = UnsafeMutableRawPointer(bitPattern:  0)"))
    #expect(lowered.contains("other = UnsafeMutableRawPointer(bitPattern: -1)"))
  }

  /// Documentation/SourceLowering.md §6.9.
  @Test("a closure's value is asked by key as an object; a variable and other labels are not")
  func closureValues() {
    func lowered(_ body: String) -> Lowered {
      Lowered("import UIKit\nfunc g(_ f: (Request) -> Void) {}\nfunc h() { g { r in \(body) } }\n")
    }
    #expect(lowered("r.setValue(1, forKey: \"a\")").contains("UIKit.messageReceiver(r).setValue"))
    for body in [
      "var r = r; r.setValue(1, forKey: \"a\")", "r.setValue(\"a\", forHTTPHeaderField: \"b\")",
      "_ = r.value(forHTTPHeaderField: \"b\")",
    ] {
      #expect(!lowered(body).contains("messageReceiver"), "\(body)")
    }
  }

  @Test("the members of what is no AnyObject, or no longer one, stay")
  func others() {
    for text in [
      "func f(_ x: UILabel) { _ = x.text }", "func f(_ x: [UILabel]) { _ = x.first?.text }",
      "func f(_ x: AnyObject) { if let x = x as? UILabel { _ = x.text } }",
      "func f(_ x: AnyObject) { switch x { case let x as UILabel: _ = x.text\n default: break } }",
      "func f(_ x: AnyObject) { if case let x as UILabel = x { _ = x.text } }",
      "func f(_ x: AnyObject) { g { (_: Int, x: UILabel) in _ = x.text } }",
      "class A { var list: [AnyObject] = [] }\nfunc f(_ list: [UILabel]) { _ = list.first?.text }",
      "func f(_ x: AnyObject) { x.text = nil }",
    ] {
      #expect(!Lowered("import UIKit\n\(text)\n").contains("RuntimeRegistry"), "\(text)")
    }
  }

  @Test("an exposed static property is asked of a class that the text does not name")
  func classMembers() {
    let own =
      "import UIKit\nextension UIView { @objc class var kind: String? { nil } }\n"
      + "class A: UIView { static var other = 1 }\n"
    let lowered = Lowered(own + "func f(_ c: AnyClass) { _ = c.kind }\n")
    #expect(lowered.contains("_ = UIKit.classMember((c as? UIView.Type).map { $0.kind })"))
    let plain = Lowered(own + "func f(_ c: AnyClass, _ d: A.Type) { _ = d.kind; _ = d.other }\n")
    #expect(!plain.contains("classMember"))
  }

  @Test("a member is of the type that the module or UIKit gives it, else of the context's")
  func types() {
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject { @objc var size: CGSize = .zero\n"
        + "  @objc var place = CGPoint(x: 1, y: 2); @objc var isOld = false }\n"
        + "func f(_ x: AnyObject?, _ y: AnyObject) {\n  _ = x?.size.width\n  _ = y.other\n"
        + "  _ = y.place; _ = y.isOld\n"
        + "  y.setNeedsLayout?()\n  x?.setNeedsLayout()\n}\n")
    #expect(lowered.contains(asked("x", "size", "CGSize") + "?.width"))
    #expect(lowered.contains(asked("y", "place", "CGPoint")))
    #expect(lowered.contains(asked("y", "isOld", "Bool")))
    #expect(lowered.contains("_ = UIKit.RuntimeRegistry.member(of: y, named: \"other\")\n"))
    #expect(lowered.contains("  (y as AnyObject? as? UIView)?.setNeedsLayout ()"))
    #expect(lowered.contains("  (x as AnyObject? as? UIView)?.setNeedsLayout()"))
  }

  /// Constraints have a priority of one type, tasks of another.
  @Test("a priority that is compared with something typed has its type")
  func priorities() {
    func lowered(_ other: String) -> Lowered {
      Lowered(
        "import UIKit\nfunc f(_ x: [AnyObject]) { XCTAssertEqual(x.first?.priority, \(other)) }\n")
    }
    #expect(lowered("Level.high.value").contains("named: \"priority\"), Level.high.value)"))
    for other in [".required", "750"] {
      #expect(
        lowered(other).contains("named: \"priority\", as: UILayoutPriority.self), \(other))"))
    }
  }

  @Test("members of another module's types are known, too")
  func modules() {
    let library = SourceLowering(LoweringOptions(moduleName: "Lib")).lower([
      SourceInput(
        path: "/l.swift",
        text: "public class Lists { public var things: [AnyObject] = []\n"
          + "  public func all() -> [AnyObject] { things } }\n")
    ])
    var options = LoweringOptions(moduleName: "App")
    options.known = library.interface
    let text = SourceLowering(options).lower([
      SourceInput(
        path: "/a.swift",
        text: "import Lib\nfunc f() { let l = Lists(); _ = l.all().first?.tag\n"
          + "  _ = l.things[0].tag }\n"
      )
    ]).files[0].text
    #expect(text.contains(asked("l.all().first", "tag", "Int")))
    #expect(text.contains(asked("l.things[0]", "tag", "Int")))
  }

  /// Documentation/SourceLowering.md §2.10.
  @Test("methods of XCTest as values take what Apple's take")
  func methodValues() {
    let lowered = Lowered(
      "import XCTest\nclass T: XCTestCase {\n  func testIt() {\n"
        + "    let a = wait(for:timeout:)\n    let b = self.expectation(description:)\n"
        + "    run(waitForExpectations(timeout:handler:))\n    let c = XCTWaiter.wait(for:timeout:)\n"
        + "    wait(for: [], timeout: 1)\n  }\n}\n"
        + "class Own { func wait(for a: Int, timeout: Int) {}\n"
        + "  func f() { _ = wait(for:timeout:) } }\n")
    #expect(
      lowered.contains(
        "let a = { [snugTarget = self] in snugTarget.wait(for: $0, timeout: $1) }\n"))
    #expect(
      lowered.contains("let b = { [snugTarget = self] in snugTarget.expectation(description: $0) }")
    )
    #expect(
      lowered.contains(
        "run({ [snugTarget = self] in snugTarget.waitForExpectations(timeout: $0, handler: $1) })"))
    #expect(lowered.contains("let c = { XCTWaiter.wait(for: $0, timeout: $1) }"))
    #expect(lowered.contains("    wait(for: [], timeout: 1)\n"))
    #expect(lowered.contains("{ _ = wait(for:timeout:) }"))
  }
}
