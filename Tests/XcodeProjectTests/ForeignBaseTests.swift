// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

/// Libraries in Swift over another language (Documentation/Packages.md §6.1).
@Suite("Libraries that are built on what is not Swift")
struct ForeignBaseTests {
  /// The modules and warnings of an app with a package `Store`, of whose files two of three or one need
  /// its part in Objective-C.
  private func read(
    second: String, isLocal: Bool = false
  ) throws -> (modules: [String], told: [String]) {
    let reference =
      isLocal
      ? "R = {isa = XCLocalSwiftPackageReference; relativePath = checkouts/Store; };"
      : """
      R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Store.git";
        requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
      """
    let project = ProjectText.project(
      targets: ["T"], settings: "",
      objects: ProjectText.target(
        "T", name: "App", phases: "S", settings: "PRODUCT_NAME = App;",
        more: "packageProductDependencies = (D);")
          + """
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          B = {isa = PBXBuildFile; fileRef = F; };
          F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          D = {isa = XCSwiftPackageProductDependency; package = R; productName = Store; };
          \(reference)
          """
    ).replacing("mainGroup = M;", with: "mainGroup = M; packageReferences = (R);")
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": project, "App.swift": "import Store\n",
      "checkouts/Store/Package.swift": """
      // swift-tools-version:5.7
      import PackageDescription
      let package = Package(
        name: "Store", products: [.library(name: "Store", targets: ["Store"])],
        targets: [.target(name: "Core"), .target(name: "Store", dependencies: ["Core"])])
      """,
      "checkouts/Store/Sources/Core/Core.m": "@implementation Core\n@end\n",
      "checkouts/Store/Sources/Core/include/Core.h": "@interface Core\n@end\n",
      "checkouts/Store/Sources/Store/One.swift": "import Core.Private\n",
      "checkouts/Store/Sources/Store/Two.swift": second,
      "checkouts/Store/Sources/Store/Three.swift": "public struct Three {}\n",
    ])
    var reader = AppReader()
    reader.packages.folders = [fixture.folder.appendingPathComponent("checkouts")]
    reader.packages.isOffline = true
    let app = try reader.app(at: fixture.folder.appendingPathComponent("App.xcodeproj"))
    return (app.modules.map(\.name), app.issues.map(\.description))
  }

  @Test("one of which most files need it is left out, and told")
  func most() throws {
    let (modules, told) = try read(second: "@_exported import Core\n")
    #expect(modules == ["Core", "App"])
    #expect(told.contains { $0.contains("'Store' is left out: most of its files need 'Core'") })
  }

  @Test("one of which fewer files need it is there, and so is a package of the app's own")
  func fewer() throws {
    #expect(try read(second: "import Foundation\n").modules == ["Core", "Store", "App"])
    #expect(try read(second: "import Core\n", isLocal: true).modules == ["Core", "Store", "App"])
  }
}
