// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Fuzzing
import Testing

@testable import XcodeProject

/// What SwiftPM says of a manifest is a file that somebody else made: its names, paths and conditions are
/// the package's (Documentation/HostileFiles.md §4.6).
struct ManifestMutantTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "Shop", defaultLocalization: "en", platforms: [.iOS(.v15)],
      products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .executableTarget(name: "App", dependencies: ["Kit"], path: "Main"),
        .target(
          name: "Kit", dependencies: [.target(name: "Wire", condition: .when(platforms: [.iOS]))],
          exclude: ["notes.md"], resources: [.process("Media"), .copy("Site")],
          swiftSettings: [.define("SHOP"), .enableUpcomingFeature("ExistentialAny")]),
        .target(name: "Wire", cSettings: [.headerSearchPath("inner"), .define("WIRE", to: "1")]),
      ])
    """,
    "Main/App.swift": "import Kit\n", "Sources/Kit/Kit.swift": "", "Sources/Kit/notes.md": "",
    "Sources/Kit/Media/a.json": "{}", "Sources/Kit/Site/a.css": "",
    "Sources/Wire/wire.c": "int wire;\n", "Sources/Wire/include/wire.h": "extern int wire;\n",
    "Sources/Wire/inner/inner.h": "",
  ]

  @Test("every mutant of what SwiftPM says is read, refused with its place, or not understood")
  func mutants() throws {
    let fixture = try ProjectFixture(Self.files)
    var options = PackageOptions()
    options.cache = fixture.folder.appendingPathComponent("cache")
    var reader = AppReader()
    reader.packages = options
    let sound = try reader.app(at: fixture.folder)
    #expect(sound.targetName == "App")
    #expect(sound.modules.contains { $0.name == "Kit" })
    // The answer that was kept stands for SwiftPM from now on.
    let kept = fixture.folder.appendingPathComponent("cache/manifests")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: kept.path).first)
    let file = kept.appendingPathComponent(name)
    let seed = [UInt8](try #require(SealedFile.read(file)))
    var understood = 0
    for number in 0..<500 {
      var mutator = Mutator(seed: 15, number: UInt64(number))
      let mutant = Data(mutator.mutant(of: seed))
      // SwiftPM would be asked again.
      guard (try? JSONDecoder().decode(PackageManifest.self, from: mutant)) != nil else { continue }
      understood += 1
      SealedFile.write(mutant, to: file)
      do {
        _ = try reader.app(at: fixture.folder)
      } catch {
        #expect("\(error)".contains(/^.+: error: ./), "mutant \(number): \(error)")
      }
    }
    // Else nothing was tried.
    #expect(understood > 20)
  }
}
