// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Modules in C of packages")
struct ClangModuleTests {
  /// A package of a module in C whose header shows `beats()`, one in Swift over it, and tests.
  private func package(c source: String, tests: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = [
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Drum", platforms: [.iOS(.v15)], targets: [
        .target(name: "Kit", dependencies: ["CSound"]), .target(name: "CSound"),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      """,
      "Sources/CSound/include/CSound.h": "int beats(void);\n",
      "Sources/CSound/c.c": source,
      "Sources/Kit/Kit.swift": """
      import UIKit
      import CSound
      public func tempo() -> Int { Int(beats()) }
      public func bars() -> Int { 4 }
      """,
      "Tests/KitTests/KitTests.swift": """
      import XCTest
      @testable import Kit
      final class KitTests: XCTestCase {
        \(tests)
      }
      """,
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  @Test("a module in C that does not compile is left out, with what needs it")
  func brokenC() throws {
    let folder = try package(
      c: "#include <sound/binary.h>\nint beats(void) { return 2; }\n",
      tests: "func testBars() { XCTAssertEqual(bars(), 4) }")
    let around = try Snug.run(["test", folder.path, "--offline"])
    let said = around.output + around.errors
    #expect(around.exitCode == 0, "\(said)")
    #expect(said.contains("1 passed"), "\(said)")
    #expect(said.contains("'CSound' does not compile here and is left out"), "\(said)")
    #expect(said.contains("sound/binary.h"), "\(said)")

    let strict = try Snug.run(["test", folder.path, "--offline", "--strict"])
    #expect(strict.exitCode != 0)
    #expect((strict.output + strict.errors).contains("sound/binary.h"))
  }

  @Test(
    "a function that a header shows and no library has gives 0, and who calls it came to what is missing"
  )
  func noLibrary() throws {
    let folder = try package(
      c: "int pauses(void) { return 2; }\n",
      tests: """
        func testBars() { XCTAssertEqual(bars(), 4) }
          func testTempo() { XCTAssertEqual(tempo(), 0) }
        """)
    let around = try Snug.run(["test", folder.path, "--offline"])
    let said = around.output + around.errors
    #expect(said.contains("1 passed") && said.contains("1 failed"), "\(said)")
    #expect(said.contains("no library here has 'beats'"), "\(said)")
    let strict = try Snug.run(["test", folder.path, "--offline", "--strict"])
    #expect(strict.exitCode != 0)
    #expect((strict.output + strict.errors).contains("undefined symbol: beats"))
  }

  @Test("a package's module in C has its name, though UIKit here has one of that name")
  func commonName() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Store", platforms: [.iOS(.v15)], targets: [
        .target(name: "CSQLite"), .target(name: "Store", dependencies: ["CSQLite"]),
        .target(name: "Kit", dependencies: ["Store", "CSQLite"]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      """,
      "Sources/CSQLite/include/CSQLite.h": "int rows_of_my_own(void);\n",
      "Sources/CSQLite/c.c": "int rows_of_my_own(void) { return 3; }\n",
      "Sources/Store/Store.swift": """
      import Foundation
      import CSQLite
      public func rows() -> Int { Int(rows_of_my_own()) }
      """,
      "Sources/Kit/Kit.swift": """
      import UIKit
      import CoreData
      import CSQLite
      import Store
      public func twice() -> Int { rows() + Int(rows_of_my_own()) }
      public func coordinator() -> NSPersistentStoreCoordinator? { nil }
      """,
      "Tests/KitTests/KitTests.swift": """
      import XCTest
      @testable import Kit
      final class KitTests: XCTestCase {
        func testRows() { XCTAssertEqual(twice(), 6) }
      }
      """,
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    let result = try Snug.run(["test", folder.path, "--offline"])
    let said = result.output + result.errors
    #expect(result.exitCode == 0, "\(said)")
    #expect(said.contains("1 passed"), "\(said)")
  }
}
