// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import SourceLowering
import Testing

@testable import CLI

/// Documentation/ChangedScreens.md §3 and §4.
@Suite("which screens a change can reach")
struct ChangeReachTests {
  private static let sources = [
    "Tabs.swift": "import UIKit\nclass Tabs: UITabBarController { func show() { Home() } }",
    "Home.swift": "import UIKit\nclass Home: UIViewController { func go() { Card(size: gap) } }",
    "Card.swift": "import UIKit\nclass Card: UIView { var size = 4; func fit() { Palette.dark } }",
    "Palette.swift": "import UIKit\nenum Palette { static let dark = 1; static let light = 2 }",
    "Extra.swift": "import UIKit\nextension UIView { func flash() {} }\nfunc gap() -> Int { 4 }",
  ]

  private func state(
    _ changed: [String: String?] = [:], resources: [String: String] = [:],
    common: [String: String] = [:]
  ) -> AppState {
    var state = AppState()
    let texts = Self.sources.merging(changed.compactMapValues { $0 }) { $1 }
    for (path, text) in texts where changed[path] != .some(nil) {
      state.sources[path] = .init(hash: text, digest: SourceDigest(text))
    }
    for (path, text) in resources {
      state.resources[path] = ResourceState(Data(text.utf8), path: path)
    }
    state.common = common
    return state
  }

  private func reach(_ old: AppState, _ new: AppState, _ changed: [String: String?] = [:])
    -> ChangeReach
  {
    ChangeReach(from: old, to: new) {
      Self.sources.merging(changed.compactMapValues { $0 }) { $1 }
        .filter { changed[$0.key] != .some(nil) }.mapValues { SourceOutline($0) }
    }
  }

  private func files(_ path: String, _ old: String, _ new: String) -> Set<String>? {
    let text = Self.sources[path]?.replacing(old, with: new)
    let reach = reach(state(), state([path: text]), [path: text])
    return reach.everything == nil ? reach.files : nil
  }

  @Test("a body reaches who ran the file")
  func body() {
    #expect(files("Card.swift", "Palette.dark }", "Palette.light }") == ["Card.swift"])
  }

  @Test("a declaration reaches every file that names its type, and no further by bodies alone")
  func declaration() {
    #expect(
      files("Card.swift", "var size = 4;", "var size = 4; var more = 1;")
        == ["Card.swift", "Home.swift"])
    #expect(
      files("Home.swift", "func go()", "override func viewDidLoad() {}; func go()")
        == ["Home.swift", "Tabs.swift"])
  }

  @Test("a static of a plain type and a function are asked for by their names")
  func names() {
    #expect(files("Palette.swift", "dark = 1", "dark = 3") == ["Palette.swift", "Card.swift"])
    #expect(files("Palette.swift", "light = 2", "light = 3") == ["Palette.swift"])
    #expect(
      files("Extra.swift", "gap() -> Int", "gap(_ a: Int = 1) -> Int")
        == ["Extra.swift", "Home.swift"])
  }

  @Test("what needs no name reaches everything")
  func nameless() {
    #expect(files("Extra.swift", "func flash()", "override func layoutSubviews()") == nil)
    #expect(files("Extra.swift", "extension UIView {", "extension UIView: Error {") == nil)
    #expect(files("Extra.swift", "import UIKit", "import UIKit\nimport MapKit") == nil)
    #expect(
      files("Home.swift", "Card(size: gap)", "Card(size: gap); NSClassFromString(name)")
        == ["Home.swift"])
    #expect(
      files("Home.swift", "func go() {", "var a = 1; func go() { NSClassFromString(name);") == nil)
  }

  @Test("a file that is gone reaches who named what was in it")
  func goneFile() {
    let reach = reach(state(), state(["Card.swift": nil]), ["Card.swift": nil])
    #expect(reach.everything == nil)
    #expect(reach.files == ["Card.swift", "Home.swift"])
  }

  @Test("a screen is reached by a file that it ran or a resource that it asked for")
  func uses() {
    let asset = "App/Assets.xcassets/Brand/Logo.imageset/logo.png"
    let strings = "en.lproj/Localizable.strings"
    let old = state(resources: [asset: "a", strings: "\"Hi\" = \"Hello\";\n\"Bye\" = \"Bye\";"])
    let new = state(resources: [asset: "b", strings: "\"Hi\" = \"Hello!\";\n\"Bye\" = \"Bye\";"])
    let reach = reach(old, new)
    #expect(reach.everything == nil)
    func reaches(_ name: String) -> Bool { reach.reaches(UnitUse(resources: [name])) }
    #expect(reaches("asset Logo"))
    #expect(reaches("asset Brand/Logo"))
    #expect(!reaches("asset Other"))
    #expect(reaches("text Localizable#Hi"))
    #expect(!reaches("text Localizable#Bye"))
    #expect(!reach.reaches(UnitUse(files: ["Home.swift"])))
  }

  @Test("a scene that is different reaches who made it; other ways between scenes everything")
  func scenes() {
    func document(_ first: String, _ second: String) -> String {
      "<document><scenes><scene sceneID=\"s1\"><vc id=\"A1\"/>\(first)</scene>"
        + "<scene sceneID=\"s2\"><vc id=\"B1\" customClass=\"Card\"/>\(second)</scene></scenes></document>"
    }
    let path = "Base.lproj/Main.storyboard"
    let old = state(resources: [path: document("", "")])
    let other = reach(old, state(resources: [path: document("", "<label id=\"L\"/>")]))
    #expect(other.reaches(UnitUse(resources: ["scene Main.storyboard#B1"])))
    #expect(!other.reaches(UnitUse(resources: ["scene Main.storyboard#A1"])))
    let segue = document("<segue destination=\"B1\" kind=\"show\"/>", "")
    #expect(reach(old, state(resources: [path: segue])).everything != nil)
    let changed = ["Card.swift": Optional("import UIKit\nclass Card: UIView { var size = 4.0 }")]
    let declared = reach(
      old, state(changed, resources: [path: document("", "")]), changed)
    #expect(declared.reaches(UnitUse(resources: ["scene Main.storyboard#B1"])))
    #expect(!declared.reaches(UnitUse(resources: ["scene Main.storyboard#A1"])))
  }

  @Test("files that an app may read by any path, and the project, reach everything")
  func others() {
    let old = state(resources: ["data.json": "1"], common: ["App.xcodeproj/project.pbxproj": "1"])
    let data = state(resources: ["data.json": "2"], common: old.common)
    #expect(reach(old, data).everything == "data.json has changed")
    let project = state(
      resources: ["data.json": "1"], common: ["App.xcodeproj/project.pbxproj": "2"])
    #expect(reach(old, project).everything == "App.xcodeproj/project.pbxproj has changed")
  }
}
