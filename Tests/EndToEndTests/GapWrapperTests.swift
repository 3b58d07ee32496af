// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Properties whose wrapper a missing library has (Documentation/Gaps.md §6.17).
@Suite("Screens of an app whose properties lost their wrappers", .serialized)
struct GapWrapperTests {
  /// The report of an app whose delegate and page have such properties.
  ///
  /// - Parameter loads: What the page does when it is loaded.
  private static func report(loads: String) throws -> String {
    let app = try GapApp(
      feed: """
        import MissingStore
        import UIKit

        final class FeedController: UIViewController {
          @StoreInjected var count: Int
          @StoreInjected("name") private var name = "Pies"

          override func viewDidLoad() {
            super.viewDidLoad()
            \(loads)
          }
        }

        """)
    try app.folder.write(
      GapApp.delegate.replacing("MissingStore.start(named: \"Model\")", with: "")
        .replacing(
          "    var window: UIWindow?",
          with: "    var window: UIWindow?\n    @StoreInjected var services: [String]"),
      to: "App.swift")
    let run = try app.snug(
      "check", "--fail-on", "never", "--min-coverage", "0", "--device", "iPhone X",
      "--orientation", "portrait", "--text-size", "L", "--locale", "en_US", "--direction", "ltr",
      "--appearance", "light")
    return run.output + run.errors
  }

  @Test("nobody asks for them: the screens are looked at")
  func unasked() throws {
    let text = try Self.report(loads: "")
    #expect(text.contains("1 of 1 view controllers looked at (100 %)"), "\(text)")
    #expect(!text.contains("the entry point of"), "\(text)")
  }

  @Test(
    "who asks for one, or gives it another value, comes to a left-out place",
    arguments: ["title = \"\\(count)\"", "title = name", "count = 3"])
  func asked(loads: String) throws {
    let text = try Self.report(loads: loads)
    #expect(text.contains("0 of 1 view controllers looked at"), "\(text)")
    #expect(text.contains("needs MissingStore (Feed.swift:"), "\(text)")
  }
}
