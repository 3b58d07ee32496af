// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// What is drawn of an app whose launch lost its first screen (Documentation/Gaps.md §6.6).
@Suite("Screens of apps with gaps", .serialized)
struct GapScreenTests {
  private static let picture = "snug-output/iPhone-X_portrait_L.txt"

  /// A controller with some lines of text.
  private static func controller(_ name: String, _ texts: [String]) -> String {
    let lines = texts.enumerated().map { index, text in
      """
          let label\(index) = UILabel(frame: CGRect(x: 20, y: \(100 + 50 * index), width: 200, height: 40))
          label\(index).text = "\(text)"
          view.addSubview(label\(index))

      """
    }
    return """
      final class \(name): UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
      \(lines.joined())  }
      }

      """
  }

  private static func draw(launch: String, feed: String) throws -> (errors: String, dump: String) {
    let app = try GapApp(feed: feed)
    try app.folder.write(
      GapApp.delegate.replacingOccurrences(of: "FeedController()", with: launch), to: "App.swift")
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    return (drawn.errors, try app.folder.read(picture))
  }

  /// An app with a button "Open", whose launch comes to no left-out place: that would excuse what
  /// follows.
  ///
  /// - Parameter rest: What the file has behind the controller's class.
  private static func opening(_ action: String, rest: String) throws -> GapApp {
    let app = try GapApp(
      feed: """
        import MissingStore
        import UIKit

        final class FeedController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("Open", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 120, height: 50)
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func open() { \(action) }
        }

        \(rest)
        """)
    try app.folder.write(
      GapApp.delegate.replacingOccurrences(of: "MissingStore.start(named: \"Model\")", with: ""),
      to: "App.swift")
    return app
  }

  @Test("a launch with a lone counter gives way to a screen that shows more")
  func counter() throws {
    let feed =
      "import UIKit\n" + Self.controller("Counter", ["60"])
      + Self.controller("Welcome", ["Hello", "Log in", "Register"])
    let drawn = try Self.draw(launch: "Counter()", feed: feed)
    #expect(drawn.errors.contains("warning: next to nothing is shown; the app came to"))
    #expect(drawn.errors.contains("'Welcome' is drawn without the app's delegates"))
    #expect(drawn.dump.contains("\"Register\""))
    // Where nothing shows more, the launch stands.
    let alone = try Self.draw(
      launch: "Counter()", feed: "import UIKit\n" + Self.controller("Counter", ["60"]))
    #expect(!alone.errors.contains("is drawn without"))
    #expect(alone.dump.contains("\"60\""))
  }

  @Test("a blank screen is refused, and the best of the others drawn")
  func blank() throws {
    let feed =
      "import UIKit\n" + Self.controller("Blank", []) + Self.controller("Little", ["One"])
      + Self.controller("More", ["One", "Two"])
    let drawn = try Self.draw(launch: "UITabBarController()", feed: feed)
    #expect(drawn.errors.contains("'More' is drawn without the app's delegates"))
    #expect(!drawn.errors.contains("'Blank' is drawn"))
    #expect(drawn.dump.contains("\"Two\""))
  }

  @Test("what ends an app after a left-out place on the way is no crash, but before it is")
  func crashOnTheWay() throws {
    func report(_ action: String) throws -> (crashes: Int, output: String) {
      let app = try Self.opening(
        action,
        rest: """
          extension FeedController {
            func names() -> [String] { MissingStore.names(of: self) }
          }

          """)
      let run = try app.snug("check", "--explore", "20", "--fail-on", "never")
      #expect(run.exitCode == 0, "\(run.errors)")
      return (run.output.components(separatedBy: "[crash]").count - 1, run.output)
    }
    let after = try report("print(names()[0])")
    #expect(after.crashes == 0, "\(after.output)")
    let before = try report("print([String]()[0]); print(names())")
    #expect(before.crashes == 1, "\(before.output)")
    #expect(before.output.contains("Steps: tap \"Open\""), "\(before.output)")
  }

