// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

@Suite("Imports that no file writes")
struct HeaderImportTests {
  private func lower(_ text: String, headers: Set<String>, modules: Set<String> = []) -> String {
    var options = LoweringOptions(moduleName: "Kit", modules: modules)
    options.headerImports = headers
    return SourceLowering(options).lower([SourceInput(path: "/a.swift", text: text)]).files[0].text
  }

  @Test("a module's header brings UIKit, what stands for other frameworks, and the app's modules")
  func header() {
    let text = lower(
      "final class A: UIView {}\n", headers: ["UIKit", "WebKit", "Base", "Kit", "Unknown"],
      modules: ["Base", "Kit"])
    for module in ["UIKit", "SystemFrameworks", "Base"] {
      #expect(text.contains("import \(module);"), "\(text)")
    }
    #expect(!text.contains("import Kit") && !text.contains("Unknown"))
  }

  @Test("Foundation's networking is there where only WebKit or XCTest is imported")
  func networking() {
    for module in ["WebKit", "XCTest"] {
      let text = Lowered("import \(module)\nlet a = URLSession.shared\n").text()
      #expect(text.contains("import FoundationNetworking"))
    }
  }

  @Test("SwiftUI shows Observation's macro of classes")
  func observation() {
    let model = "@Observable final class Model { var count = 1 }\n"
    #expect(Lowered("import SwiftUI\n" + model).contains("import Observation"))
    // Another library's class of that name is what it is.
    let stream = "import Streams\nimport SwiftUI\nlet values: Observable<Int>\n"
    #expect(!Lowered(stream).contains("import Observation"))
    #expect(!Lowered("import Foundation\n" + model).contains("import Observation"))
  }

  @Test("UIKit shows the picker of files by types, though nobody imports these")
  func fileTypes() {
    let open = "let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])\n"
    #expect(Lowered("import UIKit\n" + open).text().contains("import SystemFrameworks"))
    #expect(!Lowered("import UIKit\nlet view = UIView()\n").text().contains("SystemFrameworks"))
  }

  @Test("Foundation shows the keychain's names")
  func keychain() {
    let file = Lowered("import Foundation\nlet gate = kSecAttrAccessibleAfterFirstUnlock\n")
    #expect(file.text().contains("import SystemFrameworks"))
    let own = Lowered("import Foundation\nlet kSectionHeight = 1\n")
    #expect(!own.text().contains("SystemFrameworks"))
  }

  @Test("what Foundation shows of Combine and Core Foundation is imported where it is named")
  func foundation() {
    let model = Lowered("import Foundation\nclass A: ObservableObject { @Published var x = 1 }\n")
    #expect(model.text().contains("import SystemFrameworks"))
    let clock = Lowered("import Foundation\nlet a = CFAbsoluteTimeGetCurrent()\n").text()
    #expect(clock.contains("import UIKit") && !clock.contains("SystemFrameworks"))
    #expect(!Lowered("import Foundation\nlet a = Date()\n").text().contains("import UIKit"))
  }

  @Test("Foundation is not imported beside UIKit where both declare a name that is used")
  func replaced() {
    let timer = Lowered("import Foundation\nimport UIKit\nlet a = timer.userInfo\n").text()
    #expect(!timer.contains("import Foundation") && timer.contains("import UIKit"))
    let date = Lowered("import Foundation\nimport UIKit\nlet a = Date()\n").text()
    #expect(date.contains("import Foundation"))
  }

  @Test("a module's name before a member is what stands for it, but where it is a type's name too")
  func qualified() {
    let lowered = Lowered(
      "import UIKit\nimport os\nlet a: CoreGraphics.CGFloat = 1\nlet b = OSLog.disabled\n")
    #expect(lowered.contains("let a: UIKit.CGFloat = 1\nlet b = OSLog.disabled\n"))
    let centre = Lowered(
      "import UIKit\nimport NotificationCenter\nlet a = NotificationCenter.default\n")
    #expect(centre.contains("let a = NotificationCenter.default\n"))
  }

  @Test("a module in small letters stands before its types and functions, a variable else")
  func qualifiedInSmallLetters() {
    let lowered = Lowered(
      """
      import OSLog
      struct Writer {
        let writer: os.Logger
        init() { writer = os.Logger(.disabled) }
        func write() { os.os_log("a") }
        func text(of os: System) -> String { os.name }
      }
      protocol Logger {}

      """
    ).text()
    #expect(lowered.contains("let writer: SystemFrameworks.Logger\n"))
    #expect(lowered.contains("writer = SystemFrameworks.Logger(.disabled)"))
    #expect(lowered.contains("SystemFrameworks.os_log(\"a\")"))
    #expect(lowered.contains("{ os.name }"))
  }

