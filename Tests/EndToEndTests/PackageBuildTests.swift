// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Modules of packages")
struct PackageBuildTests {
  /// `snug test` of a package of targets and tests that are written here.
  private func test(
    _ manifest: String, _ files: [String: String]
  ) throws -> (text: String, exitCode: Int32) {
    let folder = try TemporaryFolder()
    try folder.write(
      "// swift-tools-version:5.9\nimport CompilerPluginSupport\nimport PackageDescription\n"
        + "let package = Package(name: \"Shop\", platforms: [.macOS(.v13), .iOS(.v15)], targets: ["
        + manifest + "])",
      to: "Package.swift")
    for (path, text) in files { try folder.write(text, to: path) }
    let result = try Snug.run(["test", folder.path, "--offline"])
    return (result.output + result.errors, result.exitCode)
  }

  @Test("package access, @_spi, @testable, C, embedded and copied files work together")
  func accessAndC() throws {
    let (text, code) = try test(
      """
      .target(name: "Kit", dependencies: ["Base", "CBase"]), .target(name: "Base"),
      .target(name: "CBase", cSettings: [.define("STEP", to: "3")]),
      .testTarget(name: "KitTests", dependencies: ["Kit"],
        resources: [.copy("Fixtures"), .embedInCode("word.txt")]),
      """,
      [
        "Sources/Base/Base.swift": """
        package func hidden() -> Int { 7 }
        @_spi(Inner) public func inner() -> Int { 8 }
        func own() -> Int { 9 }
        """,
        "Sources/CBase/include/CBase.h": "int next_count(int);\n",
        "Sources/CBase/c.c": "#include \"CBase.h\"\nint next_count(int n) { return n + STEP; }\n",
        "Sources/Kit/Kit.swift": """
        import UIKit
        import Base
        import CBase
        public func count() -> Int { Int(next_count(Int32(hidden()))) }
        public func screen() -> UIView { UIView() }
        """,
        "Tests/KitTests/Fixtures/deep/a.txt": "fixture", "Tests/KitTests/word.txt": "ab",
        "Tests/KitTests/KitTests.swift": """
        import XCTest
        @_spi(Inner) @testable import Base
        @testable import Kit
        final class KitTests: XCTestCase {
          func testAccess() {
            XCTAssertEqual(count(), 10)
            XCTAssertEqual(hidden() + inner() + own(), 24)
            XCTAssertNotNil(screen())
          }
          func testFiles() throws {
            let file = Bundle.module.url(forResource: "Fixtures/deep/a", withExtension: "txt")
            XCTAssertEqual(try String(contentsOf: XCTUnwrap(file), encoding: .utf8), "fixture")
            XCTAssertEqual(PackageResources.word_txt, [97, 98])
          }
        }
        """,
      ])
    #expect(code == 0, "\(text)")
    #expect(text.contains("2 passed"), "\(text)")
  }

  @Test("a module at home on Linux is built as it stands, and has one identity on both sides")
  func native() throws {
    let (text, code) = try test(
      """
      .target(name: "Model"), .target(name: "Screens", dependencies: ["Model"]),
      .testTarget(name: "ScreensTests", dependencies: ["Screens", "Model"]),
      """,
      [
        "Sources/Model/Model.swift": """
        import Foundation
        #if os(Linux)
          public let home = "Linux"
        #else
          public let home = "iOS"
        #endif
        public struct Item { public var name: String; public init(name: String) { self.name = name } }
        """,
        "Sources/Screens/Screens.swift": """
        import UIKit
        import Model
        #if os(iOS)
          public let side = "iOS"
        #else
          public let side = "Linux"
        #endif
        public final class ItemLabel: UILabel { public var item: Item? { didSet { text = item?.name } } }
        """,
        "Tests/ScreensTests/T.swift": """
        import XCTest
        import Model
        import Screens
        final class T: XCTestCase {
          func testSides() {
            XCTAssertEqual(home, "Linux")
            XCTAssertEqual(side, "iOS")
            let label = ItemLabel()
            label.item = Item(name: "one")
            XCTAssertEqual(label.text, "one")
          }
        }
        """,
      ])
    #expect(code == 0, "\(text)")
  }

  @Test("what looks at home on Linux and does not compile there is built as for a phone")
  func notNative() throws {
    let (text, code) = try test(
      ".target(name: \"Model\"), .testTarget(name: \"ModelTests\", dependencies: [\"Model\"]),",
      [
        "Sources/Model/Model.swift": """
        import Foundation
        public final class Model: NSObject {
          @objc public dynamic var name = "a"
        }
        public let path = #keyPath(Model.name)
        """,
        "Tests/ModelTests/T.swift": """
        import XCTest
        import Model
        final class T: XCTestCase {
          func testPath() { XCTAssertEqual(Model().value(forKey: path) as? String, "a") }
        }
        """,
      ])
    #expect(code == 0, "\(text)")
  }

