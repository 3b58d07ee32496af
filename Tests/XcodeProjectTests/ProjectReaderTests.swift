// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

@Suite("Xcode projects")
struct ProjectReaderTests {
  private let classic = ProjectText.project(
    targets: ["T"],
    settings: "SWIFT_VERSION = 4.2; IPHONEOS_DEPLOYMENT_TARGET = 12.0; FLAGS = (\"A A\", B);",
    objects: """
      M = {isa = PBXGroup; children = (G, V, A); sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (F1, LOST, F2); path = "My Sources"; sourceTree = "<group>"; };
      F1 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "Deep/B.swift"; sourceTree = SOURCE_ROOT; };
      V = {isa = PBXVariantGroup; children = (V1, LOST, V2); name = Main.storyboard;
        sourceTree = "<group>"; };
      V1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard;
        sourceTree = "<group>"; };
      V2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings;
        sourceTree = "<group>"; };
      A = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets;
        sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = V; }; B4 = {isa = PBXBuildFile; fileRef = A; };
      B5 = {isa = PBXBuildFile; fileRef = LOST; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, B5, B2); };
      R = {isa = PBXResourcesBuildPhase; files = (B3, B4, GONE); };
      \(ProjectText.target(
        "T", name: "My App", phases: "S, R",
        settings: """
          PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG";
          OTHER_SWIFT_FLAGS = "-D ONE -DTWO"; INFOPLIST_FILE = Info.plist;
          PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier:lower)";
          """))
      """)

  private let plist = """
    <?xml version="1.0"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
    <key>UIAppFonts</key><array><string>Fancy.ttf</string></array>
    <key>UISupportedInterfaceOrientations~ipad</key>
    <array><string>UIInterfaceOrientationPortrait</string></array>
    <key>UIApplicationSceneManifest</key><dict>
    <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></array></dict></dict>
    </dict></plist>
    """

  private func classicFiles() -> [String: String] {
    [
      "App.xcodeproj/project.pbxproj": classic, "My Sources/A.swift": "", "Deep/B.swift": "",
      "Base.lproj/Main.storyboard": "", "de.lproj/Main.strings": "",
      "Assets.xcassets/Contents.json": "{}", "Info.plist": plist,
    ]
  }

  @Test("groups, source roots and variant groups lead to files, and lost references to none")
  func findsFiles() throws {
    let fixture = try ProjectFixture(classicFiles())
    let app = try fixture.app()
    #expect(fixture.relative(app.app.sources) == ["My Sources/A.swift", "Deep/B.swift"])
    #expect(
      app.resources.map(\.bundlePath) == [
        "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Assets.xcassets",
      ])
    #expect(app.resources.map(\.isFolder) == [false, false, true])
  }

  @Test("settings are inherited from the project and expanded with modifiers")
  func expandsSettings() throws {
    let app = try ProjectFixture(classicFiles()).app()

    #expect(app.productName == "My App")
    #expect(app.moduleName == "My_App")
    #expect(app.bundleIdentifier == "org.example.my-app")
    #expect(app.app.swiftVersion == "4.2")
    #expect(app.app.languageMode == "4.2")
    #expect(app.app.compilationConditions == ["DEBUG", "ONE", "TWO"])
    #expect(app.deploymentTarget == "12.0")
  }

  @Test("settings of isolation are flags of the compiler, but for what the language mode has")
  func isolation() throws {
    var files = classicFiles()
    let own = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;"
    let more =
      " SWIFT_VERSION = 6.0; SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = NO;"
    files["App.xcodeproj/project.pbxproj"] = classic.replacingOccurrences(
      of: "OTHER_SWIFT_FLAGS", with: own + more + " OTHER_SWIFT_FLAGS")
    let flags = try ProjectFixture(files).app().app.flags

    let expected = ["-default-isolation", "MainActor"]
    #expect(flags == expected + ["-enable-upcoming-feature", "InferIsolatedConformances"])
    #expect(try ProjectFixture(classicFiles()).app().app.flags.isEmpty)
  }

  @Test("the Info.plist is expanded and read")
  func readsInfo() throws {
    let info = try ProjectFixture(classicFiles()).app().info

    #expect(info["CFBundleName"] == .string("My App"))
    #expect(info.mainStoryboardName == "Main")
    #expect(info.fontFiles == ["Fancy.ttf"])
    #expect(info.sceneManifest?.delegateClassName == "My_App.SceneDelegate")
    #expect(info.orientations(isPad: true) == ["UIInterfaceOrientationPortrait"])
    #expect(info.orientations(isPad: false) == ["UIInterfaceOrientationPortrait"])
  }

  @Test("the same project as XML is the same app")
  func readsXML() throws {
    var files = classicFiles()
    let object = try PropertyListFile.parse(Data(classic.utf8), path: "p").value.foundationObject
    let xml = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    let old = try ProjectFixture(files)
    files["App.xcodeproj/project.pbxproj"] = String(decoding: xml, as: UTF8.self)
    let new = try ProjectFixture(files)

    #expect(new.relative(try new.app().app.sources) == old.relative(try old.app().app.sources))
    #expect(try new.app().info == old.app().info)
  }

  @Test("a missing file is a warning at the line of its reference")
  func reportsMissingFiles() throws {
    var files = classicFiles()
    files["My Sources/A.swift"] = nil
    let fixture = try ProjectFixture(files)
    let line =
      classic.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("F1 /* A.swift */ = ") }! + 1

    let app = try fixture.app()
    #expect(!app.app.sources.contains { $0.lastPathComponent == "A.swift" })
    let warnings = app.issues.filter {
      $0.problem == .missingFile(fixture.folder.appendingPathComponent("My Sources/A.swift").path)
    }
    #expect(warnings.map(\.location.line) == [line])
  }

  @Test("a source that is listed twice is compiled once, with a warning")
  func readsDuplicatesOnce() throws {
    var files = classicFiles()
    files["App.xcodeproj/project.pbxproj"] =
      classic.replacing("files = (B1, B5, B2);", with: "files = (B1, B5, B2, B9);")
      .replacing("B1 = {", with: "B9 = {isa = PBXBuildFile; fileRef = F1; }; B1 = {")
    let app = try ProjectFixture(files).app()
    #expect(app.app.sources.count { $0.lastPathComponent == "A.swift" } == 1)
    #expect(
      app.issues.contains { issue in
        if case .duplicateFile(let path) = issue.problem {
          path.hasSuffix("/A.swift")
        } else {
          false
        }
      })
  }

  @Test("a file whose path differs in the case of letters is found")
  func letterCase() throws {
    var files = classicFiles()
    files["My Sources/a.Swift"] = files.removeValue(forKey: "My Sources/A.swift")
    files["info.plist"] = files.removeValue(forKey: "Info.plist")
    let fixture = try ProjectFixture(files)
    let app = try fixture.app()
    #expect(app.app.sources.contains { $0.lastPathComponent == "a.Swift" })
    #expect(app.issues.isEmpty)
  }

  @Test("an Info.plist that is not there is a warning, and the app starts as a template's")
  func missingInfoPlist() throws {
    var files = classicFiles()
    files.removeValue(forKey: "Info.plist")
    let app = try ProjectFixture(files).app()
    #expect(app.issues.contains { if case .missingInfoPlist = $0.problem { true } else { false } })
    #expect(app.info.sceneManifest == nil)
    files["My Sources/SceneDelegate.swift"] = files["My Sources/A.swift"]
    files["App.xcodeproj/project.pbxproj"] = files["App.xcodeproj/project.pbxproj"]?
      .replacingOccurrences(of: "A.swift", with: "SceneDelegate.swift")
    let other = try ProjectFixture(files).app()
    #expect(
      other.info.sceneManifest?.delegateClassName == "\(other.app.name).SceneDelegate")
  }

  @Test("two apps and no choice is an error that lists them")
  func asksForTarget() throws {
    let text = ProjectText.project(
      targets: ["T", "U", "W"],
      objects: "M = {isa = PBXGroup; children = (); sourceTree = \"<group>\"; };"
        + ProjectText.target("T", name: "One", phases: "")
        + ProjectText.target("U", name: "Two", phases: "")
        + ProjectText.target("W", name: "Mac", phases: "", settings: "SDKROOT = macosx;"))
    let fixture = try ProjectFixture(["App.xcodeproj/project.pbxproj": text])

    #expect(fixture.error().hasSuffix("several apps (One, Two); choose one with --target"))
    #expect(
      fixture.error(target: "Three").hasSuffix("no target 'Three'; the project has One, Two"))
    #expect(
      fixture.error(target: "Two").hasSuffix("'Two' compiles no Swift file; add one to its sources")
    )
  }

  @Test("of several apps the one named like the project is taken")
  func takesTheProjectsOwnApp() throws {
    let text = ProjectText.project(
      targets: ["T", "U"],
      objects: "M = {isa = PBXGroup; children = (); sourceTree = \"<group>\"; };"
        + ProjectText.target("T", name: "Other", phases: "")
        + ProjectText.target("U", name: "App", phases: ""))
    let fixture = try ProjectFixture(["App.xcodeproj/project.pbxproj": text])

    #expect(fixture.error().hasSuffix("'App' compiles no Swift file; add one to its sources"))
  }

  @Test("broken text is reported where it breaks")
  func reportsBrokenText() throws {
    let fixture = try ProjectFixture(["App.xcodeproj/project.pbxproj": "{\n  a = (1, 2;\n}"])

    #expect(
      fixture.error()
        == "~/App.xcodeproj/project.pbxproj:2:12: error: the file is broken: "
        + "expected ',' or ')' in a list")
    #expect(fixture.error("Nothing.xcodeproj").contains("error: nothing is there"))
  }

  @Test("frameworks of the project come before the app, each once")
  func ordersModules() throws {
    let text = ProjectText.project(
      targets: ["T", "U", "K"],
      objects: """
        M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        DU = {isa = PBXTargetDependency; target = U; }; DK = {isa = PBXTargetDependency; target = K; };
        \(ProjectText.target("T", name: "App", phases: "S", more: "dependencies = (DK, DU);"))
        \(ProjectText.target(
          "U", name: "Ui", type: "framework", phases: "S", more: "dependencies = (DK);"))
        \(ProjectText.target("K", name: "Kit", type: "framework", phases: "S"))
        """)
    let app = try ProjectFixture(["App.xcodeproj/project.pbxproj": text, "A.swift": ""]).app()

    #expect(app.modules.map(\.name) == ["Kit", "Ui", "App"])
    #expect(app.app.dependencies == ["Kit", "Ui"])
  }

  @Test("a synchronised folder's members are its files, but for the exceptions")
  func readsSynchronizedFolders() throws {
    let text = ProjectText.project(
      targets: ["T"],
      objects: """
        M = {isa = PBXGroup; children = (Y, Z); sourceTree = "<group>"; };
        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          exceptions = (X); };
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Info.plist, Old/Gone.swift); };
        Z = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>";
          exceptions = (XZ); };
        XZ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Lent.swift); };
        \(ProjectText.target(
          "T", name: "App", phases: "", settings: """
            GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad" = "A B";
            INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; TARGETED_DEVICE_FAMILY = "1,2";
            ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;
            """, more: "fileSystemSynchronizedGroups = (Y);"))
        """)
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": text, "App/A.swift": "", "App/Sub/B.swift": "",
      "App/Old/Gone.swift": "", "App/Info.plist": "", "App/Base.lproj/Main.storyboard": "",
      "App/Assets.xcassets/Contents.json": "{}", "Other/Lent.swift": "", "Other/Own.swift": "",
    ])
    let app = try fixture.app()

    #expect(
      fixture.relative(app.app.sources) == ["App/A.swift", "App/Sub/B.swift", "Other/Lent.swift"])
    #expect(app.resources.map(\.bundlePath) == ["Assets.xcassets", "Base.lproj/Main.storyboard"])
    #expect(app.info["NSAccentColorName"]?.string == "AccentColor")
    #expect(app.info.mainStoryboardName == "Main")
    #expect(app.info.orientations(isPad: true) == ["A", "B"])
    #expect(app.info.deviceFamilies == [1, 2])
    #expect(app.info.sceneManifest != nil)
  }

  @Test("an xcconfig stands under the configuration that names it, with conditions and includes")
  func readsConfigurationFiles() throws {
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
    let app = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": text, "A.swift": "",
      "App.xcconfig": """
      #include "Base.xcconfig"
      #include? "Absent.xcconfig"
      PRODUCT_NAME = Good $(SUFFIX) // the name
      SUFFIX[sdk=iphonesimulator*] = Sim
      SUFFIX = Device
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Release] = NO
      """,
      "Base.xcconfig": "SWIFT_VERSION = 6.0\nPRODUCT_NAME = Base",
    ]).app()

    #expect(app.productName == "Good Sim")
    #expect(app.app.languageMode == "6")
    #expect(app.app.compilationConditions == [])
    #expect(app.issues == [])
  }

  @Test("a product whose name is a setting of a file that is not there is called as its target")
  func namelessProduct() throws {
    let app = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        targets: ["T"],
        objects: """
          M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          B = {isa = PBXBuildFile; fileRef = F; };
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          \(ProjectText.target(
            "T", name: "My App", phases: "S", settings: "PRODUCT_NAME = \"$(SHOWN_NAME)\";"))
          """), "A.swift": "",
    ]).app()
    #expect(app.productName == "My App")
    #expect(app.moduleName == "My_App")
  }

  @Test("a folder of Swift files is one module with its resources")
  func readsFolders() throws {
    let fixture = try ProjectFixture([
      "My-App/A.swift": "", "My-App/x/B.swift": "", "My-App/Base.lproj/Main.storyboard": "",
      "Empty/readme.md": "",
    ])
    let app = try fixture.app("My-App")

    #expect(app.moduleName == "My_App")
    #expect(fixture.relative(app.app.sources) == ["My-App/A.swift", "My-App/x/B.swift"])
    #expect(app.resources.map(\.bundlePath) == ["Base.lproj/Main.storyboard"])
    #expect(fixture.error("Empty").contains("no Xcode project, no Swift package and no folder"))
  }

  @Test("the executable of a Swift package, with the package's libraries")
  func readsPackages() throws {
    let fixture = try ProjectFixture([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Pack", platforms: [.iOS(.v15)], targets: [
        .target(name: "Kit"), .executableTarget(name: "pack-app", dependencies: ["Kit"])])
      """,
      "Sources/Kit/Kit.swift": "", "Sources/pack-app/main.swift": "",
    ])
    let app = try fixture.app("")

    #expect(app.modules.map(\.name) == ["Kit", "pack_app"])
    #expect(fixture.relative(app.app.sources) == ["Sources/pack-app/main.swift"])
    #expect(app.deploymentTarget == "15.0")
    #expect(app.app.languageMode == "5")
  }

  @Test(
    "modifiers change an expanded value",
    arguments: [
      ("$(NAME:lower)", "my app 1"), ("${NAME:upper}", "MY APP 1"),
      ("$(NAME:c99extidentifier)", "My_App_1"), ("$(NAME:rfc1034identifier)", "My-App-1"),
      ("$(ABSENT:default=x)", "x"), ("$($(WHICH))", "My App 1"), ("a $ b $(LOOP)", "a $ b "),
      ("$(DIGIT:identifier)", "_st"),
    ])
  func appliesModifiers(text: String, value: String) throws {
    let project = ProjectText.project(
      targets: ["T"],
      objects: """
        M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        \(ProjectText.target("T", name: "App", phases: "S", settings: """
          NAME = "My App 1"; WHICH = NAME; LOOP = "$(LOOP)"; DIGIT = "1st";
          PRODUCT_BUNDLE_IDENTIFIER = "\(text)";
          """))
        """)
    let app = try ProjectFixture(["App.xcodeproj/project.pbxproj": project, "A.swift": ""]).app()

    #expect(app.bundleIdentifier == value)
  }
}
