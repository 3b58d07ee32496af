// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import CLI

@Suite("functions that make views for others")
struct FunctionNameTests {
  @Test("a function has its name and the type of what it gives back")
  func parts() {
    func parts(_ text: String) -> [String?]? {
      FunctionName(demangled: text).map { [$0.base, $0.result] }
    }
    #expect(parts("App.makeLabel(Swift.String) -> UIKit.UILabel") == ["makeLabel", "UILabel"])
    #expect(
      parts("App.Page.(field in _4F1A)(named: Swift.String) -> UIKit.UITextField?")
        == ["field", "UITextField"])
    #expect(parts("static App.Style.title() -> UIKit.UILabel") == ["title", "UILabel"])
    #expect(parts("App.make<A>() -> A") == ["make", "A"])
    #expect(parts("App.Page.viewDidLoad() -> ()")?[0] == "viewDidLoad")
    #expect(parts("App.Page.label.getter : UIKit.UILabel") == nil)
    #expect(parts("App.Page.__allocating_init() -> App.Page") == nil)
    #expect(
      parts("closure #1 () -> UIKit.UILabel in variable initialization expression of App.x") == nil)
    #expect(FunctionName("no mangled name") == nil)
  }

  @Test("the runtime takes mangled names apart")
  func mangled() {
    let name = FunctionName("$s3App9makeLabely5UIKit7UILabelCSSF")
    #expect(name?.base == "makeLabel")
    #expect(name?.isFactory(of: "UILabel") == true)
    #expect(name?.isFactory(of: "UIView") == false)
  }

  @Test("calls are counted, declarations and longer names are not")
  func calls() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    func make(_ text: String) -> UILabel { UILabel() }
    let a = make("a")
    let b = remake("b") ?? make("c")
    """.write(to: file, atomically: true, encoding: .utf8)
    let finder = DeclarationFinder(files: [file.path])
    #expect(finder.callCount(ofFunction: "make") == 2)
    #expect(finder.callCount(ofFunction: "remake") == 1)
    #expect(finder.callCount(ofFunction: "absent") == 0)
  }
}
