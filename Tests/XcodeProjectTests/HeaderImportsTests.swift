// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

@Suite("What a module's header shows to its Swift files")
struct HeaderImportsTests {
  @Test(
    "an import line of a header names its module",
    arguments: [
      ("#import <UIKit/UIKit.h>", "UIKit"), ("  # import  <WebKit/WKWebView.h>", "WebKit"),
      ("@import Foundation;", "Foundation"), ("@import UIKit.UIView;", "UIKit"),
      ("#include <stdio.h>", nil), ("// UIKit", nil), ("#import \"UIKit.h\"", nil),
    ])
  func line(text: String, module: String?) {
    #expect(HeaderImports.module(of: Substring(text)) == module)
  }

  /// A framework with `Kit.h` beside its one source, in an app's project.
  private func project(header: String, type: String, settings: String = "") -> String {
    ProjectText.project(
      targets: ["T"],
      objects: ProjectText.target(
        "T", name: "Kit", type: type, phases: "S", settings: "PRODUCT_NAME = Kit; \(settings)")
          + """
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          B = {isa = PBXBuildFile; fileRef = F; };
          F = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
          H = {isa = PBXFileReference; path = "\(header)"; sourceTree = "<group>"; };
          M = {isa = PBXGroup; children = (F, H); sourceTree = "<group>"; };
          """)
  }

  @Test("a framework's umbrella header counts, and the headers beside it")
  func umbrella() throws {
    let fixture = try ProjectFixture([
      "Kit.xcodeproj/project.pbxproj": project(
        header: "Kit.h", type: "framework", settings: "SDKROOT = iphoneos;"),
      "Kit.swift": "", "Kit.h": "#import \"Other.h\"\n#import <Foundation/Foundation.h>\n",
      "Other.h": "#import <UIKit/UIKit.h>\n#import \"Kit.h\"\n",
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        targets: ["A"],
        objects: ProjectText.target(
          "A", name: "App", phases: "AS", settings: "PRODUCT_NAME = App;")
            + """
            AS = {isa = PBXSourcesBuildPhase; files = (AB); };
            AB = {isa = PBXBuildFile; fileRef = AF; };
            AF = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            AK = {isa = PBXFileReference; path = Kit.xcodeproj; sourceTree = "<group>"; };
            M = {isa = PBXGroup; children = (AF, AK); sourceTree = "<group>"; };
            """),
      "App.swift": "import Kit\n",
    ])
    let app = try fixture.app()
    #expect(app.modules.map(\.name) == ["Kit", "App"])
    #expect(app.modules.map(\.headerImports) == [["Foundation", "UIKit"], []])
  }

  @Test("an app sees what its bridging header imports, not a header of its name")
  func bridging() throws {
    let files = [
      "Kit.swift": "", "Kit.h": "@import UIKit;\n", "B.h": "#import <WebKit/WebKit.h>\n",
    ]
    for (settings, expected) in [
      ("SWIFT_OBJC_BRIDGING_HEADER = B.h;", ["WebKit"]), ("", []),
    ] {
      let text = project(header: "Kit.h", type: "application", settings: settings)
      let fixture = try ProjectFixture(
        files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 })
      #expect(try fixture.app().modules.map(\.headerImports) == [expected])
    }
  }

  @Test("a checked-in pod without a project sees UIKit, as CocoaPods' header shows it")
  func checkedIn() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": project(header: "B.h", type: "application"),
      "Kit.swift": "import Pod\n", "Pods/Pod/Source/A.swift": "",
    ])
    #expect(try fixture.app().modules.map(\.headerImports) == [["UIKit"], []])
  }
}