  /// Documentation/Gaps.md §6.14.
  @Test(
    "a lost private function spoils nothing; another one all that its screen leads to, in any order",
    arguments: [("private ", false), ("", true)])
  func lostMember(access: String, isSpoiled: Bool) throws {
    let app = try Self.opening(
      "present([One(), Two()][turn], animated: false); turn = 1",
      rest: """
        extension FeedController {
          \(access)func tell(_ thing: UIView.NoSuchThing) {}
        }
        final class One: UIViewController {}
        final class Two: UIViewController {}

        """)
    let load = "  override func viewDidLoad"
    let feed = try app.folder.read("Feed.swift")
      .replacingOccurrences(of: load, with: "  var turn = 0\n" + load)
    try app.folder.write(feed, to: "Feed.swift")
    for jobs in ["1", "2"] {
      let run = try app.snug(
        "check", "--explore", "20", "--fail-on", "never", "--jobs", jobs, "--min-coverage", "0")
      let text = run.output + run.errors
      #expect(text.contains("needs UIView.NoSuchThing") == isSpoiled, "\(text)")
      #expect(text.contains("view controllers looked at (0 %)") == isSpoiled, "\(text)")
    }
  }

  @Test("a controller whose looks all came to a left-out place is none that was looked at")
  func coverage() throws {
    let app = try Self.opening(
      "present(DetailController(), animated: false)",
      rest: """
        final class DetailController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            title = MissingStore.title(of: self)
          }
        }

        """)
    let run = try app.snug("check", "--explore", "20", "--fail-on", "never", "--min-coverage", "60")
    #expect(run.exitCode == 2, "\(run.errors)")
    let text = run.output + run.errors
    #expect(text.contains("1 of 2 view controllers looked at (50 %)"), "\(text)")
    #expect(
      text.contains("not reached (needs MissingStore (Feed.swift:19)): DetailController"), "\(text)"
    )
  }

  @Test("a container that is missing shows the controller at its centre")
  func container() throws {
    let feed =
      "import UIKit\n" + Self.controller("Side", ["Menu", "A", "B"])
      + Self.controller("Centre", ["News", "C", "D"])
    let drawn = try Self.draw(
      launch: "Drawer(sideViewController: Side(), centerViewController: Centre())", feed: feed)
    #expect(drawn.errors.contains("App.swift:14: warning: left out: needs MissingStore"))
    #expect(drawn.dump.contains("\"News\""), "\(drawn.dump)")
    #expect(!drawn.dump.contains("\"Menu\""))
    #expect(!drawn.errors.contains("is drawn without"))
  }

  @Test(
    "a missing container shows the controller that it is given",
    arguments: [
      "contentViewController = Centre()", "setContentViewController(Centre(), animated: false)",
      "self.mainViewController = Centre()",
    ])
  func givenContent(statement: String) throws {
    let feed = """
      import UIKit

      final class Main: SideMenu {
        override func viewDidLoad() {
          super.viewDidLoad()
          leftViewController = Side()
          \(statement)
        }
      }

      """
    let drawn = try Self.draw(
      launch: "Main()",
      feed: feed + Self.controller("Side", ["Menu", "A", "B"])
        + Self.controller("Centre", ["News", "C", "D"]))
    #expect(drawn.dump.contains("\"News\""), "\(drawn.dump)")
    #expect(!drawn.dump.contains("\"Menu\""))
    #expect(!drawn.errors.contains("is drawn without"), "\(drawn.errors)")
    #expect(drawn.errors.contains("Feed.swift:7: warning: left out: "))
  }

  @Test(
    "what fills a missing drawer is looked at, and what another missing container shows is not",
    arguments: [("side", true), ("header", false)])
  func drawer(label: String, isLookedAt: Bool) throws {
    let feed =
      "import UIKit\n" + Self.controller("Side", ["Menu", "A", "B"])
      + Self.controller("Centre", ["News", "C", "D"])
    let app = try GapApp(feed: feed)
    try app.folder.write(
      GapApp.delegate
        .replacingOccurrences(of: "MissingStore.start(named: \"Model\")", with: "")
        .replacingOccurrences(
          of: "FeedController()",
          with: "Drawer(\(label)ViewController: Side(), centerViewController: Centre())"),
      to: "App.swift")
    let run = try app.snug("check", "--explore", "5", "--fail-on", "never", "--min-coverage", "0")
    let text = run.output + run.errors
    #expect(text.contains("view controllers looked at (0 %)") != isLookedAt, "\(text)")
  }

  @Test("behind a launch that stops, a controller that asks for arguments is made of neutral ones")
  func arguments() throws {
    let feed = """
      import UIKit

      protocol Model {}
      final class Store { var names: [String]; init(names: [String]) { self.names = names } }

      final class Reader: UIViewController {
        let store: Store
        init(store: Store, title: String, limit: Int = 3) {
          self.store = store
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
          label.text = "\\(store.names.count) names"
          view.addSubview(label)
        }
      }

      """
    let app = try GapApp(feed: feed)
    try app.folder.write(
      GapApp.delegate.replacingOccurrences(
        of: "MissingStore.start(named: \"Model\")",
        with: "let model: any Model = MissingStore.model(); print(model)"
      ).replacingOccurrences(of: "FeedController()", with: "UIViewController()"), to: "App.swift")
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(drawn.errors.contains("'Reader' is drawn without the app's delegates"))
    #expect(drawn.errors.contains("Feed.swift:8: warning: left out: needs a value for 'store'"))
    #expect(try app.folder.read(Self.picture).contains("\"0 names\""))
    // What is generated for it is no function of the app.
    let built = try app.snug("build")
    #expect(built.output.contains("of 5 functions, 1 of 1 view controllers"), "\(built.output)")
  }

  @Test("values of protocols and of the app's own views are made of what the app has")
  func ownValues() throws {
    let feed = """
      import MissingStore
      import UIKit

      protocol Model { var title: String { get } }
      protocol Shown: AnyObject { var view: UIView! { get } }
      struct Broken: Model { let list: () -> Int; var title: String { "Broken" } }
      struct Note: Model { let count: Int; var title: String { "Note \\(count)" } }
      final class Footer: UIViewController, Shown {
        override func loadView() { view = Badge(frame: .zero) }
      }
      final class Badge: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
          label.text = "Badge"
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }

      final class FeedController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let model: any Model = MissingStore.model()
          let badge: Badge = MissingStore.badge()
          let footer: any Shown = MissingStore.footer()
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
          label.text = model.title
          badge.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
          footer.view.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
          for one in [label, badge, footer.view!] { view.addSubview(one) }
        }
      }

      """
    let drawn = try Self.draw(launch: "FeedController()", feed: feed)
    #expect(drawn.dump.contains("\"Note 0\""), "\(drawn.errors)")
    #expect(drawn.dump.components(separatedBy: "\"Badge\"").count == 3, "\(drawn.dump)")
    #expect(drawn.errors.contains("Feed.swift:24: warning: left out: needs MissingStore"))
  }

  @Test("a list whose layout is missing, and a missing list, are laid out as a plain flow")
  func layout() throws {
    let feed = """
      import MissingStore
      import UIKit

      func tiles() -> Tiles { MissingStore.tiles() }
      func missing() -> UICollectionView { MissingStore.list() }

      final class Grid: UIViewController, UICollectionViewDataSource {
        override func viewDidLoad() {
          super.viewDidLoad()
          let frame = CGRect(x: 0, y: 100, width: 300, height: 300)
          for list in [UICollectionView(frame: frame, collectionViewLayout: tiles()), missing()] {
            list.frame = frame
            list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "tile")
            list.dataSource = self
            view.addSubview(list)
          }
        }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          2
        }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath)
          -> UICollectionViewCell
        {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
          let label = UILabel(frame: cell.bounds)
          label.text = "T\\(path.item)"
          cell.contentView.addSubview(label)
          return cell
        }
      }

      """
    let drawn = try Self.draw(launch: "Grid()", feed: feed)
    #expect(drawn.errors.contains("Feed.swift:4: warning: left out: needs"), "\(drawn.errors)")
    #expect(drawn.errors.contains("Feed.swift:5: warning: left out: needs MissingStore"))
    // Two lists of two items each.
    #expect(drawn.dump.components(separatedBy: "\"T1\"").count == 3, "\(drawn.dump)")
  }
}
