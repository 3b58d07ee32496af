// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

@testable import AppBuild

/// What SwiftGen documents of its templates (Documentation/AppBuild.md §3.3).
@Suite("Swift that SwiftGen would write")
final class ResourceCodeTextTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snug-resources-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a configuration whose file is missing.
  private func text(_ configuration: String, module: String = "App") throws -> String {
    try write(configuration, to: "swiftgen.yml")
    let output = folder.appendingPathComponent("Made.swift")
    let code = try #require(ResourceCode(output: output, folder: folder))
    return ResourceCodeSources.text(code, module: module)
  }

  private func configuration(
    _ kind: String, inputs: String, template: String, more: String = ""
  ) -> String {
    "\(kind):\n  inputs: \(inputs)\n  outputs:\n    templateName: \(template)\n"
      + "    output: Made.swift\n    params:\n      enumCase: x\n\(more)"
  }

  @Test(
    "names of members",
    arguments: [
      ("alert__message", "alertMessage"), ("OK", "ok"), ("SNAKE_CASED", "snakeCased"),
      ("URLChooser", "urlChooser"), ("25 Ultra Light", "_25UltraLight"), ("default", "`default`"),
      ("foo_bar.baz-yay", "fooBarBazYay"), ("PeoplePicker", "peoplePicker"), ("--", "_"),
    ])
  func members(name: String, member: String) {
    #expect(ResourceName.member(name) == member)
  }

  @Test("names of types: capitals stay, and a storyboard's name keeps its lines")
  func types() {
    #expect(ResourceName.type("some$URL") == "SomeURL")
    #expect(ResourceName.type("private") == "Private")
    #expect(ResourceName.type("type") == "`Type`")
    #expect(ResourceName.plain("my-story board") == "My_story_board")
  }

  @Test("what is put into a format")
  func formats() {
    #expect(ResourceFormat("100 %% of %d and %@ for %.2f").types == ["Int", "Any", "Float"])
    #expect(ResourceFormat("%2$@ by %1$ld").types == ["Int", "Any"])
    #expect(ResourceFormat("%#@apples@") { _ in "lu" }.types == ["Int"])
    #expect(ResourceFormat("just text, 5 % off").types.isEmpty)
    #expect(ResourceFormat("%9999999999$d %70$d").types.isEmpty)
  }

  @Test("texts by the words of their keys, flat ones by their keys")
  func texts() throws {
    try write(
      "\"title\" = \"Tea\";\n\"cups.count\" = \"%d cups of %@\";\n\"cups.none\" = \"No \\\"cup\\\"\";\n",
      to: "en.lproj/Localizable.strings")
    let structured = try text(
      configuration("strings", inputs: "en.lproj", template: "structured-swift5"))
    #expect(structured.contains("  internal static var title: String { L10n.snugLook(\"Local"))
    #expect(structured.contains("  internal enum Cups {\n    internal static func count("))
    #expect(structured.contains("count(_ p1: Int, _ p2: Any) -> String { L10n.snugLook("))
    #expect(structured.contains("\"cups.count\", \"%d cups of %@\", p1, String(describing: p2)) }"))
    #expect(structured.contains("static var `none`") == false)

    let flat = try text(
      configuration(
        "strings", inputs: "en.lproj", template: "flat-swift4",
        more: "      enumName: Words\n      publicAccess: true\n      bundle: Bundle.module\n"))
    #expect(flat.contains("public enum Words {\n"))
    #expect(flat.contains("public static func cupsCount(_ p1: Int, _ p2: Any)"))
    #expect(flat.contains("Bundle.module.localizedString(forKey: key, value: fallback"))
    #expect(!flat.contains("ResourceToken"))
  }

  @Test("several tables have a level of their own each")
  func tables() throws {
    try write("\"a\" = \"A\";\n", to: "one.strings")
    try write("\"a\" = \"A\";\n", to: "two.strings")
    let text = try text(
      configuration("strings", inputs: "[one.strings, two.strings]", template: "flat-swift5"))
    #expect(text.contains("internal enum One {\n    internal static var a: String"))
    #expect(text.contains("L10n.snugLook(\"two\", \"a\", \"A\")"))
  }

  @Test("assets: folders with a namespace are levels, those without are not")
  func assets() throws {
    for path in ["logo.imageset", "Plain/red-tint.colorset", "Icons/back arrow.imageset"] {
      try write("{}", to: "Media.xcassets/\(path)/Contents.json")
    }
    try write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Media.xcassets/Icons/Contents.json")
    let text = try text(configuration("xcassets", inputs: "Media.xcassets", template: "swift5"))

    #expect(text.contains("internal enum Asset {\n  internal static let logo = ImageAsset(name: "))
    #expect(text.contains("  internal static let redTint = ColorAsset(name: \"red-tint\")\n"))
    #expect(text.contains("  internal enum Icons {\n    internal static let backArrow = "))
    #expect(text.contains("ImageAsset(name: \"Icons/back arrow\")"))
    #expect(text.contains("static var allImages: [ImageAsset] { [logo, Icons.backArrow] }"))
  }

  private static let storyboard = """
    <document initialViewController="1"><scenes>
    <scene sceneID="a"><objects><navigationController storyboardIdentifier="start" id="1"
      sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="b"><objects><viewController storyboardIdentifier="TeaList" id="2"
      customClass="TeaController" customModule="App" sceneMemberID="viewController">
      <connections><segue destination="1" kind="show" identifier="Show-Tea" id="s"/></connections>
      </viewController></objects></scene>
    <scene sceneID="c"><objects><viewController storyboardIdentifier="Pot" id="3"
      customClass="Pot" customModule="Kit" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  @Test("scenes have the classes that the storyboard gives them")
  func scenes() throws {
    try write(Self.storyboard, to: "Main.storyboard")
    let text = try text(configuration("ib", inputs: ".", template: "scenes-swift5"))

    #expect(text.contains("import UIKit\nimport Kit\n"))
    #expect(text.contains("  internal enum Main: StoryboardType {\n"))
    #expect(text.contains("initialScene = InitialSceneType<UIKit.UINavigationController>("))
    #expect(text.contains("teaList = SceneType<TeaController>(storyboard: Main.self, identifier: "))
    #expect(text.contains("pot = SceneType<Kit.Pot>("))
  }

  @Test("segues are cases of their identifiers")
  func segues() throws {
    try write(Self.storyboard, to: "Main.storyboard")
    let text = try text(configuration("ib", inputs: ".", template: "segues-swift5"))

    #expect(text.contains("enum StoryboardSegue {\n  internal enum Main: String, SegueType"))
    #expect(text.contains("    case showTea = \"Show-Tea\"\n"))
    #expect(!text.contains("import Kit"))
  }
}
