// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

@Suite("Unit tests that lie elsewhere than where is looked first")
struct NestedTestBundleTests {
  /// A project with one target, a bundle of unit tests or a framework.
  private func project(_ name: String, type: String = "bundle.unit-test") -> String {
    ProjectText.project(
      targets: ["U"], settings: "SDKROOT = iphoneos;",
      objects: ProjectText.target(
        "U", name: name, type: type, phases: "US", settings: "PRODUCT_NAME = \(name);")
          + """
          US = {isa = PBXSourcesBuildPhase; files = (UB); };
          UB = {isa = PBXBuildFile; fileRef = UF; };
          UF = {isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
          M = {isa = PBXGroup; children = (UF); sourceTree = "<group>"; };
          """)
  }

  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(name: "Shelf", targets: [.target(name: "Shelf", path: "Sources")])
    """

  private func names(_ fixture: ProjectFixture, at path: String = ".") throws -> [String] {
    try AppReader().tests(at: fixture.folder.appendingPathComponent(path)).map(\.targetName)
  }

  @Test("a package without tests leaves them to the project of its example")
  func example() throws {
    let fixture = try ProjectFixture([
      "Package.swift": Self.manifest, "Sources/Shelf.swift": "",
      "Example/Pods/Pods.xcodeproj/project.pbxproj": project("PodTests"),
      "Example/Pods/Tests.swift": "import XCTest",
      "Example/Shelf.xcodeproj/project.pbxproj": project("ShelfTests"),
      "Example/Tests.swift": "import XCTest",
    ])
    #expect(try names(fixture) == ["ShelfTests"])
  }

  @Test("of several projects beside each other the one with tests is meant")
  func several() throws {
    var files = [
      "A.xcodeproj/project.pbxproj": project("Shelf", type: "framework"),
      "B.xcodeproj/project.pbxproj": project("ShelfTests"), "Tests.swift": "import XCTest",
    ]
    #expect(try names(ProjectFixture(files)) == ["ShelfTests"])
    files["C.xcodeproj/project.pbxproj"] = project("MoreTests")
    let fixture = try ProjectFixture(files)
    #expect(throws: ProjectError.self) { try names(fixture) }
  }

  @Test("a folder without a project has the tests of one below; a link to a project is none")
  func folderAbove() throws {
    let fixture = try ProjectFixture([
      "Code/Shelf/Shelf.xcodeproj/project.pbxproj": project("ShelfTests"),
      "Code/Shelf/Tests.swift": "import XCTest",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.appendingPathComponent("_Pods.xcodeproj").path,
      withDestinationPath: "Code/Shelf/Pods/Pods.xcodeproj")
    #expect(try names(fixture) == ["ShelfTests"])
  }

  @Test("a link to a project beside the project is passed over")
  func linkBeside() throws {
    let fixture = try ProjectFixture([
      "Shelf.xcodeproj/project.pbxproj": project("ShelfTests"), "Tests.swift": "import XCTest",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.appendingPathComponent("_Pods.xcodeproj").path,
      withDestinationPath: "Example/Pods/Pods.xcodeproj")
    #expect(try names(fixture) == ["ShelfTests"])
  }

  @Test("a bundle of another system is passed over, though the project's SDK is the phone's")
  func otherSystem() throws {
    let television = project("ShelfTests").replacing(
      "PRODUCT_NAME = ShelfTests;",
      with: "PRODUCT_NAME = ShelfTests; SUPPORTED_PLATFORMS = \"appletvsimulator appletvos\";")
    let fixture = try ProjectFixture([
      "A.xcodeproj/project.pbxproj": television, "Tests.swift": "import XCTest",
    ])
    #expect(try names(fixture).isEmpty)
  }

  @Test("a bundle for the Mac runs where it is Swift over Foundation alone")
  func plainMac() throws {
    let mac = project("ToolTests").replacing(
      "PRODUCT_NAME = ToolTests;", with: "PRODUCT_NAME = ToolTests; SDKROOT = macosx;")
    func found(_ text: String) throws -> [String] {
      try names(ProjectFixture(["A.xcodeproj/project.pbxproj": mac, "Tests.swift": text]))
    }
    #expect(try found("import Foundation\nimport XCTest\n") == ["ToolTests"])
    #expect(try found("import XCTest\n@testable import struct ToolTests.Tool") == ["ToolTests"])
    #expect(try found("import XCTest\nimport AppKit") == [])
    #expect(try found("import XCTest\n  @preconcurrency import UIKit") == [])
  }

  @Test("a workspace has the tests of its first project with some")
  func workspace() throws {
    let fixture = try ProjectFixture([
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:A.xcodeproj"></FileRef>
        <FileRef location = "group:B.xcodeproj"></FileRef>
      </Workspace>
      """,
      "A.xcodeproj/project.pbxproj": project("Shelf", type: "framework"),
      "B.xcodeproj/project.pbxproj": project("ShelfTests"), "Tests.swift": "import XCTest",
    ])
    #expect(try names(fixture, at: "All.xcworkspace") == ["ShelfTests"])
  }

  @Test("a checkout in a folder of packages may be a link")
  func linkedCheckout() throws {
    let fixture = try ProjectFixture([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Shelf", dependencies: [.package(url: "https://example.org/Rows", from: "1.0.0")],
        targets: [
          .testTarget(name: "ShelfTests", dependencies: [.product(name: "Rows", package: "Rows")])
        ])
      """,
      "Tests/ShelfTests/Tests.swift": "import Rows",
      "elsewhere/Rows/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Rows", products: [.library(name: "Rows", targets: ["Rows"])],
        targets: [.target(name: "Rows", path: "Sources")])
      """,
      "elsewhere/Rows/Sources/Rows.swift": "",
    ])
    let packages = fixture.folder.appendingPathComponent("packages")
    try FileManager.default.createDirectory(at: packages, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: packages.appendingPathComponent("rows").path,
      withDestinationPath: "../elsewhere/Rows")
    var reader = AppReader()
    reader.packages.folders = [packages]
    reader.packages.isOffline = true
    let bundles = try reader.tests(at: fixture.folder)
    #expect(bundles.first?.modules.map(\.name) == ["Rows", "ShelfTests"])
    #expect(bundles.first?.modules.first?.sources.count == 1)
  }
}
