// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

@Suite("Modules that an app imports from beside its project")
struct ModuleSearchTests {
  /// An app whose one source imports `Kit`.
  private func app(_ objects: String = "", more: String = "") -> String {
    ProjectText.project(
      targets: ["T"],
      objects: ProjectText.target(
        "T", name: "App", phases: "S", settings: "PRODUCT_NAME = App;", more: more)
          + """
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          B = {isa = PBXBuildFile; fileRef = F; };
          F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          M = {isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
          X = {isa = PBXFileReference; path = Extra; sourceTree = "<group>"; };
          \(objects)
          """)
  }

  /// A project of one framework, with a source that imports `Base` and a target for a Mac.
  private func pods(_ names: [String]) -> String {
    let targets = names.map { name in
      ProjectText.target(
        name, name: name, type: "framework", phases: "\(name)S",
        settings: "PRODUCT_NAME = \(name); SDKROOT = iphoneos; SWIFT_VERSION = 5.0;")
          + """
          \(name)S = {isa = PBXSourcesBuildPhase; files = (\(name)B, \(name)C); };
          \(name)B = {isa = PBXBuildFile; fileRef = \(name)F; };
          \(name)C = {isa = PBXBuildFile; fileRef = \(name)G; };
          \(name)F = {isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
          \(name)G = {isa = PBXFileReference; path = "\(name)-dummy.m"; sourceTree = "<group>"; };
          """
    }
    let files = names.flatMap { ["\($0)F", "\($0)G"] }.joined(separator: ", ")
    return ProjectText.project(
      targets: names,
      objects: targets.joined(separator: "\n")
        + "M = {isa = PBXGroup; children = (\(files)); sourceTree = \"<group>\"; };")
  }

  @Test(
    "an import line names its module",
    arguments: [
      ("import Kit", "Kit"), ("  @testable import Kit.Sub", "Kit"), ("import struct Kit.A", "Kit"),
      ("public import Kit // x", "Kit"), ("// import Kit", nil), ("let important = 1", nil),
    ])
  func imports(line: String, module: String?) {
    #expect(ImportScan.module(of: Substring(line)) == module)
  }

  @Test("a workspace on a Mac may write accents and case otherwise than the disk")
  func workspaceNames() throws {
    let fixture = try ProjectFixture([
      "Caf\u{e9}.xcodeproj/project.pbxproj": app(),
      "App.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location=\"group:cafe\u{301}.xcodeproj\"/></Workspace>",
    ])
    let workspace = try Workspace(at: fixture.folder.appendingPathComponent("App.xcworkspace"))
    let names = workspace.projects.map { Array($0.lastPathComponent.unicodeScalars.map(\.value)) }
    #expect(names == [Array("Caf\u{e9}.xcodeproj".unicodeScalars.map(\.value))])
  }