  @Test("a macro is expanded in the package and in its tests")
  func macro() throws {
    let victim = try TemporaryFolder()
    let (server, port) = try HostileApp.loopback(SOCK_STREAM)
    defer { close(server) }
    #expect(listen(server, 8) == 0)
    let (text, code) = try test(
      """
      .macro(name: "Doubling"), .target(name: "Kit", dependencies: ["Doubling"]),
      .testTarget(name: "KitTests", dependencies: ["Kit"]),
      """,
      [
        "Sources/Doubling/Doubling.swift": """
        import Glibc
        import SwiftCompilerPlugin
        import SwiftSyntax
        import SwiftSyntaxMacros
        public struct TwiceMacro: ExpressionMacro {
          public static func expansion(
            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
          ) -> ExprSyntax {
            // It runs within the compiler (Documentation/Containment.md §4.1).
            _ = open("\(victim.path)/written", O_CREAT | O_WRONLY, 0o600)
            let stream = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = UInt16(\(port)).bigEndian
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            withUnsafePointer(to: &address) {
              $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = connect(stream, $0, 16) }
            }
            guard let value = node.arguments.first?.expression else { return "0" }
            return "(\\(value) + \\(value))"
          }
        }
        @main struct Plugin: CompilerPlugin {
          let providingMacros: [Macro.Type] = [TwiceMacro.self]
        }
        """,
        "Sources/Kit/Kit.swift": """
        @freestanding(expression)
        public macro twice(_ value: Int) -> Int = #externalMacro(module: "Doubling", type: "TwiceMacro")
        public func four() -> Int { #twice(2) }
        """,
        "Tests/KitTests/T.swift": """
        import XCTest
        import Kit
        final class T: XCTestCase {
          func testMacro() { XCTAssertEqual(four() + #twice(3), 10) }
        }
        """,
      ])
    #expect(code == 0, "\(text)")
    if text.contains("this machine lacks") { try Test.cancel("this machine cannot contain all") }
    #expect(try victim.names(in: "") == [])
    var event = pollfd(fd: server, events: Int16(POLLIN), revents: 0)
    #expect(poll(&event, 1, 0) == 0)
  }

  /// A library of specs as Quick is one on Linux.
  private static let specs = """
    import XCTest
    #if !canImport(ObjectiveC)
      public typealias SpecBase = XCTestCase
      open class Spec: SpecBase {
        public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
          super.init(name: name, testClosure: testClosure)
        }
        open class func spec() {}
        nonisolated(unsafe) static var examples: [ObjectIdentifier: [(String, Bool, () -> Void)]] = [:]
        public static func it(_ name: String, focus: Bool = false, _ body: @escaping () -> Void) {
          examples[ObjectIdentifier(self), default: []].append((name, focus, body))
        }
        public class var allTests: [(String, (Spec) -> () throws -> Void)] {
          if examples[ObjectIdentifier(self)] == nil { spec() }
          let hasFocus = examples.values.joined().contains { $0.1 }
          return (examples[ObjectIdentifier(self)] ?? []).map { name, focus, body in
            (name, { _ in { if !hasFocus || focus { body() } else { throw XCTSkip("no focus") } } })
          }
        }
      }
    #endif
    """

