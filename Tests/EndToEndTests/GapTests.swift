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

  func snug(_ words: String...) throws -> Snug.Result { try snug(words) }

  func snug(_ words: [String]) throws -> Snug.Result {
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
          + "1 file in other languages; missing types: StoreListener, StoreSession, StoreState\n"),
      "\(built.output)")
    #expect(built.output.contains("  App.swift:12: a statement is left out"))
    #expect(built.output.contains("  Feed.swift:22: a statement is left out"))
    #expect(built.output.contains("  Feed.swift:23: a statement is left out"))
    #expect(built.output.contains("Old.m: not Swift"))
  }

  /// Documentation/Gaps.md §8.
  @Test("a type of the app's own that is nowhere is told, though all is compiled")
  func missingType() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "FeedController()") + """
        class FeedController: UIViewController {
            func open() { navigationController?.pushViewController(ProfileViewController(), animated: true) }
            func close() { navigationController?.pushViewController(ProfileViewController(), animated: true) }
        }

        """, to: "App/Feed.swift")
    let built = try Snug.run(["build", "App"], in: folder.url)
    #expect(built.exitCode == 0, "\(built.errors)")
    #expect(
      built.output.contains(
        "1 of 1 view controllers compiled; missing types: ProfileViewController\n"),
      "\(built.output)")
    let source = try folder.read("App/Feed.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(source.firstIndex { $0.contains("func open()") }) + 1
    #expect(built.output.contains("  Feed.swift:\(line): ProfileViewController"), "\(built.output)")
    #expect(!built.output.contains("Feed.swift:\(line + 1)"), "\(built.output)")
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
    #expect(places.compactMap { $0["line"] as? Int } == [12, 22, 23])
    #expect(page["foreignFiles"] as? [String] == ["Old.m"])
  }

  private static let oneLook = [
    "--device", "iPhone X", "--orientation", "portrait", "--text-size", "L", "--locale", "en_US",
    "--direction", "ltr", "--appearance", "light",
  ]

  @Test("a screen that comes to a left-out place is not looked at; one that does not is checked")
  func check() throws {
    let whole = try GapApp().snug(["check", "--no-explore"] + Self.oneLook)
    #expect(whole.output.contains("  at launch: needs MissingStore (App.swift:12)"))
    #expect(!whole.output.contains("not looked at"), "\(whole.output)")
    let touched = try GapApp(
      feed: GapApp.feed.replacingOccurrences(of: "\"Feed\"", with: "store!.title")
    ).snug(["check", "--no-explore"] + Self.oneLook)
    #expect(touched.exitCode == 2)
    #expect(touched.output.contains(": needs MissingStore (Feed.swift:16)\n"), "\(touched.output)")
    #expect(touched.output.contains(", 1 not looked at"))
    #expect(!touched.output.contains("error"))
  }

  /// Values of every shape that only what is missing could give.
  private static let shapes = """
    import MissingStore
    import UIKit

    enum Mode { case loud(Int), calm(String), idle, busy }
    enum Plain { case first, second }
    struct Box<T> { var value: T; var mode: Mode; var plain: Plain }
    final class Node { weak var parent: Node?; var box: Box<String>; var next: Node?
      init(box: Box<String>) { self.box = box } }
    class Base: NSObject { let name: String; init(name: String) { self.name = name } }
    final class Derived: Base {
      let node: Node
      let done: (Int, String) -> Void
      let pair: (count: Int, text: String)
      init(node: Node) {
        self.node = node; done = { _, _ in }; pair = (1, "")
        super.init(name: "own")
      }
    }
    func derived() -> Derived { MissingStore.derived() }

    final class FeedController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let made = derived()
            made.done(3, "x")
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
            label.text = "\\(made.name)|\\(made.pair.count)|\\(made.node.box.value)|"
              + "\\(made.node.box.mode)|\\(made.node.box.plain)|\\(made.node.parent == nil)"
            view.addSubview(label)
        }
    }

    """

  @Test("a missing value of the app's own types is made of neutral parts")
  func parts() throws {
    let app = try GapApp(feed: Self.shapes)
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(drawn.errors.contains("Feed.swift:19: warning: left out: needs MissingStore"))
    let dump = try app.folder.read("snug-output/iPhone-X_portrait_L.txt")
    #expect(dump.contains("\"|0||idle|first|true\""), "\(dump)")
  }

  @Test("a missing object of UIKit or Foundation is made without anything")
  func objects() throws {
    let app = try GapApp(
      feed: """
        import MissingStore
        import UIKit

        enum Made {
          static func edge() -> UIScreenEdgePanGestureRecognizer { MissingStore.edge() }
          static func layer() -> CAShapeLayer { MissingStore.layer() }
          static func item() -> UIBarButtonItem { MissingStore.item() }
          static func text() -> NSMutableAttributedString { MissingStore.text() }
          static func list() -> NSMutableArray { MissingStore.list() }
        }
        final class FeedController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addGestureRecognizer(Made.edge())
                view.layer.addSublayer(Made.layer())
                navigationItem.rightBarButtonItem = Made.item()
                let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
                label.text = "\\(Made.text().length)|\\(Made.list().count)|"
                  + "\\(view.gestureRecognizers?.count ?? 0)"
                view.addSubview(label)
            }
        }

        """)
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(!drawn.errors.contains("values that are left out"), "\(drawn.errors)")
    let dump = try app.folder.read("snug-output/iPhone-X_portrait_L.txt")
    #expect(dump.contains("\"0|0|1\""), "\(dump)")
  }

  @Test("render shows what stands alone when the launch stops, or begins in another language")
  func loneScreens() throws {
    let app = try GapApp()
    try app.folder.write(
      GapApp.delegate.replacingOccurrences(
        of: "MissingStore.start(named: \"Model\")",
        with: "MissingStore.start(named: \"Model\"); exit(3)"), to: "App.swift")
    let stopped = try app.snug("render", "--format", "text")
    #expect(stopped.exitCode == 0, "\(stopped.errors)")
    #expect(stopped.errors.contains("'FeedController' is drawn without the app's delegates"))
    #expect(try app.folder.read("snug-output/iPhone-X_portrait_L.txt").contains("\"Feed\""))
    try app.folder.write("// No entry point.\n", to: "App.swift")
    let foreign = try app.snug("render", "--format", "text")
    #expect(foreign.exitCode == 0, "\(foreign.errors)")
    #expect(foreign.errors.contains("the entry point of 'App' is left out"))
    #expect(foreign.errors.contains("'FeedController' is drawn without the app's delegates"))
  }

  @Test("a launch that lost what it would show is no screen; alone it is drawn as it is")
  func emptyLaunch() throws {
    let app = try GapApp()
    try app.folder.write(
      GapApp.delegate.replacingOccurrences(
        of: "FeedController()", with: "UITabBarController()"), to: "App.swift")
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(drawn.errors.contains("warning: nothing is shown; the app came to what is left out"))
    #expect(drawn.errors.contains("'FeedController' is drawn without the app's delegates"))
    #expect(try app.folder.read("snug-output/iPhone-X_portrait_L.txt").contains("\"Feed\""))
    let empty = GapApp.feed.replacingOccurrences(of: "label.text = \"Feed\"", with: "")
    try app.folder.write(
      empty.replacingOccurrences(
        of: "func reload",
        with: "init(n: Int) { fatalError() }\n"
          + "required init?(coder: NSCoder) { nil }\nfunc reload"), to: "Feed.swift")
    let alone = try app.snug("render", "--format", "text")
    #expect(alone.exitCode == 0, "\(alone.errors)")
    #expect(
      try app.folder.read("snug-output/iPhone-X_portrait_L.txt").contains("UITabBarController")
        || app.folder.read("snug-output/iPhone-X_portrait_L.txt").contains("UITabBar"))
  }

  @Test("a launch that crashes beside what is left out is told, and another screen drawn")
  func crashedLaunch() throws {
    let app = try GapApp()
    try app.folder.write(
      GapApp.delegate.replacingOccurrences(
        of: "MissingStore.start(named: \"Model\")", with: "let n: Int? = nil; print(n!)"),
      to: "App.swift")
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(drawn.errors.contains("Unexpectedly found nil"))
    #expect(
      drawn.errors.contains("warning: iPhone X, portrait, text size L: the app crashed at /"))
    #expect(drawn.errors.contains("/App.swift:12 ("), "\(drawn.errors)")
    #expect(drawn.errors.contains("'FeedController' is drawn without the app's delegates"))
  }
}
