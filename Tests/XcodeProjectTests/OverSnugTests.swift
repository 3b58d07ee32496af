// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import XcodeProject

@Suite("Packages over Snug's own package")
struct OverSnugTests {
  /// A package whose tests have the given source, and one that looks as Snug's own.
  private func fixture(_ test: String) throws -> ProjectFixture {
    try ProjectFixture([
      "Shop/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(name: "Snug", path: "../snug")],
        targets: [
          .target(name: "Kit", dependencies: [.product(name: "UIKit", package: "Snug")]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """,
      "Shop/Sources/Kit/Kit.swift": "import UIKit\n",
      "Shop/Tests/KitTests/KitTests.swift": test,
      "snug/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Snug",
        products: [
          .library(name: "UIKit", targets: ["UIKit"]),
          .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        ], targets: [.target(name: "UIKit"), .target(name: "UIKitTesting")])
      """,
      "snug/Sources/UIKit/View.swift": "", "snug/Sources/UIKitTesting/Screen.swift": "",
    ])
  }

  @Test("modules of Snug's package are the tool's, and not built anew")
  func modules() throws {
    let fixture = try fixture("import UIKit\n@testable import Kit\n")
    let folder = fixture.folder.appendingPathComponent("Shop")
    let bundles = try PackageReader(folder: folder, targetName: nil).tests()
    #expect(bundles.map { $0.modules.map(\.name) } == [["Kit", "KitTests"]])
  }

  @Test("tests with UIKitTesting are told to run with swift test")
  func testing() throws {
    let fixture = try fixture("import UIKitTesting\n@testable import Kit\n")
    let folder = fixture.folder.appendingPathComponent("Shop")
    #expect {
      try PackageReader(folder: folder, targetName: nil).tests()
    } throws: { error in
      "\(error)".contains("use 'swift test'")
    }
  }
}
