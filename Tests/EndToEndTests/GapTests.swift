// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// An app of one module that lacks a framework, a package's types and a language.
struct GapApp {
  let folder: TemporaryFolder

  static let delegate = """
    import MissingStore
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            MissingStore.start(named: "Model")
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = FeedController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    """

  /// `count` goes with its use; the label stays.
  static let feed = """
    import MissingStore
    import UIKit

    struct Article: Codable, Hashable {
        var title: String
        var state: StoreState
    }

    final class FeedController: UIViewController, StoreListener {
        let label = UILabel()
        var store: StoreSession?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            label.text = "Feed"
            label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            view.addSubview(label)
        }

        func reload() {
            let count = store?.count(of: .all)
            label.text = "Count \\(count)"
        }
    }

    """

  init(feed: String = feed) throws {
    folder = try TemporaryFolder()
    try folder.write(
      SmallApp.project(targets: ["App"]).replacingOccurrences(
        of: "files = (B0);", with: "files = (B0, B1, B2);"
      ).replacingOccurrences(
        of: "F0 = {",
        with: """
          B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
          F1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Feed.swift;
            sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; lastKnownFileType = sourcecode.c.objc; path = Old.m;
            sourceTree = "<group>"; };
          F0 = {
          """
      ).replacingOccurrences(of: "children = (F0)", with: "children = (F0, F1, F2)"),
      to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.delegate, to: "App.swift")
    try folder.write(feed, to: "Feed.swift")
    try folder.write("@implementation Old @end", to: "Old.m")
  }

  func snug(_ words: String...) throws -> Snug.Result {
    try Snug.run(
      [words[0], folder.url.appendingPathComponent("App.xcodeproj").path] + words.dropFirst(),
      in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.appendingPathComponent("cache").path])
  }
}

@Suite("Apps with gaps", .serialized)
struct GapTests {
  @Test("build goes around a missing import, types and another language, and counts")
  func build() throws {
    let app = try GapApp()
    let built = try app.snug("build")
    #expect(built.exitCode == 0, "\(built.errors)")
    // Two functions of three lose something: the launch and the reload.
    #expect(
      built.output.hasPrefix(
        "1 of 3 functions, 1 of 1 view controllers compiled; left out: MissingStore (3), "
          + "1 file in other languages\n"), "\(built.output)")
    #expect(built.output.contains("  App.swift:12: a statement is left out"))
    #expect(built.output.contains("  Feed.swift:21: a statement is left out"))
    #expect(built.output.contains("  Feed.swift:22: a statement is left out"))
    #expect(built.output.contains("Old.m: not Swift"))
  }

  @Test("the screen of an app with gaps is drawn")
  func render() throws {
    let app = try GapApp()
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try app.folder.read("snug-output/iPhone-X_portrait_L.txt").contains("\"Feed\""))
    #expect(drawn.errors.contains("1 of 3 functions"))
  }

  @Test("--strict tells the errors")
  func strict() throws {
    let built = try GapApp().snug("build", "--strict")
    #expect(built.exitCode == 1)
    #expect(built.errors.contains("App.swift:1:1: error: there is no module 'MissingStore'"))
  }

  @Test("--json has every place")
  func json() throws {
    let built = try GapApp().snug("build", "--json")
    let page = try #require(
      JSONSerialization.jsonObject(with: Data(built.output.utf8)) as? [String: Any])
    let functions = try #require(page["functions"] as? [String: Int])
    #expect(functions == ["intact": 1, "partial": 2, "emptied": 0, "gone": 0])
    let places = try #require(page["places"] as? [[String: Any]])
    #expect(places.compactMap { $0["line"] as? Int } == [12, 21, 22])
    #expect(page["foreignFiles"] as? [String] == ["Old.m"])
  }
}
