// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

@Suite("Bundles of unit tests")
struct TestBundleTests {
  private static let project = ProjectText.project(
    targets: ["A", "U", "V"], settings: "SDKROOT = iphoneos;",
    objects: ProjectText.target(
      "A", name: "App", phases: "AS", settings: "PRODUCT_NAME = App;")
      + ProjectText.target(
        "U", name: "AppTests", type: "bundle.unit-test", phases: "US",
        settings: """
          PRODUCT_NAME = AppTests; TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App";
          """)
      + ProjectText.target(
        "V", name: "AppUITests", type: "bundle.ui-testing", phases: "US",
        settings: "PRODUCT_NAME = AppUITests;")
        + """
        AS = {isa = PBXSourcesBuildPhase; files = (AB); };
        AB = {isa = PBXBuildFile; fileRef = AF; };
        AF = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        US = {isa = PBXSourcesBuildPhase; files = (UB); };
        UB = {isa = PBXBuildFile; fileRef = UF; };
        UF = {isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
        M = {isa = PBXGroup; children = (AF, UF); sourceTree = "<group>"; };
        """)

  private func tests(_ files: [String: String], target: String? = nil) throws -> [AppDescription] {
    let fixture = try ProjectFixture(files)
    return try AppReader(target: target).tests(at: fixture.folder)
  }

  @Test("unit tests come with the app they run in; tests of user interfaces are passed over")
  func hosted() throws {
    let bundles = try tests([
      "App.xcodeproj/project.pbxproj": Self.project, "App.swift": "import UIKit",
      "Tests.swift": "import XCTest\n@testable import App",
    ])
    #expect(bundles.map(\.targetName) == ["AppTests"])
    #expect(bundles[0].modules.map(\.name) == ["App", "AppTests"])
    #expect(bundles[0].kind == .tests(host: "App"))
  }

  @Test("what a bundle's own Info.plist says is there, and what the app's says stays")
  func ownInformation() throws {
    func list(_ pairs: String) -> String { "<plist><dict>\(pairs)</dict></plist>" }
    let project = Self.project
      .replacing("PRODUCT_NAME = App;", with: "PRODUCT_NAME = App; INFOPLIST_FILE = App.plist;")
      .replacing(
        "PRODUCT_NAME = AppTests;", with: "PRODUCT_NAME = AppTests; INFOPLIST_FILE = T.plist;")

    let bundles = try tests([
      "App.xcodeproj/project.pbxproj": project, "App.swift": "import UIKit",
      "Tests.swift": "import XCTest\n@testable import App",
      "App.plist": list("<key>Server</key><string>app</string>"),
      "T.plist": list(
        "<key>Server</key><string>tests</string><key>Fruit</key><string>pear</string>"
          + "<key>UIMainStoryboardFile</key><string>Main</string>"),
    ])

    let info = bundles[0].info
    #expect(info["Server"] == .string("app"))
    #expect(info["Fruit"] == .string("pear"))
    #expect(info["UIMainStoryboardFile"] == nil)
  }

  @Test("an empty bundle beside a full one is passed over, and named where it is asked for")
  func empty() throws {
    let project = Self.project.replacing("bundle.ui-testing", with: "bundle.unit-test")
      .replacing(
        "name = \"AppUITests\"; buildPhases = (US)", with: "name = \"AppUITests\"; buildPhases = ()"
      )
    let files = [
      "App.xcodeproj/project.pbxproj": project, "App.swift": "import UIKit",
      "Tests.swift": "import XCTest\n@testable import App",
    ]
    #expect(try tests(files).map(\.targetName) == ["AppTests"])
    #expect(throws: ProjectError.self) { try tests(files, target: "AppUITests") }
  }

  @Test("a bundle in Objective-C beside others is passed over and told")
  func foreign() throws {
    let project = Self.project.replacing("bundle.ui-testing", with: "bundle.unit-test")
      .replacing(
        "name = \"AppUITests\"; buildPhases = (US)",
        with: "name = \"AppUITests\"; buildPhases = (OS)"
      )
      .replacing(
        "M = {isa = PBXGroup; children = (AF, UF)",
        with: "OS = {isa = PBXSourcesBuildPhase; files = (OB); };"
          + "OB = {isa = PBXBuildFile; fileRef = OF; };"
          + "OF = {isa = PBXFileReference; path = Old.m; sourceTree = \"<group>\"; };"
          + "M = {isa = PBXGroup; children = (AF, UF, OF)")
    let files = [
      "App.xcodeproj/project.pbxproj": project, "App.swift": "import UIKit", "Old.m": "",
      "Tests.swift": "import XCTest\n@testable import App",
    ]
    let bundles = try tests(files)
    #expect(bundles.map(\.targetName) == ["AppTests"])
    #expect(bundles[0].issues.map(\.problem).contains(.foreignTests("AppUITests")))
    #expect(throws: ProjectError.self) { try tests(files, target: "AppUITests") }
  }

