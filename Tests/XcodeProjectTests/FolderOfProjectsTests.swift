// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

/// Folders that hold projects, given in place of one (Documentation/XcodeProject.md §1).
@Suite("A folder of several projects")
struct FolderOfProjectsTests {
  private static let project = ProjectText.project(
    targets: ["U"], settings: "SDKROOT = iphoneos;",
    objects: ProjectText.target("U", name: "App", type: "application", phases: ""))

  /// What is said of a folder with these files.
  private func words(_ files: [String]) throws -> String? {
    let fixture = try ProjectFixture(
      Dictionary(
        uniqueKeysWithValues: files.map {
          ($0, $0.hasSuffix(".pbxproj") ? Self.project : "")
        }))
    do {
      _ = try AppReader().app(at: fixture.folder)
      return nil
    } catch { return error.sentence }
  }

  @Test("names them, and says to give one")
  func beside() throws {
    let words = try words(["A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj"])
    #expect(
      words == "the folder has several projects (A.xcodeproj, B.xcodeproj); give one of them in "
        + "place of the folder")
  }

  @Test("names those below it too, whose sources are no app of one module")
  func below() throws {
    let files = [
      "one/A.xcodeproj/project.pbxproj", "one/a.swift", "other/B.xcodeproj/project.pbxproj",
      "other/b.swift", "Pods/Pods.xcodeproj/project.pbxproj",
    ]
    #expect(
      try words(files) == "the folder has no project itself, but one/A.xcodeproj, "
        + "other/B.xcodeproj below it; give one of them in its place")
    #expect(
      try words(Array(files.prefix(2))) == "the folder has no project itself, but one/A.xcodeproj "
        + "below it; give that in its place")
  }

  @Test("with sources of its own is an app, whatever lies below it")
  func ownSources() throws {
    #expect(try words(["App.swift", "one/A.xcodeproj/project.pbxproj"]) == nil)
  }
}
