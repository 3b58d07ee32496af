// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

/// Documentation/XcodeProject.md §14.
@Suite("Examples of files that are kept from a repository")
struct ExampleFileTests {
  private static let objects =
    ProjectText.target("T", name: "App", phases: "S, R", settings: "INFOPLIST_FILE = Info.plist;")
    .replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = C;")
      + """
      M = {isa = PBXGroup; children = (F, K, L, C, I); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      K = {isa = PBXFileReference; path = Keys.swift; sourceTree = "<group>"; };
      L = {isa = PBXFileReference; path = Keys.plist; sourceTree = "<group>"; };
      I = {isa = PBXFileReference; path = Icon.png; sourceTree = "<group>"; };
      C = {isa = PBXFileReference; path = Server.xcconfig; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F; }; B2 = {isa = PBXBuildFile; fileRef = K; };
      B3 = {isa = PBXBuildFile; fileRef = L; }; B4 = {isa = PBXBuildFile; fileRef = I; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
      R = {isa = PBXResourcesBuildPhase; files = (B3, B4); };
      """

  private func app(_ files: [String: String]) throws -> (AppDescription, ProjectFixture) {
    let own = [
      "App.xcodeproj/project.pbxproj": ProjectText.project(targets: ["T"], objects: Self.objects),
      "App.swift": "",
      "Info.plist": "<plist><dict><key>A</key><string>$(ADDRESS)</string></dict></plist>",
    ]
    let fixture = try ProjectFixture(own.merging(files) { $1 })
    return (try fixture.app(), fixture)
  }

  @Test("they are read in their place, whatever the word is and wherever it stands")
  func read() throws {
    let (app, fixture) = try app([
      "Server.Example.xcconfig": "ADDRESS = example.com\n", "KeysTemplate.swift": "enum Keys {}",
      "Keys.plist.sample": "<plist><dict/></plist>",
    ])
    #expect(app.info["A"] == .string("example.com"))
    #expect(fixture.relative(app.app.sources) == ["App.swift", "KeysTemplate.swift"])
    #expect(fixture.relative(app.resources.map(\.url)) == ["Keys.plist.sample"])
    #expect(app.resources.map(\.bundlePath) == ["Keys.plist"])
    #expect(app.lacksFiles)
    let told = app.issues.map(\.description)
    #expect(told.contains { $0.contains("Server.xcconfig does not exist; ") })
    #expect(told.contains { $0.contains("Keys.plist.sample is read in its place") })
  }

  @Test("other files, pictures and sources that end otherwise are none")
  func others() throws {
    let (app, fixture) = try app([
      "Servers.Example.xcconfig": "ADDRESS = a\n", "Keys.swift.example": "enum Keys {}",
      "MyKeys.sample.plist": "<plist/>", "Icon-default.png": "",
    ])
    #expect(app.info["A"] == .string(""))
    #expect(fixture.relative(app.app.sources) == ["App.swift"])
    #expect(app.resources.isEmpty)
  }

  @Test("a file that is there is never passed over")
  func present() throws {
    let (app, _) = try app([
      "Server.xcconfig": "ADDRESS = own\n", "Server.example.xcconfig": "ADDRESS = example\n",
    ])
    #expect(app.info["A"] == .string("own"))
  }
}
