// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import GapRepair
import Testing
import XcodeProject

@testable import AppBuild

/// Planted cases of what broke simpler ways to go around gaps (Documentation/Gaps.md).
@Suite("Builds around gaps", .serialized, .enabled(if: TrialApp.isInstalled))
struct GapBuildTests {
  private static let delegate = """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

    """

  /// Builds sources beside a delegate and tells what went, as `File.swift:3 statement`.
  private static func leftOut(
    _ sources: [String: String], mode: String = "5.0"
  ) throws -> [String] {
    let app = try TrialApp()
    defer { app.remove() }
    var urls = [try app.write(delegate, to: "App.swift")]
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      urls.append(try app.write(text, to: name))
    }
    let built = try app.builder.build(app.description(urls, mode: mode))
    return built.gaps.places.map { place in
      "\(URL(fileURLWithPath: place.file).lastPathComponent):\(place.line) \(place.kind)"
    }
  }

  @Test("what compiles is compiled as it stands")
  func whole() throws {
    #expect(
      try Self.leftOut(["A.swift": "import CoreData\nimport UIKit\nlet a = UIView()\n"]) == [])
  }

  @Test("a type that lost its import is found, not replaced")
  func shadows() throws {
    let sources = [
      "A.swift": """
      import MissingStore
      func f(_ error: NSError) -> URL? { error.userInfo["url"] as? URL }
      var tokens: Set<AnyCancellable> = []
      func g(_ color: UIColor) -> CGFloat { color.cgColor.alpha }
      """
    ]
    #expect(try Self.leftOut(sources) == [])
  }

  @Test("what is missing within a missing type can be inherited")
  func inheritedWithin() throws {
    let sources = [
      "A.swift": """
      import MissingKit
      import UIKit
      final class Choice: MissingKit.Settings { var isOn = true }
      final class Row: MissingKit.RowView {}
      func f(_ row: Row) -> UIView { row }
      """
    ]
    let places = try Self.leftOut(sources)
    #expect(places == ["A.swift:4 superclass"], "\(places)")
  }

  @Test("signatures and properties of missing types stay")
  func signatures() throws {
    let sources = [
      "A.swift": """
      import MissingStore
      struct Item: Codable, Hashable { var state: StoreState; var box: StoreBox<Int>? }
      final class Cell: StoreCell, StoreListener {}
      struct Listener: StoreListener {}
      class Model: StoreObject { weak var delegate: StoreDelegate? }
      func f(_ a: Item, _ b: StoreState.Kind, _ c: any StoreListener) -> StoreState { a.state }
      """
    ]
    #expect(try Self.leftOut(sources) == [])
  }

  @Test("missing classes that are used as one another are related, and what uses them stays")
  func related() throws {
    let sources = [
      "A.swift": """
      import MissingCharts
      import UIKit
      class Holder<C: Drawing>: UIView {
        var drawing: C?
        func setUp() {}
        func format(_ scale: any Scale) {}
      }
      class FlatBar: BarDrawing {}
      final class BarHolder: Holder<FlatBar> {
        override func setUp() { super.setUp(); tag = 3 }
      }
      func show(_ bar: BarDrawing, on holder: BarHolder) -> Drawing {
        holder.format(PlainScale())
        return bar
      }
      func make() -> [Drawing] { [BarDrawing(of: 3), Drawing(of: 4)] }
      """
    ]
    #expect(try Self.leftOut(sources) == [])
  }

  @Test("what is used as a view, a controller or a generic type is made one")
  func uses() throws {
    let sources = [
      "A.swift": """
      import MissingStore
      import UIKit
      final class Screen: UIViewController {
        let badge = StoreBadge()
        let inner: InnerBadge = InnerBadge()
        var stream: Observable<Int>?
        func f(_ panel: StorePanel) -> UIViewController {
          view.addSubview(badge)
          inner.addSubview(badge)
          return panel
        }
      }
      class InnerBadge: StoreInner {}
      """
    ]
    #expect(try Self.leftOut(sources) == ["A.swift:13 superclass"])
  }

  @Test("a list keeps its other elements")
  func elements() throws {
    let sources = [
      "A.swift": """
      import MissingStore
      func f() -> [Int] {
        let all = [1, store.count, 3]
        return all
      }
      """
    ]
    #expect(try Self.leftOut(sources) == ["A.swift:3 value"])
  }

  @Test("of what a generic class tells the run-time, what does not compile goes alone")
  func genericRegistration() throws {
    let sources = [
      "A.swift": """
      import UIKit
      class Pane<Item>: UIView {
        var items: [Item] = []
        @objc func paint(_ colour: UIColor.Nothing) {}
        @objc func clear() {}
      }
      final class Words: Pane<String> {}
      """
    ]
    #expect(try Self.leftOut(sources).count == 1)
  }

  @Test("errors of isolation relax the module and cost nothing")
  func isolation() throws {
    let sources = [
      "A.swift": """
      import MissingStore
      import UIKit
      class Shared { static var count = 0 }
      @MainActor struct Bag { init() {} }
      @MainActor final class Step { let bag: Bag; init(bag: Bag = Bag()) { self.bag = bag } }
      final class Controller: UIViewController { func f() {} }
      func g(_ item: StoreState) {}
      """
    ]
    #expect(try Self.leftOut(sources, mode: "6") == [])
  }

  @Test("stored properties keep a value when what gave it goes")
  func initialisation() throws {
    let sources = [
      "A.swift": """
      import MissingStore
      final class Model {
        let store: StoreState
        let count: Int
        init() {
          store = StoreState.shared
          if let first = store.first { count = first.size } else { count = StoreState.none }
        }
        func total() -> Int {
          StoreState.total
        }
      }
      """
    ]
    let places = try Self.leftOut(sources)
    #expect(places.contains("A.swift:6 value"))
    #expect(places.contains("A.swift:10 value"))
    #expect(!places.contains { $0.hasSuffix("body") || $0.hasSuffix("declaration") })
  }

  @Test("closures and nested statements come to rest")
  func closures() throws {
    let sources = [
      "A.swift": """
      import MissingStore
      import UIKit
      final class Controller: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let names = [1, 2].map { StoreState.name(of: $0) }
          title = names.joined()
          UIView.animate(withDuration: 1) { StoreState.show(self.view) }
          let size = [1, 2].map { number in
            let item = StoreState.item(number)
            return item.size
          }
          view.tag = size.count
          view.backgroundColor = .red
        }
      }
      """
    ]
    let places = try Self.leftOut(sources)
    #expect(places.contains("A.swift:8 value"))
    #expect(!places.contains { $0.hasPrefix("A.swift:14") || $0.hasPrefix("A.swift:5 ") })
    #expect(!places.contains { $0.hasSuffix("body") })
  }

  @Test("a caller does not silently get another overload")
  func overloads() throws {
    let sources = [
      "A.swift": """
      struct Item {}
      func title(of one: Item.Missing) -> String { "this" }
      func title(of one: Any) -> String { "any" }
      func show() {
        print(title(of: Item()))
        print("kept")
      }
      """
    ]
    #expect(try Self.leftOut(sources) == ["A.swift:2 declaration", "A.swift:5 statement"])
  }

  @Test("outlets and actions of what went are not registered")
  func registration() throws {
    let sources = [
      "A.swift": """
      import UIKit
      struct Item {}
      final class Controller: UIViewController {
        @IBOutlet var label: UILabel!
        @IBAction func send(_ sender: Item.Missing) {}
        @IBAction func tap(_ sender: UIButton) {}
      }
      """
    ]
    #expect(try Self.leftOut(sources) == ["A.swift:5 declaration"])
  }

  @Test("what went is remembered by content, and forgotten when a declaration comes")
  func memory() throws {
    let app = try TrialApp()
    defer { app.remove() }
    let start = try app.write(Self.delegate, to: "App.swift")
    let file = try app.write("func f() {\n  missing()\n  print(1)\n}\n", to: "A.swift")
    let description = app.description([start, file])
    #expect(try app.builder.build(description).gaps.places.map(\.line) == [2])
    _ = try app.write("func f() {\n  print(0)\n  missing()\n}\n", to: "A.swift")
    #expect(try app.builder.build(description).gaps.places.map(\.line) == [3])
    #expect(try app.builder.build(description).wasCached)
    _ = try app.write("func missing() {}\nfunc f() {\n  missing()\n}\n", to: "A.swift")
    #expect(try app.builder.build(description).gaps.places.isEmpty)
  }

  @Test("modules share placeholders")
  func modules() throws {
    let app = try TrialApp()
    defer { app.remove() }
    let library = try app.write(
      "import MissingStore\npublic func session() -> StoreState? { nil }\n", to: "Lib/L.swift")
    let start = try app.write(Self.delegate, to: "App.swift")
    let user = try app.write(
      "import Lib\nimport MissingStore\nfunc use(_ a: StoreState?) {}\nfunc f() { use(session()) }\n",
      to: "U.swift")
    let built = try app.builder.build(
      app.description([start, user], libraries: [SourceModule(name: "Lib", sources: [library])]))
    #expect(built.gaps.places.isEmpty)
    #expect(built.gaps.functions.intact == 3)
  }

  @Test("what a module was built with stays what it is for the others")
  func settledPlaceholders() throws {
    let app = try TrialApp()
    defer { app.remove() }
    let library = try app.write(
      """
      import MissingStore
      public struct Item: Hashable { public var badge: StoreBadge? = StoreBadge() }
      """, to: "Lib/L.swift")
    let start = try app.write(Self.delegate, to: "App.swift")
    let user = try app.write(
      """
      import Lib
      import MissingStore
      import UIKit
      func add(_ item: Item, to view: UIView) {
        guard let badge = item.badge else { return }
        view.addSubview(badge)
      }
      """, to: "U.swift")
    let built = try app.builder.build(
      app.description([start, user], libraries: [SourceModule(name: "Lib", sources: [library])]))
    #expect(built.gaps.places.map(\.line) == [6])
  }

  @Test("neutral values stand in extensions of types that have one")
  func neutralNames() throws {
    let sources = [
      "A.swift": """
      import MissingStore
      extension Array { func first() -> Int { StoreState.first(self) } }
      extension UIColor { static func brand() -> UIColor { StoreState.brand() } }
      """
    ]
    #expect(try Self.leftOut(sources) == ["A.swift:2 value", "A.swift:3 value"])
  }

  @Test("placeholders of navigation controllers are made as calls make them")
  func placeholderControllers() throws {
    let sources = [
      "A.swift": """
      import MissingStore
      import UIKit
      final class Shop: StoreNavigationController {}
      func f(_ root: UIViewController) -> UIViewController {
        let one = StoreNavigationController(rootViewController: root)
        return root === one ? StoreNavigationController(store: 1) : one
      }
      """
    ]
    #expect(try Self.leftOut(sources) == ["A.swift:3 superclass"])
  }

  @Test("an expression that is given up early is not left out for it")
  func patience() throws {
    // Literals of two kinds: more than 20 000 attempts, and sound.
    let sources = [
      "A.swift": """
      import MissingStore
      func f() -> Double { let sum = 1 * 2.5 - 1 / 1 + 2 * 2.5; return sum }
      func g() { StoreState.start() }
      """
    ]
    #expect(try Self.leftOut(sources) == ["A.swift:3 statement"])
  }

  @Test("--strict tells the errors as the compiler does")
  func strict() throws {
    let app = try TrialApp()
    defer { app.remove() }
    let start = try app.write(Self.delegate, to: "App.swift")
    let file = try app.write("func f() {\n  missing()\n}\n", to: "A.swift")
    var builder = app.builder
    builder.isStrict = true
    #expect(throws: BuildError.self) { try builder.build(app.description([start, file])) }
  }
}
