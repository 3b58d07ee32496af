// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Functions that a file does not see")
struct LostFunctionTests {
  @Test("one of Foundation's is imported, and nothing stands for it")
  func foundation() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Words", platforms: [.iOS(.v15)], targets: [.executableTarget(name: "Words")])
      """,
      "Sources/Words/Delegate.swift": """
      import UIKit
      import Missing
      let gone = MissingThing()
      @main final class Delegate: UIResponder, UIApplicationDelegate {}
      """,
      "Sources/Words/Words.swift": """
      struct Words {
        var plain: String { NSLocalizedString("a", comment: "") }
        func table() -> String { NSLocalizedString("a", tableName: "b", comment: "") }
      }
      """,
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    let result = try Snug.run(["build", folder.path, "--offline"])
    let said = result.output + result.errors
    #expect(result.exitCode == 0, "\(said)")
    #expect(!said.contains("NSLocalizedString"), "\(said)")
  }

  /// Documentation/Gaps.md §5.1: behind the module's name a name is asked of the type.
  @Test("a module with a type of its own name has what it has, and nothing else")
  func namesake() throws {
    let said = try build([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Words", platforms: [.iOS(.v15)],
        targets: [
          .target(name: "Shelf"), .executableTarget(name: "Words", dependencies: ["Shelf"]),
        ])
      """,
      "Sources/Shelf/Shelf.swift": """
      import UIKit
      public final class Shelf: UIView {}
      public struct Board { public init() {} }
      """,
    ])
    #expect(!loses("Words.swift", in: said), "\(said)")
  }

  /// Documentation/Gaps.md §5.1: what one module says of a name must not hide what the next one says.
  @Test("a name that is nowhere has a placeholder in an app of several modules, one with a gap")
  func severalModules() throws {
    let said = try build([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Words", platforms: [.iOS(.v15)],
        targets: [
          .target(name: "Racks"), .target(name: "Boards", dependencies: ["Racks"]),
          .executableTarget(name: "Words", dependencies: ["Boards"]),
        ])
      """,
      "Sources/Racks/Imports.swift": "import Missing\n",
      "Sources/Racks/Rack.swift": """
      import UIKit
      public final class Rack: UIView { public var dial: MissingDial? }
      """,
      "Sources/Boards/Board.swift": """
      import Racks
      public struct Board { public init() {}; public func rack() -> Rack? { nil } }
      """,
    ])
    for file in ["Words.swift", "Rack.swift"] { #expect(!loses(file, in: said), "\(said)") }
  }

  /// Whether something of a file is left out; missing types, which stand at the end, cost nothing.
  private func loses(_ file: String, in said: String) -> Bool {
    said.components(separatedBy: "missing types, whose").first?.contains(file) ?? false
  }

  /// Builds an app whose other modules are given, and which needs a module that is missing.
  ///
  /// - Returns: What the tool said.
  private func build(_ modules: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    let app = [
      "Sources/Words/Delegate.swift": """
      import UIKit
      import Missing
      @main final class Delegate: UIResponder, UIApplicationDelegate {}
      """,
      "Sources/Words/Words.swift": """
      struct Words {
        var thing: MissingThing?
        func count(_ thing: MissingThing?) -> Int { 3 }
        func board() -> Any { Board() }
      }
      """,
    ]
    for (path, text) in modules.merging(app, uniquingKeysWith: { $1 }) {
      try folder.write(text, to: path)
    }
    let result = try Snug.run(["build", folder.path, "--offline"])
    let said = result.output + result.errors
    #expect(result.exitCode == 0, "\(said)")
    return said
  }
}
