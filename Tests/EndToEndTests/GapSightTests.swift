// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Which screens a loss in another screen's controller spoils (Documentation/Gaps.md §6.15).
@Suite("Screens over one that lost something", .serialized)
struct GapSightTests {
  private static let sheet = "present(DetailController(), animated: false)"
  private static let present =
    "let page = DetailController(); page.modalPresentationStyle = .fullScreen; "
    + "present(page, animated: false)"
  private static let push =
    "navigationController?.pushViewController(DetailController(), animated: false)"
  private static let contain =
    "let page = DetailController(); addChild(page); view.addSubview(page.view); "
    + "page.didMove(toParent: self)"

  /// The share of two controllers that were looked at; the first lost something, and leads to the second.
  ///
  /// - Parameters:
  ///   - statement: What the first does when it is loaded.
  ///   - member: What else it has.
  private static func looked(
    _ statement: String, member: String = "", action: String = present
  ) throws -> String {
    let app = try GapApp(
      feed: """
        import MissingStore
        import UIKit

        enum Shelf { nonisolated(unsafe) static var name = "Shelf" }
        final class Store { func load() { MissingStore.fill(self) } }

        final class FeedController: UIViewController {
          var name = "Feed"
          \(member)
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("Open", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 120, height: 50)
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(button)
            \(statement)
          }
          @objc func open() { \(action) }
        }

        final class DetailController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = Shelf.name
          }
        }

        """)
    let root =
      action == push
      ? "UINavigationController(rootViewController: FeedController())" : "FeedController()"
    try app.folder.write(
      GapApp.delegate.replacingOccurrences(of: "MissingStore.start(named: \"Model\")", with: "")
        .replacingOccurrences(of: "FeedController()", with: root), to: "App.swift")
    let run = try app.snug("check", "--explore", "20", "--fail-on", "never", "--min-coverage", "0")
    return run.output + run.errors
  }

  @Test(
    "what only that controller's views lack spoils that screen alone",
    arguments: [
      "button.tintColor = MissingStore.tint",
      "view.addSubview(MissingStore.banner)",
    ])
  func views(statement: String) throws {
    let text = try Self.looked(statement)
    #expect(text.contains("1 of 2 view controllers looked at (50 %)"), "\(text)")
    #expect(text.contains("): FeedController\n"), "\(text)")
  }

  @Test(
    "a screen that is pushed over it is looked at; one that it contains or is seen behind is not")
  func places() throws {
    let statement = "button.tintColor = MissingStore.tint"
    let pushed = try Self.looked(statement, action: Self.push)
    #expect(pushed.contains("1 of 2 view controllers looked at (50 %)"), "\(pushed)")
    let behind = try Self.looked(statement, action: Self.sheet)
    #expect(behind.contains("0 of 2 view controllers looked at (0 %)"), "\(behind)")
    let contained = try Self.looked(statement, action: Self.contain)
    #expect(contained.contains("0 of 2 view controllers looked at (0 %)"), "\(contained)")
  }

  @Test(
    "what may be handed on spoils all that follows",
    arguments: [
      "Shelf.name = MissingStore.name", "Store().load()", "name = MissingStore.name()",
      "MissingStore.fill(self)", "view.window?.tintColor = MissingStore.tint",
      "button.setTitle(MissingStore.title, for: .normal)",
    ])
  func handedOn(statement: String) throws {
    let text = try Self.looked(statement)
    #expect(text.contains("0 of 2 view controllers looked at (0 %)"), "\(text)")
  }

  @Test(
    "a lost member spoils what follows where it would have done more than set up its own views",
    arguments: [
      ("func tell(_ thing: UIView.NoSuchThing) {}", 50),
      ("func tell(_ thing: UIView.NoSuchThing) { view.alpha = 0.5 }", 50),
      ("func tell(_ thing: UIView.NoSuchThing) { Shelf.name = name }", 0),
      ("func tell(_ thing: UIView.NoSuchThing) { name = \"\" }", 0),
    ])
  func members(member: String, share: Int) throws {
    let text = try Self.looked("", member: member)
    #expect(text.contains("of 2 view controllers looked at (\(share) %)"), "\(text)")
  }
}