  @Test("a file's name with signs that cannot be printed stands without them in directives")
  func unprintableName() {
    #expect(LoweredFile.written("/a/\u{10}\u{7F}b\"c.swift") == "/a/??b\\\"c.swift")
    let options = LoweringOptions(moduleName: "App", languageMode: "5", conditions: [])
    let input = SourceInput(path: "/a/\u{8}b.swift", text: "import UIKit\nclass A: UIView {}\n")
    let module = SourceLowering(options).lower([input])
    #expect(!module.files[0].text.contains("\u{8}"))
  }

  @Test("a module that is compiled under another name is imported and named by it")
  func compiledName() {
    var options = LoweringOptions(moduleName: "App", modules: ["App", "Geometry"])
    options.compiledNames = ["Geometry": "Geometry_"]
    func lower(_ text: String) -> String {
      SourceLowering(options).lower([SourceInput(path: "/a.swift", text: text)]).files[0].text
    }
    let text = lower(
      "import UIKit\nimport Geometry\nlet a: Geometry.Box = Geometry.Box()\nlet b = x.Geometry\n")
    #expect(text.contains("import Geometry_\n"), "\(text)")
    #expect(text.contains("let a: Geometry_.Box = Geometry_.Box()\nlet b = x.Geometry\n"))
    let own = lower("enum Geometry { static let unit = 1 }\nlet a = Geometry.unit\n")
    #expect(own.contains("let a = Geometry.unit\n"))
  }

  @Test("the name of a module with a public type of that name means the type elsewhere, too")
  func selfNamed() {
    let geometry = SourceLowering(LoweringOptions(moduleName: "Geometry")).lower([
      SourceInput(path: "/g.swift", text: "public enum Geometry { public static let unit = 1 }\n")
    ])
    var options = LoweringOptions(moduleName: "App", modules: ["App", "Geometry"])
    options.compiledNames = ["Geometry": "Geometry_"]
    options.known = geometry.interface
    let lowered = SourceLowering(options).lower([
      SourceInput(path: "/a.swift", text: "import Geometry\nlet a = Geometry.unit\n")
    ])
    #expect(lowered.files[0].text.contains("import Geometry_\nlet a = Geometry.unit\n"))
  }

  @Test("a method that XCTest gives defaults is a value of the type that Apple's has")
  func fulfill() {
    let lowered = Lowered("import XCTest\nlet run: () -> Void = e.done.fulfill\ne.fulfill()\n")
    #expect(
      lowered.contains("= { [snugTarget = e.done] in snugTarget.fulfill() }\ne.fulfill()\n"))
  }

  @Test(
    "a file that imports a module sees what that module's header imports, and no other file does")
  func importers() {
    var kit = LoweringOptions(moduleName: "Kit")
    kit.headerImports = ["UIKit"]
    var tests = LoweringOptions(moduleName: "KitTests", modules: ["Kit"])
    tests.known = SourceLowering(kit).lower([SourceInput(path: "/k.swift", text: "")]).interface
    let lowered = SourceLowering(tests).lower([
      SourceInput(path: "/a.swift", text: "@testable import Kit\nlet a: CGFloat = 1\n"),
      SourceInput(path: "/b.swift", text: "let b = 1\n"),
    ])
    #expect(lowered.files[0].text.contains("import UIKit"))
    #expect(!lowered.files[1].text.contains("import UIKit"))
  }

  @Test("a module that is compiled as it stands shows its header to its importers, too")
  func nativeModule() {
    var kit = LoweringOptions(moduleName: "Kit")
    kit.headerImports = ["UIKit"]
    var tests = LoweringOptions(moduleName: "KitTests", modules: ["Kit"])
    tests.known = SourceLowering(kit).read([SourceInput(path: "/k.swift", text: "")]).interface
    let text = "import Kit\nlet a: CGFloat = 1\n"
    let lowered = SourceLowering(tests).lower([SourceInput(path: "/a.swift", text: text)])
    #expect(lowered.files[0].text.contains("import UIKit"))
  }

  @Test("a header hides no type of another module: Foundation's type of that name is Swift's alone")
  func namesake() {
    var kit = LoweringOptions(moduleName: "Kit")
    kit.headerImports = ["UIKit"]
    let library = "public struct Predicate<Value> {}\n"
    var tests = LoweringOptions(moduleName: "KitTests", modules: ["Kit"])
    tests.known = SourceLowering(kit).read([SourceInput(path: "/k.swift", text: library)]).interface
    let lowered = SourceLowering(tests).lower([
      SourceInput(
        path: "/a.swift",
        text:
          "import Kit\nfunc a() -> Predicate<CGRect> { Predicate<CGRect>() }\nlet b = x.Predicate\n"
      ),
      SourceInput(path: "/b.swift", text: "import Foundation\nimport Kit\nlet c: Predicate<Int>\n"),
    ])
    #expect(
      lowered.files[0].text.contains(
        "func a() -> Kit.Predicate<CGRect> { Kit.Predicate<CGRect>() }\nlet b = x.Predicate\n"))
    #expect(lowered.files[1].text.contains("let c: Predicate<Int>"))
  }
}
