// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

@Suite("Targets of packages")
struct PackageTargetTests {
  /// A package with an executable `App` that needs what a test is about.
  private func package(_ targets: String, tools: String = "5.9") -> String {
    """
    // swift-tools-version:\(tools)
    import CompilerPluginSupport
    import PackageDescription
    let package = Package(
      name: "Shop", platforms: [.macOS(.v13), .iOS(.v15)],
      targets: [
        \(targets)
      ])
    """
  }

  @Test("resources of every rule lie where SwiftPM and Xcode put them")
  func resources() throws {
    let fixture = try ProjectFixture([
      "Package.swift": package(
        """
        .executableTarget(name: "App", dependencies: ["Kit"]),
        .target(name: "Kit", exclude: ["notes.md", "Old"],
          resources: [.process("Media"), .copy("Site"), .embedInCode("logo.bin")]),
        """),
      "Sources/App/App.swift": "import Kit\n", "Sources/Kit/Kit.swift": "",
      "Sources/Kit/Old/Gone.swift": "", "Sources/Kit/notes.md": "", "Sources/Kit/logo.bin": "x",
      "Sources/Kit/Media/deep/a.json": "", "Sources/Kit/Media/de.lproj/b.strings": "",
      "Sources/Kit/Site/css/c.css": "", "Sources/Kit/Cell.xib": "",
      "Sources/Kit/Texts.xcstrings": "", "Sources/Kit/Art.xcassets/Contents.json": "{}",
      "Sources/Kit/stray.txt": "", "Sources/Kit/en.lproj/Localizable.strings": "",
    ])
    let app = try fixture.app(".")
    let kit = app.modules[0]
    #expect(fixture.relative(kit.sources) == ["Sources/Kit/Kit.swift"])
    #expect(kit.resourceBundle == "Shop_Kit")
    #expect(kit.embeddedResources.map(\.lastPathComponent) == ["logo.bin"])
    #expect(kit.assetCatalogs.map(\.lastPathComponent) == ["Art.xcassets"])
    #expect(
      app.resources.map(\.bundlePath).sorted()
        == [
          "Art.xcassets", "Cell.xib", "Site", "Texts.xcstrings", "a.json", "de.lproj/b.strings",
          "en.lproj/Localizable.strings",
        ].map { "Shop_Kit.bundle/\($0)" })
    #expect(app.resources.first { $0.bundlePath.hasSuffix("Site") }?.isFolder == true)
  }

  @Test("conditions on systems in a manifest hold as on a Mac")
  func conditions() throws {
    let fixture = try ProjectFixture([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      func kit() -> [Target] {
        #if canImport(Darwin) && !os(Linux)
          return [.target(name: "Kit")]
        #else
          return []
        #endif
      }
      let package = Package(
        name: "Shop", targets: [.executableTarget(name: "App", dependencies: ["Kit"])] + kit())
      """,
      "Sources/App/App.swift": "import Kit\n", "Sources/Kit/Kit.swift": "",
    ])
    let app = try fixture.app(".")
    #expect(app.modules.map(\.name) == ["Kit", "App"])
    #expect(fixture.relative(app.modules[0].sources) == ["Sources/Kit/Kit.swift"])
  }

  @Test("settings hold by platform and configuration; package access has the identity")
  func settings() throws {
    let fixture = try ProjectFixture([
      "Package.swift": package(
        """
        .executableTarget(name: "App", dependencies: ["Kit", "Shut"]),
        .target(name: "Kit", swiftSettings: [
          .define("PHONE", .when(platforms: [.iOS])), .define("LINUX", .when(platforms: [.linux])),
          .define("FAST", .when(configuration: .release)),
          .enableUpcomingFeature("ExistentialAny"), .unsafeFlags(["-Xfrontend", "-x"]),
          .unsafeFlags(["-warnings-as-errors", "-Werror", "Deprecated", "-Onone"]),
        ]),
        .target(name: "Shut", packageAccess: false),
        """),
      "Sources/App/App.swift": "import Kit\nimport Shut\n", "Sources/Kit/Kit.swift": "",
      "Sources/Shut/Shut.swift": "",
    ])
    let modules = try fixture.app(".").modules
    let kit = try #require(modules.first { $0.name == "Kit" })
    #expect(kit.compilationConditions == ["SWIFT_PACKAGE", "DEBUG", "PHONE"])
    #expect(kit.linux?.conditions == ["SWIFT_PACKAGE", "DEBUG", "LINUX"])
    #expect(
      kit.flags
        == ["-enable-upcoming-feature", "ExistentialAny", "-Xfrontend", "-x", "-Onone"])
    #expect(
      kit.packageName == SettingExpansion.identifier(fixture.folder.lastPathComponent.lowercased()))
    #expect(modules.first { $0.name == "Shut" }?.packageName == nil)
  }

  @Test("targets in C, with what they include; Objective-C is left out and named")
  func clang() throws {
    let fixture = try ProjectFixture([
      "Package.swift": package(
        """
        .executableTarget(name: "App", dependencies: ["CTop", "Old"]),
        .target(name: "CTop", dependencies: ["CBase"], cSettings: [.define("STEP", to: "2")]),
        .target(name: "CBase"), .target(name: "Old"),
        """),
      "Sources/App/App.swift": "import CTop\nimport Old\n",
      "Sources/CTop/top.c": "", "Sources/CTop/include/CTop.h": "", "Sources/CBase/base.cpp": "",
      "Sources/CBase/include/CBase.h": "", "Sources/Old/Old.m": "", "Sources/Old/include/Old.h": "",
    ])
    let app = try fixture.app(".")
    #expect(app.modules.map(\.name) == ["CBase", "CTop", "App"])
    let top = try #require(app.modules[1].clang)
    #expect(fixture.relative(top.sources) == ["Sources/CTop/top.c"])
    #expect(top.flags == ["-DSWIFT_PACKAGE=1", "-DDEBUG=1", "-DSTEP=2"])
    #expect(app.modules[1].dependencies == ["CBase"])
    #expect(app.issues.contains { $0.description.contains("'Old.m' is not Swift and is left out") })
  }

  @Test("headers in Objective-C that others see are kept for what they declare")
  func foreignHeaders() throws {
    let fixture = try ProjectFixture([
      "Package.swift": package(
        ".executableTarget(name: \"App\", dependencies: [\"Old\"]), .target(name: \"Old\"),"),
      "Sources/App/App.swift": "import Old\n", "Sources/Old/Old.m": "",
      "Sources/Old/Hidden.h": "@interface Hidden\n@end\n",
      "Sources/Old/include/Old.h": "@interface Old\n@end\n",
    ])
    let app = try fixture.app(".")
    #expect(app.modules.map(\.name) == ["Old", "App"])
    #expect(fixture.relative(app.modules[0].foreignHeaders) == ["Sources/Old/include/Old.h"])
  }

  @Test("a module is at home on Linux when nothing in it or below it shows a screen")
  func native() throws {
    let fixture = try ProjectFixture([
      "Package.swift": package(
        """
        .executableTarget(name: "App", dependencies: ["Plain", "Over", "Shows", "Needs", "Below"]),
        .target(name: "Plain"), .target(name: "Over", dependencies: ["Plain"]), .target(name: "Shows"),
        .target(name: "Needs"), .target(name: "Below", dependencies: ["Shows"]),
        """),
      "Sources/App/App.swift": "import Over\nimport Needs\nimport Below\n",
      "Sources/Plain/Plain.swift": """
      import CoreFoundation
      import Foundation
      #if canImport(Darwin)
        import Darwin
      #elseif canImport(Glibc)
        import Glibc
      #endif
      """,
      "Sources/Over/Over.swift": "import Plain\n",
      "Sources/Shows/Shows.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n",
      "Sources/Needs/Needs.swift": "import Combine\n",
      "Sources/Below/Below.swift": "import Shows\n",
    ])
    let modules = try fixture.app(".").modules
    #expect(Set(modules.filter(\.isNativeCandidate).map(\.name)) == ["Plain", "Over"])
  }

  @Test("macros come with the targets they need, not as modules")
  func macros() throws {
    let fixture = try ProjectFixture([
      "Package.swift": package(
        """
        .executableTarget(name: "App", dependencies: ["Kit"]),
        .target(name: "Kit", dependencies: ["KitMacros"]),
        .macro(name: "KitMacros", dependencies: ["Shared"]), .target(name: "Shared"),
        """),
      "Sources/App/App.swift": "import Kit\n", "Sources/Kit/Kit.swift": "",
      "Sources/KitMacros/Macros.swift": "", "Sources/Shared/Shared.swift": "",
    ])
    let modules = try fixture.app(".").modules
    #expect(modules.map(\.name) == ["Kit", "App"])
    #expect(modules[0].macros.map(\.name) == ["Shared", "KitMacros"])
  }

  @Test("packages in synchronised folders are modules of their own")
  func synchronisedFolder() throws {
    let target = ProjectText.target(
      "T", name: "App", phases: "", settings: "PRODUCT_NAME = App;",
      more: "fileSystemSynchronizedGroups = (X);")
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        targets: ["T"],
        objects: target
          + """
          M = {isa = PBXGroup; children = (X); sourceTree = "<group>"; };
          X = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          """),
      "App/App.swift": "import Kit\n",
      "App/Modules/Kit/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "App/Modules/Kit/Sources/Kit/Kit.swift": "",
    ])
    let app = try fixture.app()
    #expect(app.modules.map(\.name) == ["Kit", "App"])
    #expect(fixture.relative(app.app.sources) == ["App/App.swift"])
  }

  @Test(
    "files of a tool that generates projects are named",
    arguments: [
      ("Project.swift", "Tuist; and is not here; run 'tuist generate' first"),
      ("project.yml", "XcodeGen; and is not here; run 'xcodegen' first"),
    ])
  func generatedProject(file: String, words: String) throws {
    let fixture = try ProjectFixture([file: "", "Sources/A.swift": ""])
    let parts = words.components(separatedBy: "; and")
    #expect(fixture.error(".").contains("the project is generated by \(parts[0]) and\(parts[1])"))
  }

  @Test("without Pods, a project with a Podfile is told to install them")
  func podfile() throws {
    let target = ProjectText.target(
      "T", name: "App", phases: "S", settings: "PRODUCT_NAME = App;")
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        targets: ["T"],
        objects: target
          + """
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          B = {isa = PBXBuildFile; fileRef = F; };
          F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          """),
      "App.swift": "import Kit\n", "Podfile": "",
    ])
    #expect(try fixture.app().issues.contains { $0.description.contains("run 'pod install'") })
  }
}