  @Test("the configuration is that of the scheme that tests the bundle, where the target has it")
  func schemes() throws {
    func scheme(_ configuration: String, tests: String, skipped: String = "NO") -> String {
      """
      <Scheme><TestAction buildConfiguration = "\(configuration)"><Testables>
      <TestableReference skipped = "\(skipped)">
      <BuildableReference BlueprintIdentifier = "\(tests)" BlueprintName = "AppTests"/>
      </TestableReference></Testables></TestAction>
      <LaunchAction buildConfiguration = "Debug"/></Scheme>
      """
    }
    let project = Self.project.replacing(
      "name = Release; buildSettings = {",
      with: "name = Release; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = TEST; ")
    func conditions(_ schemes: [String: String]) throws -> [String] {
      var files = [
        "App.xcodeproj/project.pbxproj": project, "App.swift": "import UIKit",
        "Tests.swift": "import XCTest",
      ]
      for (name, text) in schemes {
        files["App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"] = text
      }
      return try #require(try tests(files).first?.modules.last).compilationConditions.sorted()
    }
    let plain = try conditions([:])
    #expect(!plain.contains("TEST"))
    #expect(try conditions(["App": scheme("Release", tests: "U")]).contains("TEST"))
    #expect(try conditions(["App": scheme("Release", tests: "V")]) == plain)
    #expect(try conditions(["App": scheme("Release", tests: "U", skipped: "YES")]) == plain)
    #expect(try conditions(["App": scheme("Staging", tests: "U")]) == plain)
    #expect(try conditions(["App": "<Scheme>"]) == plain)
    #expect(
      try conditions(["B": scheme("Release", tests: "U"), "A": scheme("Debug", tests: "U")])
        == plain)
  }

  @Test("a bundle of another name is an error that lists those there are")
  func unknown() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": Self.project, "App.swift": "", "Tests.swift": "",
    ])
    #expect(throws: ProjectError.self) {
      try AppReader(target: "None").tests(at: fixture.folder)
    }
  }

  @Test("a package's test targets have its targets before them, and packages by path before those")
  func package() throws {
    let bundles = try tests([
      "Package.swift": """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "Kit", dependencies: [.package(path: "Helper")], targets: [
        .target(name: "Kit"),
        .testTarget(name: "KitTests", dependencies: [
          "Kit", .product(name: "Helper", package: "Helper"),
        ]),
      ])
      """,
      "Sources/Kit/Kit.swift": "import UIKit",
      "Tests/KitTests/Tests.swift": "import XCTest\nimport Helper\n@testable import Kit",
      "Helper/Package.swift": """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(
        name: "Helper", products: [.library(name: "Helper", targets: ["Helper"])],
        targets: [.target(name: "Helper")])
      """,
      "Helper/Sources/Helper/Helper.swift": "import Foundation",
    ])
    #expect(bundles.map(\.targetName) == ["KitTests"])
    #expect(bundles[0].modules.map(\.name) == ["Helper", "Kit", "KitTests"])
    #expect(bundles[0].kind == .tests(host: nil))
  }

  @Test("beside an Xcode project the files of a package's tests lie in their bundle, too")
  func looseResources() throws {
    var files = [
      "Package.swift": """
      // swift-tools-version:5.2
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [
          .target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ])
      """,
      "Sources/Shop/Shop.swift": "", "Sources/Shop/sign.json": "{}",
      "Tests/ShopTests/A.swift": "", "Tests/ShopTests/Info.plist": "",
      "Tests/ShopTests/macOS/Shelf.xib": "", "Tests/ShopTests/iOS/Shelf.xib": "",
      "Tests/ShopTests/de.lproj/a.strings": "", "Tests/ShopTests/__Shots__/a.png": "",
    ]
    func paths() throws -> [String] {
      try tests(files)[0].resources.map(\.bundlePath).filter { !$0.hasPrefix("Shop_") }.sorted()
    }
    #expect(try paths() == [])

    files["Shop.xcodeproj/project.pbxproj"] = Self.project
    #expect(try paths() == ["Shelf.xib", "de.lproj/a.strings", "sign.json"])
    let shelf = try tests(files)[0].resources.first { $0.bundlePath == "Shelf.xib" }
    #expect(shelf?.url.path.hasSuffix("/iOS/Shelf.xib") == true)
  }

  @Test("a folder may be called like a file of Swift")
  func folderName() throws {
    let fixture = try ProjectFixture([
      "Label.swift/App.xcodeproj/project.pbxproj": Self.project,
      "Label.swift/App.swift": "import UIKit", "Label.swift/Tests.swift": "import XCTest",
    ])
    let bundles = try AppReader().tests(at: fixture.folder.appendingPathComponent("Label.swift"))
    #expect(bundles.map(\.targetName) == ["AppTests"])
  }

  @Test(
    "a manifest without tests, or of an age that is not read, leaves them to the project beside")
  func projectBeside() throws {
    let manifests = [
      "// swift-tools-version:5.5\nimport PackageDescription\n"
        + "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
      "import PackageDescription\nlet package = Package(name: \"Kit\")\n",
    ]
    for manifest in manifests {
      let bundles = try tests([
        "Package.swift": manifest, "Sources/Kit/Kit.swift": "import UIKit",
        "App.xcodeproj/project.pbxproj": Self.project, "App.swift": "import UIKit",
        "Tests.swift": "import XCTest\n@testable import App",
      ])
      #expect(bundles.map(\.targetName) == ["AppTests"])
    }
  }
}