  @Test("specs are found without lists; focus in one class holds for all")
  func specifications() throws {
    let (text, code) = try test(
      ".target(name: \"Specs\"), .testTarget(name: \"ShopSpecs\", dependencies: [\"Specs\"]),",
      [
        "Sources/Specs/Specs.swift": Self.specs,
        "Tests/ShopSpecs/A.swift": """
        import Specs
        import XCTest
        final class ASpec: Spec {
          override class func spec() { it("fails without focus. Or not") { XCTFail("ran") } }
        }
        """,
        "Tests/ShopSpecs/B.swift": """
        import Specs
        import XCTest
        final class BSpec: Spec {
          override class func spec() {
            it("has focus", focus: true) { XCTAssertEqual(1, 1) }
            it("has focus", focus: true) { XCTAssertEqual(1, 2) }
          }
        }
        """,
      ])
    #expect(code == 1)
    #expect(text.contains("error: ShopSpecs.BSpec/has focus (2): "), "\(text)")
    #expect(
      text.contains("3 tests declared, 2 run, 1 passed, 1 failed, 0 crashed, 1 skipped"), "\(text)")
    #expect(!text.contains("ran"), "\(text)")
  }

  @Test("configurations of Quick's specs run before the first spec, in every version's way")
  func configurations() throws {
    let (text, code) = try test(
      ".target(name: \"Quick\"), .testTarget(name: \"ShopSpecs\", dependencies: [\"Quick\"]),",
      [
        "Sources/Quick/Quick.swift": Self.specs,
        "Sources/Quick/World.swift": """
        public final class Configuration { public var word = "" }
        final class World: @unchecked Sendable {
          static let sharedWorld = World()
          let configuration = Configuration()
          var isConfigurationFinalized = false
          func configure(_ change: (Configuration) -> Void) { change(configuration) }
          func finalizeConfiguration() { isConfigurationFinalized = true }
        }
        open class QuickConfiguration {
          open class func configure(_ configuration: Configuration) {}
        }
        public func word() -> String {
          World.sharedWorld.isConfigurationFinalized ? World.sharedWorld.configuration.word : "early"
        }
        """,
        "Tests/ShopSpecs/A.swift": """
        import Quick
        import XCTest
        final class Words: QuickConfiguration {
          override class func configure(_ configuration: Configuration) {
            configuration.word = "set"
          }
        }
        final class ASpec: Spec {
          override class func spec() {
            let known = word()
            it("is configured") { XCTAssertEqual(known, "set") }
          }
        }
        """,
      ])
    #expect(code == 0)
    #expect(text.contains("1 test declared, 1 run, 1 passed"), "\(text)")
  }

  @Test("a module stays at home on Linux beside what it needs on iOS alone and cannot be compiled")
  func atHomeBesideOthers() throws {
    let (text, code) = try test(
      """
      .target(name: "Screens"),
      .target(name: "Kit",
        dependencies: [.target(name: "Screens", condition: .when(platforms: [.iOS]))]),
      .testTarget(name: "KitTests", dependencies: ["Kit"]),
      """,
      [
        "Sources/Screens/Screens.swift": "import UIKit\npublic let screens = UIAway.all\n",
        "Sources/Kit/Kit.swift": """
        #if canImport(Screens) && !os(macOS)
          import Screens
        #endif
        #if os(Linux)
          public let home = "here"
        #else
          public let home = "away"
        #endif
        """,
        "Tests/KitTests/A.swift": """
        import Kit
        import XCTest
        final class HomeTests: XCTestCase {
          func testHome() { XCTAssertEqual(home, "here") }
        }
        """,
      ])
    #expect(code == 0)
    #expect(text.contains("1 test declared, 1 run, 1 passed"), "\(text)")
  }

  @Test("tests that import nothing of what their package says they need are run")
  func testsWithoutImports() throws {
    let (text, code) = try test(
      ".target(name: \"Kit\"), .testTarget(name: \"KitTests\", dependencies: [\"Kit\"]),",
      [
        "Sources/Kit/Kit.swift": "import UIKit\npublic final class KitView: UIView {}\n",
        "Tests/KitTests/A.swift": """
        import XCTest
        final class PlainTests: XCTestCase {
          func testNothing() { XCTAssertEqual(1, 1) }
        }
        """,
      ])
    #expect(code == 0)
    #expect(text.contains("1 test declared, 1 run, 1 passed"), "\(text)")
  }

  /// Documentation/Containment.md §4.2.
  @Test("script phases of a project and plugins of a package are not run, and are named")
  func unrun() throws {
    let victim = try TemporaryFolder()
    let folder = try TemporaryFolder()
    try folder.write(CheckedApp.sound, to: "P/App.swift")
    let project = SmallApp.project(targets: ["App"])
      .replacingOccurrences(of: "buildPhases = (P0)", with: "buildPhases = (PS, P0)")
      .replacingOccurrences(
        of: "    G0 = {",
        with: """
              PS = { isa = PBXShellScriptBuildPhase; name = Generate; files = ();
                shellPath = /bin/sh; shellScript = "touch \(victim.path)/script"; };
              G0 = {
          """)
    try folder.write(project, to: "P/App.xcodeproj/project.pbxproj")
    let app = try Snug.run(["build", "P/App.xcodeproj"], in: folder.url)
    #expect(app.exitCode == 0, "\(app.errors)")
    #expect(app.errors.contains("the script phase 'Generate' is not run"), "\(app.errors)")
    let (text, code) = try test(
      """
      .plugin(name: "Making", capability: .buildTool()),
      .target(name: "Kit", plugins: ["Making"]),
      .testTarget(name: "KitTests", dependencies: ["Kit"]),
      """,
      [
        "Plugins/Making/Making.swift": """
        import Foundation
        import PackagePlugin
        @main struct Making: BuildToolPlugin {
          func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
            try Data([1]).write(to: URL(fileURLWithPath: "\(victim.path)/plugin"))
            return [.prebuildCommand(displayName: "Make", executable: Path("/bin/touch"),
              arguments: ["\(victim.path)/command"], outputFilesDirectory: context.pluginWorkDirectory)]
          }
        }
        """,
        "Sources/Kit/Kit.swift": "public func four() -> Int { 4 }\n",
        "Tests/KitTests/T.swift": """
        import XCTest
        import Kit
        final class T: XCTestCase {
          func testKit() { XCTAssertEqual(four(), 4) }
        }
        """,
      ])
    #expect(code == 0, "\(text)")
    #expect(text.contains("the plugin 'Making' is not run"), "\(text)")
    #expect(try victim.names(in: "") == [])
  }
}
