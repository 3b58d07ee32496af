// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Check.md §4.7.
@Suite("Screens that only an observer holds")
struct ObserverEndTests {
  @Test("they go before the app's globals are put back, which they may ask at their end")
  func end() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "tabs()") + """
        enum Shelf { static var books: [String] = [] }

        @MainActor func tabs() -> UIViewController {
            Shelf.books = ["Moss"]
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), ShelfController()]
            // Kept by the center for ever, and the tabs with it.
            _ = NotificationCenter.default.addObserver(
                forName: Notification.Name("closed"), object: nil, queue: nil
            ) { _ in _ = tabs.selectedIndex }
            return tabs
        }

        class ShelfController: UIViewController {
            lazy var first = Shelf.books[0]
            deinit { print(first) }
        }
        """, to: "App/App.swift")
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--text-sizes", "L,AX3",
        "--locales", "en_US", "--appearances", "light", "--directions", "ltr",
      ], in: folder.url)
    #expect(!result.output.contains("[crash]"), "\(result.output)\(result.errors)")
    #expect(result.output.contains("looks"), "\(result.output)")
  }
}
