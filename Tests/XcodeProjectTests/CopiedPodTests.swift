// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

/// Documentation/XcodeProject.md §5.
@Suite("Resources of pods that an app links statically")
struct CopiedPodTests {
  @Test("what the script of CocoaPods copies lies in the app's bundle; the script itself does not")
  func copied() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        targets: ["T"],
        objects: """
          M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          B = {isa = PBXBuildFile; fileRef = F; };
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          C = {isa = PBXShellScriptBuildPhase; name = "[CP] Copy Pods Resources";
            inputPaths = ("${PODS_ROOT}/copy.sh", "${PODS_ROOT}/Tables/de.lproj/Words.strings");
            inputFileListPaths = ("${PODS_ROOT}/${CONFIGURATION}.xcfilelist"); };
          """
            + ProjectText.target(
              "T", name: "App", phases: "S, C", settings: "PODS_ROOT = \"${SRCROOT}/Pods\";")),
      "App.swift": "let a = 1\n",
      "Pods/copy.sh": "",
      "Pods/Tables/de.lproj/Words.strings": "",
      "Pods/Tables/Row.xib": "<document/>",
      "Pods/Debug.xcfilelist":
        "${PODS_ROOT}/copy.sh\n${PODS_ROOT}/Tables/Row.xib\n${PODS_ROOT}/Tables/Gone.xib\n",
    ])
    let app = try fixture.app()
    #expect(app.resources.map(\.bundlePath) == ["de.lproj/Words.strings", "Row.xib"])
    #expect(fixture.relative(app.resources.map(\.url)).last == "Pods/Tables/Row.xib")
    #expect(app.issues.isEmpty)
  }
}
