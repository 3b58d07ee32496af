// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Launches that would stop for the want of what is left out (Documentation/Gaps.md §6.8).
@Suite("Launches of apps with gaps", .serialized)
struct GapLaunchTests {
  private static let picture = "snug-output/iPhone-X_portrait_L.txt"

  /// An app whose delegate does something before it makes its window.
  private static func app(start: String, feed: String = GapApp.feed) throws -> GapApp {
    let app = try GapApp(feed: feed)
    try app.folder.write(
      GapApp.delegate.replacingOccurrences(
        of: "MissingStore.start(named: \"Model\")", with: start), to: "App.swift")
    return app
  }

  @Test("a statement that stops a launch for the want of a value goes, and the launch goes on")
  func goesOn() throws {
    let app = try Self.app(
      start: "MissingStore.start(named: \"Model\")",
      feed: """
        import MissingStore
        import UIKit

        final class FeedController: UIViewController {
          func titles() -> [String] { MissingStore.titles() }
          override func viewDidLoad() {
            super.viewDidLoad()
            for (row, text) in ["Feed", "Older", "Oldest"].enumerated() {
              let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * row, width: 200, height: 40))
              label.text = text
              view.addSubview(label)
            }
            let first = titles()[0]
            title = first
            guard let number = Int(titles().first!) else { return }
            view.tag = number
          }
        }

        """)
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try app.folder.read(Self.picture).contains("\"Oldest\""))
    #expect(!drawn.errors.contains("is drawn without"), "\(drawn.errors)")
    #expect(
      drawn.errors.contains("Feed.swift:13: warning: left out: needs values that are left out"))
    // What is bound to it went along; a guard takes its else.
    let built = try app.snug("build")
    for line in [13, 14, 15] {
      #expect(built.output.contains("  Feed.swift:\(line): "), "\(built.output)")
    }
    #expect(built.output.contains("(the launch stopped here after others)"))
  }

  @Test(
    "a delegate whose superclass is missing makes its window all the same",
    arguments: ["main", "UIApplicationMain"])
  func lostDelegate(attribute: String) throws {
    let app = try GapApp()
    let delegate = GapApp.delegate.replacing("@main", with: "@" + attribute)
      .replacing("UIResponder, UIApplicationDelegate", with: "StoreDelegate")
      .replacing("    func application(", with: "    override func application(")
    #expect(delegate.contains(": StoreDelegate {"))
    try app.folder.write(delegate, to: "App.swift")
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(!drawn.errors.contains("without"), "\(drawn.errors)")
    #expect(try app.folder.read(Self.picture).contains("\"Feed\""))
  }

  @Test("a launch that stops again and again is the finding, and the screens behind it are shown")
  func stop() throws {
    let statements = (0..<4).map {
      "let m\($0): Model = MissingStore.model(); print(m\($0))"
    }.joined(separator: "; ")
    let app = try Self.app(start: statements)
    try app.folder.write(
      try app.folder.read("App.swift")
        + "final class Model { let source: any Sequence<Int>; init(_ s: [Int]) { source = s } }\n",
      to: "App.swift")
    let checked = try app.snug(
      "check", "--no-explore", "--device", "iPhone X", "--orientation", "portrait", "--text-size",
      "L", "--locale", "en_US", "--direction", "ltr", "--appearance", "light")
    #expect(
      checked.output.contains(
        "not looked at: iPhone X, portrait, text size L, left to right: "
          + "needs values that are left out (App.swift:12)"
      ),
      "\(checked.output)")
    #expect(checked.output.contains("\nFeedController  1 configuration\n"))
    #expect(!checked.output.contains("[crash]"))
  }

  @Test("a launch that stops before it came to anything left out stays as it is")
  func ownCrash() throws {
    let app = try Self.app(
      start: "let n: Int? = nil; print(n!); MissingStore.start(named: \"Model\")")
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.errors.contains("the app crashed at /"), "\(drawn.errors)")
    #expect(!drawn.errors.contains("needs values that are left out"))
  }

  @Test("what cannot be made at all takes the call that asks for it")
  func asksForWhatStops() throws {
    let app = try Self.app(
      start: "Panels.prepare()",
      feed: """
        import MissingStore
        import UIKit

        final class Panel {
          init() {
            \((0..<16).map { "MissingStore.open(\($0))" }.joined(separator: "; "))
          }
        }
        enum Panels {
          static func prepare() {
            let panel = Panel()
            print(panel)
          }
        }
        final class FeedController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for (row, text) in ["Feed", "Older", "Oldest"].enumerated() {
              let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * row, width: 200, height: 40))
              label.text = text
              view.addSubview(label)
            }
          }
        }

        """)
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try app.folder.read(Self.picture).contains("\"Oldest\""))
    #expect(!drawn.errors.contains("is drawn without"), "\(drawn.errors)")
  }

  @Test("an initialiser that lost its body, a lock and a text that was to be looked up go on")
  func neutralObjects() throws {
    let app = try Self.app(
      start: "Store.shared.begin()",
      feed: """
        import MissingStore
        import UIKit
        import os

        final class Store {
          static let shared = Store(3)
          let size: Int
          let lock: OSAllocatedUnfairLock<[String]>
          init(_ size: Int) {
            self.size = size
            \((0..<16).map { "MissingStore.open(\($0))" }.joined(separator: "; "))
            lock = OSAllocatedUnfairLock(initialState: [])
          }
          func begin() { lock.withLock { $0.append("\\(size)") } }
        }
        final class FeedController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for (row, text) in ["Feed", "Older", "Oldest"].enumerated() {
              let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * row, width: 200, height: 40))
              label.text = text.localized()
              view.addSubview(label)
            }
          }
        }

        """)
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try app.folder.read(Self.picture).contains("\"Oldest\""))
    #expect(!drawn.errors.contains("is drawn without"), "\(drawn.errors)")
    #expect(!(try app.snug("build").output.contains("values that are left out")))
  }

  @Test("an outlet that a missing class above may have had is told, and the screen is shown")
  func outletOfMissingClass() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate + """
        import MissingKit
        final class FeedController: HolderViewController {}

        """, to: "App.swift")
    try folder.write(SmallApp.info, to: "Info.plist")
    try folder.write(
      SmallApp.storyboard(
        controllerClass: "FeedController",
        subviews: """
          <label text="Held" fixedFrame="YES" id="l1">
              <rect key="frame" x="10" y="20" width="200" height="30"/>
          </label>
          """, connections: "<outlet property=\"holder\" destination=\"l1\" id=\"o1\"/>"),
      to: "Main.storyboard")
    let drawn = try Snug.run("render", ".", "--format", "text", in: folder.url)
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try folder.read(Self.picture).contains("\"Held\""))
    #expect(drawn.errors.contains("not key value coding-compliant for the key holder"))
    #expect(!drawn.errors.contains("is drawn without"), "\(drawn.errors)")
  }

  @Test("a value of a protocol to which nothing conforms any more is made, missing or not")
  func valuesOfProtocols() throws {
    let app = try Self.app(
      start: "Shelf().open()",
      feed: """
        import MissingStore
        import UIKit

        protocol Indexing { func add(_ entries: [any StoreEntry]); var count: Int { get } }
        extension StoreIndex: Indexing {}
        struct Entry: StoreEntry {}
        final class Shelf {
          let index: any Indexing
          let back: any StoreBacking
          init(index: any Indexing = StoreIndex.standard(), back: any StoreBacking = StoreIndex.back())
          {
            self.index = index
            self.back = back
          }
          func open() {
            index.add([Entry()])
            print(index.count, back)
          }
        }
        final class FeedController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            label.text = "Feed"
            view.addSubview(label)
          }
        }

        """)
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try app.folder.read(Self.picture).contains("\"Feed\""))
    #expect(!drawn.errors.contains("is drawn without"), "\(drawn.errors)")
    #expect(!(try app.snug("build").output.contains("values that are left out")))
  }

  @Test("a name that a left-out import brought is there for each file that lacks it, early or late")
  func foundNames() throws {
    let app = try Self.app(
      start: "print(CLLocationCoordinate2D(latitude: 1, longitude: 2).latitude)",
      feed: """
        import MissingMaps
        import UIKit

        final class FeedController: UIViewController {
          var place: CLLocationCoordinate2D?
          var places: MissingPlaces?
        }

        """)
    let built = try app.snug("build")
    #expect(built.exitCode == 0, "\(built.errors)")
    #expect(!built.output.contains("CLLocationCoordinate2D"), "\(built.output)")
  }

  @Test("an assertion that stops the launch goes alone")
  func assertion() throws {
    let app = try Self.app(
      start: """
        let n: Int = MissingStore.count()
        assert(n > 0)
        print(n)
        """)
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try app.folder.read(Self.picture).contains("\"Feed\""))
    let built = try app.snug("build")
    #expect(built.output.contains("  App.swift:13: "), "\(built.output)")
    #expect(!built.output.contains("  App.swift:14: "), "\(built.output)")
  }
}
