// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

@Suite("Regular expressions between slashes")
struct RegexSettingTests {
  /// Source: Xcode 14's release notes, *Swift 5.7* (93460568); Swift 6 has them in any case.
  @Test(
    "they are on where Regex is there, unless the setting says otherwise",
    arguments: [
      ("IPHONEOS_DEPLOYMENT_TARGET = 16.0;", true), ("IPHONEOS_DEPLOYMENT_TARGET = 15.6;", false),
      ("", true), ("SWIFT_VERSION = 6.0;", false),
      ("IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", false),
      ("IPHONEOS_DEPLOYMENT_TARGET = 14.0; SWIFT_ENABLE_BARE_SLASH_REGEX = YES;", true),
    ])
  func flag(settings: String, isOn: Bool) throws {
    let project = ProjectText.project(
      targets: ["T"], settings: settings,
      objects: """
        M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        \(ProjectText.target("T", name: "App", phases: "S"))
        """)
    let fixture = try ProjectFixture(["App.xcodeproj/project.pbxproj": project, "A.swift": ""])
    let flags = try fixture.app().app.flags
    #expect(flags.contains("-enable-bare-slash-regex") == isOn, "\(flags)")
  }
}
