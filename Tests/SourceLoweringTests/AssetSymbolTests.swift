// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

@testable import AppBuild

@Suite("Symbols that Xcode makes of asset catalogs and bundles")
final class AssetSymbolTests {
  private var folders: [URL] = []

  deinit { for folder in folders { try? FileManager.default.removeItem(at: folder) } }

  /// A catalog with empty sets at the given paths.
  private func catalog(_ sets: [String], namespaces: [String] = []) throws -> URL {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-assets-\(UUID().uuidString)")
    folders.append(root)
    let folder = root.appendingPathComponent("Media.xcassets")
    for set in sets {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(set), withIntermediateDirectories: true)
    }
    for space in namespaces {
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
        .write(to: folder.appendingPathComponent("\(space)/Contents.json"))
    }
    return folder
  }

  @Test(
    "a name becomes words, the first in lower case",
    arguments: [
      ("star", "star"), ("Star", "star"), ("my-icon 2", "myIcon2"), ("URLIcon", "urlIcon"),
      ("tab_bar_home", "tabBarHome"), ("1st", "_1st"), ("ABC", "abc"),
    ])
  func names(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, isType: false) == symbol)
  }

  @Test("images and colours are static members, with and without what their type says")
  func members() throws {
    let folder = try catalog(["AccentColor.colorset", "heroImage.imageset", "AppIcon.appiconset"])
    let text = try #require(
      AssetSymbols(catalogs: [folder], bundle: ".main", hasExtensions: false).text)
    #expect(
      text.contains("static let accent = ColorResource(name: \"AccentColor\", bundle: .main)"))
    #expect(text.contains("static let accentColor = ColorResource(name: \"AccentColor\""))
    #expect(text.contains("static let hero = ImageResource(name: \"heroImage\", bundle: .main)"))
    #expect(!text.contains("AppIcon"))
    #expect(!text.contains("extension UIColor"))
  }

  @Test("a folder is an enum when it provides a namespace, and nothing otherwise")
  func namespaces() throws {
    let folder = try catalog(
      ["Tab Bar/home.imageset", "Plain/dot.imageset"], namespaces: ["Tab Bar"])
    let text = try #require(
      AssetSymbols(catalogs: [folder], bundle: ".main", hasExtensions: true).text)
    #expect(
      text.contains("  enum TabBar {\n    static let home = ImageResource(name: \"Tab Bar/home\""))
    #expect(text.contains("  static let dot = ImageResource(name: \"dot\""))
    #expect(
      text.contains("    static var home: UIImage { UIImage(resource: .TabBar.home) }"))
  }

  @Test("a package's module finds its bundle beside the executable, an executable is its own")
  func bundles() throws {
    var module = SourceModule(name: "Tags", sources: [])
    #expect(GeneratedSource.text(for: module) == nil)
    module.hasModuleBundle = true
    #expect(
      try #require(GeneratedSource.text(for: module))
        .contains("= Bundle(for: SnugBundle.self)\n"))
    module.resourceBundle = "Kit_Tags"
    #expect(
      try #require(GeneratedSource.text(for: module))
        .contains(
          "Bundle(for: SnugBundle.self).bundleURL.appendingPathComponent(\"Kit_Tags.bundle\")"))
  }
  @Test("priorities are numbers in Swift 3, for the first module of those that see it")
  func numericPriorities() throws {
    let library = SourceModule(name: "Kit", sources: [], swiftVersion: "3.0")
    let newer = SourceModule(name: "Pen", sources: [], swiftVersion: "4.0")
    let tests = SourceModule(
      name: "KitTests", sources: [], swiftVersion: "3.0", dependencies: ["Pen", "Kit"])
    let app = AppDescription(
      targetName: "KitTests", productName: "KitTests", modules: [library, newer, tests],
      folder: URL(fileURLWithPath: "/none"))
    let modules = app.withNumericPriorities.modules

    #expect(modules.map(\.hasNumericPriorities) == [true, false, false])
    let text = try #require(GeneratedSource.text(for: modules[0]))
    #expect(text.contains("extension UILayoutPriority: ExpressibleByIntegerLiteral"))
    #expect(GeneratedSource.text(for: modules[2]) == nil)
  }
}
