// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

@Suite("Folders of checkouts")
struct FoldedFolderTests {
  @Test("a checkout's folder has its repository's letters, an identity small ones")
  func letters() throws {
    let fixture = try ProjectFixture([
      "App/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(url: "https://example.org/Tools/StubKit.git", from: "1.0.0")],
        targets: [
          .executableTarget(
            name: "App", dependencies: [.product(name: "Stubs", package: "StubKit")])
        ])
      """,
      "App/Sources/App/App.swift": "import Stubs\n",
      "checkouts/STUBkit/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "StubKit", products: [.library(name: "Stubs", targets: ["Stubs"])],
        targets: [.target(name: "Stubs")])
      """,
      "checkouts/STUBkit/Sources/Stubs/Stubs.swift": "",
    ])
    var options = PackageOptions()
    options.isOffline = true
    options.folders = [fixture.folder.appendingPathComponent("checkouts")]
    let app = try PackageReader(
      folder: fixture.folder.appendingPathComponent("App"), targetName: nil, options: options
    ).app()
    #expect(app.modules.map(\.name) == ["Stubs", "App"])
  }
}