  @Test("pods are built from their project, what they import before them")
  func podsProject() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(), "App.swift": "import Kit\n",
      "Pods/Pods.xcodeproj/project.pbxproj": pods(["Kit", "Base", "Unused"]),
      "Pods/Kit.swift": "import Base\n", "Pods/Base.swift": "", "Pods/Unused.swift": "",
      "Pods/Kit-dummy.m": "", "Pods/Base-dummy.m": "", "Pods/Unused-dummy.m": "",
    ])
    let app = try fixture.app()
    #expect(app.modules.map(\.name) == ["Base", "Kit", "App"])
    #expect(app.app.dependencies == ["Base", "Kit"])
    #expect(app.issues.isEmpty)
  }

  @Test("what a workspace names again is one project and one package")
  func workspaceRepeats() throws {
    let named = String(
      repeating: """
        <FileRef location="group:App.xcodeproj"/><FileRef location="container:App.xcodeproj"/>
        <FileRef location="container:Rope"/>
        """, count: 50)
    let fixture = try ProjectFixture([
      "App.xcworkspace/contents.xcworkspacedata":
        "<Workspace><Group location=\"container:Rope\">\(named)</Group>\(named)</Workspace>",
      "Rope/Package.swift": "", "App.xcodeproj/project.pbxproj": "",
    ])
    let workspace = try Workspace(at: fixture.folder.appendingPathComponent("App.xcworkspace"))
    #expect(fixture.relative(workspace.projects) == ["App.xcodeproj"])
    // The one in the group's folder is not there, and told once.
    #expect(workspace.issues.count == 1)
    #expect(fixture.relative(workspace.packages) == ["Rope"])
  }

  @Test("a workspace's other projects offer their frameworks")
  func workspace() throws {
    let fixture = try ProjectFixture([
      "One/App.xcodeproj/project.pbxproj": app(), "One/App.swift": "import Kit\n",
      "Two/Kit.xcodeproj/project.pbxproj": pods(["Kit"]), "Two/Kit.swift": "",
      "Two/Kit-dummy.m": "",
      "App.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0"?><Workspace version="1.0">
      <FileRef location="group:Two/Kit.xcodeproj"/><FileRef location="group:One/App.xcodeproj"/>
      </Workspace>
      """,
    ])
    #expect(try fixture.app("App.xcworkspace").modules.map(\.name) == ["Kit", "App"])
    // A project that is opened alone uses the workspace that lists it, and says so.
    let alone = try fixture.app("One/App.xcodeproj")
    #expect(alone.modules.map(\.name) == ["Kit", "App"])
    #expect(
      alone.issues.map(\.description).contains {
        $0.hasSuffix("modules of the workspace App.xcworkspace beside the project are used")
      })
  }

  @Test("a project of the workspace that is not there is told, and the others are read")
  func absentProject() throws {
    let list = { (projects: String) in
      "<?xml version=\"1.0\"?><Workspace version=\"1.0\">\n\(projects)</Workspace>\n"
    }
    let absent = "<FileRef location=\"group:Submodules/Core/Core.xcodeproj\"/>\n"
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(), "App.swift": "import Core\n",
      "App.xcworkspace/contents.xcworkspacedata":
        list(absent + "<FileRef location=\"group:App.xcodeproj\"/>\n"),
      "None.xcworkspace/contents.xcworkspacedata": list(absent),
    ])
    let found = try fixture.app("App.xcworkspace")
    #expect(found.modules.map(\.name) == ["App"])
    let told = found.issues.map(\.description)
    #expect(told.contains { $0.contains("App.xcworkspace/contents.xcworkspacedata:2:") })
    #expect(told.contains { $0.contains("Submodules/Core/Core.xcodeproj does not exist") })
    let error = #expect(throws: ProjectError.self) { try fixture.app("None.xcworkspace") }
    #expect(error?.description.contains("Core.xcodeproj does not exist; restore it") == true)
  }

  @Test("a pod without a project is the Swift in its folder, without tests and examples")
  func checkedInSources() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(), "App.swift": "import Kit\n",
      "Pods/Kit/Source/A.swift": "", "Pods/Kit/Source/Deep/B.swift": "",
      "Pods/Kit/Source/Tests/C.swift": "", "Pods/Kit/Example/D.swift": "",
      "Pods/Kit/.swift-version": "4.1\n",
    ])
    let app = try fixture.app()
    #expect(app.modules.map(\.name) == ["Kit", "App"])
    #expect(
      fixture.relative(app.modules[0].sources) == [
        "Pods/Kit/Source/A.swift", "Pods/Kit/Source/Deep/B.swift",
      ])
    #expect(app.modules[0].languageMode == "4")
    #expect(app.modules[0].linux?.conditions == ["SWIFT_PACKAGE", "DEBUG"])
    #expect(!app.modules[0].compilationConditions.contains("SWIFT_PACKAGE"))
  }

  @Test("a local package's targets are modules, its resources a bundle, its neighbours packages")
  func localPackage() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(), "App.swift": "import Kit\n",
      "Extra/Package.swift": """
      // swift-tools-version:5.7
      import PackageDescription
      let package = Package(
        name: "Extra", products: [.library(name: "Whatever", targets: ["Kit"])],
        dependencies: [.package(path: "../Beside")],
        targets: [.target(name: "Kit", dependencies: ["Base"], resources: [.process("Media")])])
      """,
      "Extra/Sources/Kit/Kit.swift": "import Base\n", "Extra/Sources/Kit/Media/a.json": "{}",
      "Beside/Package.swift": """
      // swift-tools-version:5.7
      import PackageDescription
      let package = Package(
        name: "Beside", products: [.library(name: "Base", targets: ["Base"])],
        targets: [.target(name: "Base")])
      """,
      "Beside/Sources/Base/Base.swift": "",
    ])
    let app = try fixture.app()
    #expect(app.modules.map(\.name) == ["Base", "Kit", "App"])
    #expect(app.modules[1].resourceBundle == "Extra_Kit")
    #expect(app.resources.map(\.bundlePath) == ["Extra_Kit.bundle/a.json"])
  }

  @Test("a module of other languages is named, and why it cannot be used")
  func objectiveC() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(), "App.swift": "import Kit\n",
      "Pods/Pods.xcodeproj/project.pbxproj": pods(["Kit"])
        .replacing("path = Kit.swift", with: "path = Kit.m"),
      "Pods/Kit.m": "", "Pods/Kit-dummy.m": "",
    ])
    let app = try fixture.app()
    #expect(app.modules.map(\.name) == ["App"])
    #expect(
      app.issues.contains { issue in
        issue.description.contains("'Kit.m' is not Swift and is left out")
      })
  }

  @Test("a pod in Objective-C has its headers, but for those of its examples")
  func podHeaders() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(), "App.swift": "import Kit\n",
      "Pods/Kit/Kit/Kit.h": "@interface Kit\n@end\n", "Pods/Kit/Kit/Kit.m": "",
      "Pods/Kit/Kit/plain.h": "int plain(void);\n",
      "Pods/Kit/Example/Demo.h": "@interface Demo\n@end\n",
    ])
    let read = try fixture.app()
    #expect(read.modules.map(\.name) == ["Kit", "App"])
    #expect(fixture.relative(read.modules[0].foreignHeaders) == ["Pods/Kit/Kit/Kit.h"])
    #expect(read.issues.contains { $0.description.contains("'Kit' has no Swift source") })
  }

  @Test("an app without Swift is named with its files")
  func objectiveCApp() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": app().replacing("path = App.swift", with: "path = main.m"),
      "main.m": "",
    ])
    #expect(
      fixture.error().hasSuffix(
        "error: the target 'App' has no Swift, only main.m; Objective-C and C are not compiled "
          + "here, write it in Swift"))
  }
}
