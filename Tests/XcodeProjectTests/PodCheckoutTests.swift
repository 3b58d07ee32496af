// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

@Suite("Pods from checkouts that --packages names")
struct PodCheckoutTests {
  /// The modules of the app, what the first was read as, and what lies in the app's bundle.
  private struct Found {
    var names: [String]
    var sources: [String]
    var headers: [String]
    var mode: String
    var fetched: [String]
    var resources: [String]
  }

  /// An app with a `Podfile` and no `Pods`, beside a folder of checkouts.
  private func modules(
    _ files: [String: String], below place: String = "", version: String = "5.0"
  ) throws -> Found {
    let own = [
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        targets: ["T"],
        objects: ProjectText.target(
          "T", name: "App", phases: "S", settings: "PRODUCT_NAME = App; SWIFT_VERSION = \(version);"
        )
          + """
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          B = {isa = PBXBuildFile; fileRef = F; };
          F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          """),
      "App.swift": "import Kit\n", "Podfile": "platform :ios\n  pod 'Kit/Core', '~> 1.0'\n",
    ]
    let placed = Dictionary(uniqueKeysWithValues: own.map { (place + $0.key, $0.value) })
    let fixture = try ProjectFixture(placed.merging(files) { $1 })
    var reader = AppReader()
    reader.packages.folders = [fixture.folder.appendingPathComponent("checkouts")]
    reader.packages.isOffline = true
    let app = try reader.app(
      at: fixture.folder.appendingPathComponent("\(place)App.xcodeproj"))
    let first = app.modules[0]
    return Found(
      names: app.modules.map(\.name), sources: fixture.relative(first.sources),
      headers: first.headerImports, mode: first.languageMode,
      fetched: app.modules.filter(\.isFetched).map(\.name),
      resources: app.resources.map(\.bundlePath))
  }

  @Test("a pod is the package whose manifest names it, with what that needs")
  func manifest() throws {
    let found = try modules([
      "checkouts/KitRepository/Package.swift": """
      // swift-tools-version:5.7
      import PackageDescription
      let package = Package(
        name: "All", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", dependencies: ["Base"]), .target(name: "Base")])
      """,
      "checkouts/KitRepository/Sources/Kit/Kit.swift": "import Base\n",
      "checkouts/KitRepository/Sources/Base/Base.swift": "",
      // Nobody asks for it: it is never evaluated.
      "checkouts/Other/Package.swift": "#error(\"evaluated\")",
    ])
    #expect(found.names == ["Base", "Kit", "App"])
    #expect(found.fetched == ["Base", "Kit"])
  }

  @Test("a pod of Swift and Objective-C has what its public headers declare, too")
  func foreignPart() throws {
    let fixture = try ProjectFixture([
      "Kit/Kit.podspec": """
      s.subspec 'Core' do |core|
        core.source_files = 'Code/**/*.{h,m,swift}'
        core.private_header_files = 'Code/Inner/*.h'
      end
      s.exclude_files = 'Code/Mac/*'
      """,
      "Kit/Code/Kit.swift": "", "Kit/Code/Oven.m": "", "Kit/Code/Mac/Pan.m": "",
      "Kit/Code/Oven.h": "@interface Oven\n@end\n", "Kit/Code/Ring.h": "int ring(void);\n",
      "Kit/Code/Inner/Pie.h": "@interface Pie\n@end\n",
      "Kit/Code/Mac/Pan.h": "@interface Pan\n@end\n",
    ])
    var search = ModuleSearch(graph: nil, libraries: [fixture.folder], app: "App")
    try search.add(["Kit"])
    let module = try #require(search.found.first?.module)
    #expect(fixture.relative(module.sources) == ["Kit/Code/Kit.swift"])
    #expect(fixture.relative(module.foreignSources) == ["Kit/Code/Oven.m"])
    #expect(fixture.relative(module.foreignHeaders) == ["Kit/Code/Oven.h"])
  }

  @Test("what a bridging header or a library's own header imports is looked for, too")
  func headerImports() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        targets: ["T"],
        objects: ProjectText.target(
          "T", name: "App", phases: "S",
          settings: "PRODUCT_NAME = App; SWIFT_OBJC_BRIDGING_HEADER = App.h;")
            + """
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            B = {isa = PBXBuildFile; fileRef = F; };
            F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            """),
      "App.swift": "", "App.h": "#import <Foundation/Foundation.h>\n#import <Oven/Pie.h>\n",
      "checkouts/Oven/Code/Pie.h": "@interface Pie\n@end\n", "checkouts/Oven/Code/Pie.m": "",
      "checkouts/Oven/Oven.podspec":
        "s.source_files = 'Code/*.{h,m}'\ns.public_header_files = 'Code/P*.h'\n",
      "checkouts/Oven/Code/Rack.h": "@interface Rack\n@end\n",
      "checkouts/Oven/MacDemo/Pan.h": "@interface Pan\n@end\n",
      "checkouts/Oven/MacDemo/Pan.m": "",
    ])
    var reader = AppReader()
    reader.packages.folders = [fixture.folder.appendingPathComponent("checkouts")]
    reader.packages.isOffline = true
    let app = try reader.app(at: fixture.folder.appendingPathComponent("App.xcodeproj"))
    #expect(app.modules.map(\.name) == ["Oven", "App"])
    #expect(fixture.relative(app.modules[0].foreignHeaders) == ["checkouts/Oven/Code/Pie.h"])
    #expect(fixture.relative(app.modules[0].foreignSources) == ["checkouts/Oven/Code/Pie.m"])
  }

  @Test(
    "a pod that the Podfile takes from a path is what its podspec there says",
    arguments: [":path => '../'", "path: \"../Kit.podspec\""])
  func localPath(key: String) throws {
    let found = try modules(
      [
        "Kit.podspec": "Pod::Spec.new do |s|\n  s.source_files = 'Code/**/*.swift'\nend\n",
        "Code/Kit.swift": "import Base\n", "Other/Not.swift": "",
        "Example/Podfile": "pod 'Kit', \(key)\n",
      ], below: "Example/")
    #expect(found.names == ["Kit", "App"])
    #expect(found.sources == ["Code/Kit.swift"])
    #expect(found.headers == ["UIKit"])
    #expect(found.fetched == [], "its people write it beside the app")
  }

  @Test(
    "a pod is compiled as the Swift that its podspec names, else as that of the app",
    arguments: [
      ("s.swift_version = '5.1'", "4.0", "5"), ("s.swift_versions = ['4.0', '4.2']", "5.0", "4.2"),
      ("s.version = '6.0'", "3.0", "4"), ("", "5.0", "5"),
    ])
  func versions(statement: String, app: String, mode: String) throws {
    let found = try modules(
      [
        "checkouts/Kit/Kit.podspec": "\(statement)\ns.source_files = '*.swift'\n",
        "checkouts/Kit/Kit.swift": "",
      ], version: app)
    #expect(found.names == ["Kit", "App"])
    #expect(found.mode == mode)
  }

  @Test("without a manifest a podspec says which sources are the library's")
  func podspec() throws {
    let found = try modules([
      "checkouts/Kit/Kit.podspec": """
      Pod::Spec.new do |s|
        # s.source_files = 'Wrong/*.swift'
        s.source_files = ['Code/**/*.{h,swift}',
                          "More"]
        s.exclude_files = 'Code/Mac/**/*'
        s.tvos.exclude_files = 'Code/A.swift'
        s.resource_bundles = { 'Kit' => ['Media/*'] }
        s.subspec 'Core' do |core|
          core.source_files = %w[Core/*.swift]
        end
      end
      """,
      "checkouts/Kit/Code/A.swift": "", "checkouts/Kit/Code/Deep/B.swift": "",
      "checkouts/Kit/Code/Mac/C.swift": "", "checkouts/Kit/More/D.swift": "",
      "checkouts/Kit/Core/E.swift": "", "checkouts/Kit/Core/Deep/F.swift": "",
      "checkouts/Kit/Wrong/G.swift": "", "checkouts/Kit/Code/A.h": "",
    ])
    #expect(found.names == ["Kit", "App"])
    #expect(found.fetched == ["Kit"])
    #expect(
      found.sources.map { $0.replacing("checkouts/Kit/", with: "") } == [
        "Code/A.swift", "Code/Deep/B.swift", "Core/E.swift", "More/D.swift",
      ])
  }

  @Test(
    "what a podspec has for its tests and its example is not the library's", arguments: ["", "  "])
  func testSpecs(indent: String) throws {
    let lines = [
      "s.test_spec 'Tests' do |test_spec|", "  test_spec.source_files = 'Tests/*.swift'",
      "  test_spec.subspec 'Deep' do |deep|", "    deep.source_files = 'Deep/*.swift'", "  end",
      "end",
      "s.app_spec('Example') do |app|", "  app.source_files = 'Example/*.swift'", "end",
      "s.source_files = 'Code/*.swift'",
    ].map { indent + $0 + "\n" }
    let found = try modules([
      "checkouts/Kit/Kit.podspec": lines.joined(), "checkouts/Kit/Code/A.swift": "",
      "checkouts/Kit/Tests/B.swift": "", "checkouts/Kit/Deep/C.swift": "",
      "checkouts/Kit/Example/D.swift": "",
    ])
    #expect(found.sources == ["checkouts/Kit/Code/A.swift"])
  }

  @Test(
    "a podspec's resources lie in the app, those of bundles in their bundles, wherever the app lies",
    arguments: ["", "app/"])
  func resources(place: String) throws {
    let files = [
      "checkouts/Kit/Kit.podspec": """
      s.source_files = 'Code/*.swift'
      s.resources = ['Code/*.xib', 'Media/Fonts/**/*.{ttf,otf}']
      s.resource_bundles = {
        'KitWords' => ['Words/**/*.strings'],
        'KitArt' => 'Media/Art.xcassets',
      }
      """,
      "checkouts/Kit/Code/A.swift": "", "checkouts/Kit/Code/Card.xib": "",
      "checkouts/Kit/Media/Fonts/Deep/Plain.ttf": "", "checkouts/Kit/Other.xib": "",
      "checkouts/Kit/Words/en.lproj/Kit.strings": "",
      "checkouts/Kit/Media/Art.xcassets/Contents.json": "{}",
    ]
    let found = try modules(files, below: place)
    #expect(
      found.resources.sorted() == [
        "Card.xib", "KitArt.bundle/Art.xcassets", "KitWords.bundle/en.lproj/Kit.strings",
        "Plain.ttf",
      ])
  }

  private static let manifest = """
    // swift-tools-version:5.7
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    """

  @Test("a checkout in Pods with a manifest is built as that says, not as its podspec does")
  func podWithManifest() throws {
    let found = try modules([
      "Pods/Kit/Package.swift": Self.manifest,
      "Pods/Kit/Kit.podspec":
        "s.source_files = 'Sources/**/*.swift'\ns.exclude_files = 'Sources/Kit/B.swift'\n",
      "Pods/Kit/Sources/Kit/A.swift": "", "Pods/Kit/Sources/Kit/B.swift": "",
      "checkouts/Kit/Package.swift": Self.manifest, "checkouts/Kit/Sources/Kit/C.swift": "",
    ])
    #expect(found.sources == ["Pods/Kit/Sources/Kit/A.swift", "Pods/Kit/Sources/Kit/B.swift"])
    #expect(found.headers == ["UIKit"])
  }

  @Test("a named checkout stands for a pod that is partly in Objective-C")
  func podInObjectiveC() throws {
    var files = [
      "Pods/Kit/Sources/A.swift": "", "Pods/Kit/Sources/B.m": "",
      "checkouts/Kit/Package.swift": Self.manifest, "checkouts/Kit/Sources/Kit/C.swift": "",
    ]
    #expect(try modules(files).sources == ["checkouts/Kit/Sources/Kit/C.swift"])
    files["Pods/Kit/Sources/B.m"] = nil
    #expect(try modules(files).sources == ["Pods/Kit/Sources/A.swift"])
  }

  @Test("lock files and Carthage's lists name libraries, too")
  func names() throws {
    let fixture = try ProjectFixture([
      "Podfile": "# pod 'Gone'\npod \"One/Sub\"\n",
      "Podfile.lock":
        "PODS:\n  - Two (1.0):\n    - Three/Sub\n  - \"Four+Five\" (2)\n\nDEPENDENCIES:\n",
      "Cartfile": "# none\ngithub \"Owner/Six\" ~> 1.0\n",
    ])
    #expect(PodNames.names(beside: fixture.folder) == ["One", "Two", "Four+Five", "Six"])
  }

  @Test("a checkout of another version than the pins' is at home on Linux all the same")
  func otherVersion() throws {
    let fixture = try ProjectFixture([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(url: "https://example.org/plain", from: "1.0.0")],
        targets: [
          .executableTarget(name: "App", dependencies: [.product(name: "Plain", package: "plain")])
        ])
      """,
      "Package.resolved": """
      {
        "pins": [{
          "identity": "plain", "kind": "remoteSourceControl",
          "location": "https://example.org/plain",
          "state": {"revision": "\(String(repeating: "0", count: 40))", "version": "1.0.0"}
        }],
        "version": 2
      }
      """,
      "Sources/App/App.swift": "import Plain\n",
      "checkouts/plain/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Plain", products: [.library(name: "Plain", targets: ["Plain"])],
        targets: [.target(name: "Plain")])
      """,
      "checkouts/plain/Sources/Plain/Plain.swift": "public let one = 1\n",
    ])
    let checkouts = fixture.folder.appendingPathComponent("checkouts")
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for words in [["init", "-q"], ["add", "."], author + ["commit", "-q", "-m", "1"]] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "-C", checkouts.appendingPathComponent("plain").path] + words
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    var reader = AppReader()
    reader.packages.folders = [checkouts]
    reader.packages.isOffline = true

    let app = try reader.app(at: fixture.folder)

    #expect(app.modules.filter(\.isNativeCandidate).map(\.name) == ["Plain"])
    #expect(app.issues.contains { "\($0)".contains("where Package.resolved says") })
  }
}
