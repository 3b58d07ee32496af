// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Bad input: place, remedy, exit code 1, nothing half-written")
struct BadInputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a project that is not there")
  func noSuchProject() throws {
    let result = try fail("Missing.xcodeproj")

    #expect(result.errors.contains("Missing.xcodeproj"))
  }

  @Test(
    "a table of texts whose bytes nobody can read is an error with its line and column",
    arguments: ["Localizable.strings", "Localizable.xcstrings", "Localizable.stringsdict"])
  func textBytes(name: String) throws {
    try folder.write(SmallApp.delegate, to: "App/App.swift")
    let start = name.hasSuffix("xcstrings") ? "{\n \"a\": \"" : "/* caf */\n\"b\" = \""
    let file = try folder.write("", to: "App/en.lproj/\(name)")
    // An é of Latin-1.
    try (Data(start.utf8) + [0xE9]).write(to: file)

    let result = try Snug.run(["render", "App"], in: folder.url)

    #expect(result.exitCode == 1)
    #expect(
      result.errors.contains(
        "\(name):2:8: error: this byte is no character in UTF-8; save the file as UTF-8"),
      "\(result.errors)")
  }

  @Test(
    "a file that a catalog names and that lies outside of its set is an error at its name",
    arguments: [
      ("Icon.imageset", "images", "../outside.png"), ("Words.dataset", "data", "/etc/passwd"),
      ("Icon.imagestack", "layers", "Front.imagestacklayer/../../outside.png"),
    ])
  func strayAsset(set: String, key: String, name: String) throws {
    try folder.write(SmallApp.delegate, to: "App/App.swift")
    try folder.write(
      "{\n  \"\(key)\": [{\"filename\": \"\(name)\"}]\n}\n",
      to: "App/Assets.xcassets/\(set)/Contents.json")
    for command in ["check", "build", "render"] {
      let result = try Snug.run([command, "App"], in: folder.url)
      #expect(result.exitCode == 1, "\(command)")
      let column = 3 + key.count + 2 + 4 + 12
      #expect(
        result.errors.contains(
          "\(set)/Contents.json:2:\(column): error: '\(name)' lies outside of its set; copy"),
        "\(result.errors)")
    }
  }

  @Test("a table of texts is broken where it breaks, in Snug's words alone")
  func brokenTexts() throws {
    try folder.write(SmallApp.delegate, to: "App/App.swift")
    try folder.write(
      "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", to: "App/en.lproj/Localizable.strings")
    let result = try fail("App")
    #expect(
      result.errors.contains("Localizable.strings:2:10: error: the property list is broken: ';'"),
      "\(result.errors)")
    #expect(!result.errors.contains("CFPropertyList"), "\(result.errors)")
  }

  @Test("texts in Latin-1 that say so are read, and so is a table without any")
  func declaredTexts() throws {
    try folder.write(CheckedApp.sound, to: "App/Feed.swift")
    try folder.write("/* nothing yet */\n", to: "App/en.lproj/Empty.strings")
    let file = try folder.write("", to: "App/en.lproj/Localizable.strings")
    let list = """
      <?xml version="1.0" encoding="ISO-8859-1"?>
      <plist version="1.0"><dict><key>caf</key><string>Caf*</string></dict></plist>
      """
    try Data(list.utf8.map { $0 == UInt8(ascii: "*") ? 0xE9 : $0 }).write(to: file)

    let result = try Snug.run(["render", "App", "--output", "Out"], in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
  }

  @Test("screens of an app that ends at its launch: said, and its file stays as it was")
  func screensOfNothing() throws {
    try folder.write(
      SmallApp.delegate(showing: "[UIViewController]()[3]"), to: "App/App.swift")
    let kept = "{\n  \"screens\": []\n}\n"
    try folder.write(kept, to: "App/snug-screens.json")

    let result = try Snug.run(["screens", "App"], in: folder.url)

    #expect(result.exitCode == 2, "\(result.output)\(result.errors)")
    #expect(result.errors.contains("Fatal error: Index out of range"), "\(result.errors)")
    #expect(result.errors.contains("snug-screens.json is left as it was"), "\(result.errors)")
    #expect(try folder.read("App/snug-screens.json") == kept)
  }

  @Test("a file that is no project")
  func notAProject() throws {
    try folder.write("hello", to: "notes.txt")

    let result = try fail("notes.txt")

    #expect(result.errors.contains("notes.txt: error:"))
  }

  @Test("a project file that is no property list names the line")
  func brokenProject() throws {
    try folder.write("{\n  objects = {\n", to: "App.xcodeproj/project.pbxproj")

    let result = try fail("App.xcodeproj")

    #expect(result.errors.contains("project.pbxproj:"))
    #expect(result.errors.contains("error:"))
  }

  @Test("two apps and no --target lists both")
  func twoTargets() throws {
    try folder.write(
      SmallApp.project(targets: ["Left", "Right"]), to: "App.xcodeproj/project.pbxproj")
    try folder.write(SmallApp.delegate, to: "App.swift")

    let result = try fail("App.xcodeproj")

    #expect(result.errors.contains("Left"))
    #expect(result.errors.contains("Right"))
    #expect(result.errors.contains("--target"))
  }

  @Test("a source file that is missing is named with the project's line")
  func missingSource() throws {
    try folder.write(SmallApp.project(targets: ["App"]), to: "App.xcodeproj/project.pbxproj")

    let result = try fail("App.xcodeproj")

    #expect(result.errors.contains("App.swift"))
    #expect(result.errors.contains("project.pbxproj:"))
  }

  @Test("a Swift error names the author's file, line and column")
  func swiftError() throws {
    try folder.write(
      SmallApp.delegate + """


        class Controller: UIViewController {
            @IBOutlet private var label: UILabel!
            override func viewDidLoad() { let wrong: Int = "text" }
        }
        """, to: "App.swift")

    let result = try fail(".", "--strict")

    // `"text"` stands at column 52 of line 10.
    #expect(result.errors.contains("App.swift:10:52: error:"))
  }

  @Test("a storyboard with broken XML names line and column")
  func brokenStoryboard() throws {
    try write(storyboard: "<?xml version=\"1.0\"?>\n<document>\n  <scenes>\n</document>\n")

    let result = try fail(".")

    #expect(result.errors.contains("Main.storyboard:4:"))
    #expect(result.errors.contains("error:"))
  }

  @Test("an outlet the class lacks stops the app in UIKit's words")
  func unknownOutlet() throws {
    try folder.write(
      "import UIKit\nclass Controller: UIViewController {}\n", to: "Controller.swift")
    try write(
      storyboard: SmallApp.storyboard(
        controllerClass: "Controller",
        connections: "<outlet property=\"titleLabel\" destination=\"v1\" id=\"o1\"/>"))

    let result = try fail(".")

    #expect(
      result.errors.contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "titleLabel."))
  }

  @Test("a connection to nothing names line and column before anything is compiled")
  func danglingOutlet() throws {
    try write(
      storyboard: SmallApp.storyboard(
        controllerClass: "Controller",
        connections: "<outlet property=\"box\" destination=\"gone\" id=\"o1\"/>"))

    let result = try fail(".")

    #expect(
      result.errors.contains(
        "Main.storyboard:17:1: error: the outlet leads to 'gone', which is not in this document; "
          + "reconnect it or delete it"))
  }

  @Test("an entity declaration is refused")
  func xmlBomb() throws {
    try write(
      storyboard: "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"aaaa\">]>\n<document/>\n")

    let result = try fail(".")

    #expect(result.errors.contains("Main.storyboard:2:"))
    #expect(result.errors.contains("declarations are refused; remove the declaration"))
  }

  @Test("an output folder that cannot be made leaves no folder behind")
  func unwritableOutput() throws {
    try folder.write(SmallApp.delegate, to: "App.swift")
    try folder.write("keep", to: "file")

    let result = try Snug.run("render", ".", "--output", "file/pictures", in: folder.url)
    let inProc = try Snug.run("render", ".", "--output", "/proc/pictures/new", in: folder.url)

    #expect(result.exitCode == 1)
    #expect(
      result.errors == """
        file/pictures: error: the output folder cannot be written to (Not a directory); name \
        another with --output

        """)
    #expect(inProc.exitCode == 1)
    #expect(inProc.errors.contains("/proc/pictures/new: error: the output folder cannot be"))
    #expect(try folder.read("file") == "keep")
  }

  @Test("what fails in an older output folder leaves its files alone, and new folders go")
  func olderOutput() throws {
    try folder.write("class Broken {", to: "App.swift")
    try folder.write("old", to: "pictures/iPhone-X_portrait_L.txt")

    let kept = try Snug.run("render", ".", "--output", "pictures", in: folder.url)
    let new = try Snug.run("render", ".", "--output", "one/two", in: folder.url)

    #expect(kept.exitCode == 1)
    #expect(new.exitCode == 1)
    #expect(try folder.read("pictures/iPhone-X_portrait_L.txt") == "old")
    #expect(try folder.names(in: "pictures") == ["iPhone-X_portrait_L.txt"])
    #expect(!folder.contains("one"))
  }

  @Test("an output folder that is a file leaves it as it is")
  func outputIsFile() throws {
    try folder.write(SmallApp.delegate, to: "App.swift")
    try folder.write("keep", to: "pictures")

    let result = try Snug.run("render", ".", "--output", "pictures", in: folder.url)

    #expect(result.exitCode == 1)
    #expect(result.errors.contains("pictures: error: the output folder is a file"))
    #expect(try folder.read("pictures") == "keep")
  }

  @Test("an unknown scene lists those there are")
  func unknownScene() throws {
    try write(storyboard: SmallApp.storyboard())

    let result = try fail(".", "--scene", "second")

    #expect(result.errors.contains("'second'"))
    #expect(result.errors.contains("first"))
  }

  // MARK: What is said and survived

  @Test("an unknown class is said, and the base class shown")
  func unknownClass() throws {
    try write(
      storyboard: SmallApp.storyboard(
        subviews: """
          <view customClass="Missing" contentMode="scaleToFill" fixedFrame="YES" id="v2">
              <rect key="frame" x="10" y="20" width="30" height="40"/>
          </view>
          """))

    let result = try Snug.run("render", ".", "--device", "iPhone 8", in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("Unknown class Missing in Interface Builder file."))
    #expect(
      try folder.read("snug-output/iPhone-8_portrait_L.txt").contains("    UIView 10 20 30 40\n"))
  }

  @Test("an image that is not there is said by name")
  func missingImage() throws {
    try write(
      storyboard: SmallApp.storyboard(
        subviews: """
          <imageView image="Lost" fixedFrame="YES" id="i1">
              <rect key="frame" x="0" y="0" width="10" height="10"/>
          </imageView>
          """))

    let result = try Snug.run("render", ".", in: folder.url)

    #expect(result.exitCode == 0)
    #expect(result.errors.contains("Lost"))
  }

  // MARK: Helpers

  private func write(storyboard: String) throws {
    try folder.write(SmallApp.delegate, to: "App.swift")
    try folder.write(SmallApp.info, to: "Info.plist")
    try folder.write(storyboard, to: "Main.storyboard")
  }

  /// Renders an app that cannot be rendered; nothing may be left behind.
  private func fail(
    _ app: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Snug.Result {
    let result = try Snug.run(["render"] + app, in: folder.url)
    #expect(result.exitCode == 1, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.errors.contains("error:") || result.errors.contains("***"))
    #expect(!folder.contains("snug-output"), sourceLocation: sourceLocation)
    return result
  }
}
