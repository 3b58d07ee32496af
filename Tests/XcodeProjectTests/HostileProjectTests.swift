// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

/// Documentation/HostileFiles.md §1.7 and Documentation/Containment.md §5.
@Suite("projects that mean no good")
struct HostileProjectTests {
  private func settings(_ values: [(String, String)]) -> BuildSettings {
    var level = SettingsLevel()
    for (name, value) in values { level.add(name, value, configuration: "Debug") }
    return BuildSettings(levels: [level])
  }

  @Test("settings that each name the next one twice have an end")
  func doubling() {
    let chain = (0..<60).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") }
    let small = settings(chain + [("A60", "x"), ("B", "$(A50)")])
    #expect(small.value("B") == String(repeating: "x", count: 1024))
    #expect(small.value("A0").utf8.count < 4 << 20)
    // Names without a value cost time, too.
    #expect(settings(chain).value("A0").utf8.count < 4 << 20)
  }

  /// Documentation/Containment.md §5.2.
  @Test("a manifest that never ends is ended with its time, and said with its file")
  func endlessManifest() throws {
    let fixture = try ProjectFixture([
      "Kit/Package.swift": "// swift-tools-version:5.9\nimport PackageDescription\nwhile true {}\n"
    ])
    let folder = fixture.folder.appendingPathComponent("Kit")
    do throws(ProjectError) {
      _ = try PackageTool.dumpManifest(of: folder, within: 1)
      Issue.record("it came to an end")
    } catch {
      let words = "it did not end within 1 s; the manifest may not come to its end"
      #expect("\(error)".contains(words), "\(error)")
      #expect("\(error)".hasPrefix("\(folder.path)/Package.swift"), "\(error)")
    }
  }

  @Test("values that are inherited again and again have an end")
  func inheritance() {
    let many = String(repeating: "$(inherited)", count: 2000)
    let levels = (0..<5).map { index in
      var level = SettingsLevel()
      level.add("A", index == 4 ? "x" : many, configuration: "Debug")
      return level
    }
    #expect(BuildSettings(levels: Array(levels.suffix(2))).value("A").count == 2000)
    #expect(BuildSettings(levels: levels).value("A").utf8.count < 4 << 20)
  }

  @Test("references inside each other, more than the stack has room for, have an end")
  func nesting() {
    let count = 20_000
    let text = String(repeating: "$(", count: count) + String(repeating: ")", count: count)
    #expect(settings([("A", text)]).value("A").utf8.count <= text.utf8.count)
    #expect(settings([("A", "$($(B))"), ("B", "C"), ("C", "deep")]).value("A") == "deep")
  }

  /// A project with every file beside it that reading looks into.
  private func fixture(_ more: [String: String] = [:]) throws -> ProjectFixture {
    let text = ProjectText.project(
      targets: ["T"],
      objects: """
        M = {isa = PBXGroup; children = (F, C); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        \(ProjectText.target("T", name: "App", phases: "S"))
        """
    ).replacingOccurrences(
      of: "TD = {isa = XCBuildConfiguration;",
      with: "TD = {isa = XCBuildConfiguration; baseConfigurationReference = C;")
    return try ProjectFixture(
      ["App.xcodeproj/project.pbxproj": text, "A.swift": "", "App.xcconfig": ""]
        .merging(more) { $1 })
  }

  @Test(
    "a pipe in the place of a file is not waited for",
    arguments: [
      ("A.swift", "~/App.xcodeproj/project.pbxproj:12:1: error: ~/A.swift is a pipe and no file"),
      ("App.xcconfig", "~/App.xcconfig: error: ~/App.xcconfig is a pipe and no file"),
      ("Podfile.lock", "read App"), ("Podfile", "read App"), ("App.podspec", "read App"),
      ("App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", "read App"),
      (
        "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
        "~/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved: error: "
      ),
      ("App.xcworkspace/contents.xcworkspacedata", "read App"),
      ("App.xcodeproj/project.pbxproj", "~/App.xcodeproj/project.pbxproj: error: "),
    ])
  func pipes(path: String, words: String) throws {
    let fixture = try fixture()
    let file = fixture.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    let said = fixture.error()
    #expect(said.hasPrefix(words), "\(said)")
    _ = try? AppReader().tests(at: fixture.folder.appendingPathComponent("App.xcodeproj"))
  }

  @Test("a configuration file in Latin-1 is read, and not taken for missing")
  func latin() throws {
    let fixture = try fixture()
    let file = fixture.folder.appendingPathComponent("App.xcconfig")
    try Data("PRODUCT_NAME = Caf".utf8 + [0xE9]).write(to: file)
    let app = try fixture.app()
    #expect(app.productName == "Café")
    #expect(!app.issues.map(\.description).contains { $0.contains("App.xcconfig does not exist") })
  }

  @Test("a configuration file of more than a megabyte is refused")
  func large() throws {
    let fixture = try fixture()
    let file = fixture.folder.appendingPathComponent("App.xcconfig")
    try Data(repeating: 0x41, count: (1 << 20) + 1).write(to: file)
    let said = fixture.error()
    #expect(said.hasPrefix("~/App.xcconfig: error: the file cannot be read: settings"), "\(said)")
  }

  @Test("references nested beyond two hundred levels stay as they are written, at once")
  func nested() {
    let deep = String(repeating: "$(A", count: 50_000) + String(repeating: ")", count: 50_000)
    let expansion = SettingExpansion { _ in "a" }
    #expect(expansion.expand(deep) == deep)
    #expect(expansion.expand("$(A)$(A$(A))") == "aa")
  }

  @Test("lines of a configuration file end as on Windows, too")
  func windows() throws {
    let app = try fixture([
      "App.xcconfig": "SWIFT_VERSION = 6.0\r\nPRODUCT_NAME = Well // deep\r\n"
    ]).app()
    #expect(app.productName == "Well")
    #expect(app.app.languageMode == "6")
  }
}
