// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// What a launch comes to of missing things, and whether it spoils the screens behind it
/// (Documentation/Gaps.md §6.5, §6.16).
@Suite("Screens behind a launch that comes to missing things", .serialized)
struct GapInertTests {
  /// The report of an app of one controller.
  ///
  /// - Parameters:
  ///   - launch: What its delegate does before it shows the controller.
  ///   - property: What the delegate has.
  ///   - rest: What else there is.
  ///   - loads: What the controller does when it is loaded.
  private static func report(
    _ launch: String = "", property: String = "", rest: String = "", loads: String = ""
  ) throws -> String {
    let app = try GapApp(
      feed: """
        import MissingStore
        import UIKit

        \(rest)

        final class FeedController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(loads)
          }
        }

        """)
    try app.folder.write(
      GapApp.delegate.replacing("MissingStore.start(named: \"Model\")", with: launch)
        .replacing("    var window: UIWindow?", with: "    var window: UIWindow?\n\(property)"),
      to: "App.swift")
    let run = try app.snug("check", "--fail-on", "never", "--min-coverage", "0")
    return run.output + run.errors
  }

  private static let tracker = """
    final class Services {
      nonisolated(unsafe) static let shared = Services()
      let tracker: StoreTracker = StoreTracker.make(key: StoreKeys.apiKey)
      let client = StoreClient(key: StoreKeys.apiKey, size: storeSize)
      func begin() { tracker.log("launched"); client.level = 2 }
    }
    """

  @Test("objects of missing classes that are made, kept and told something are told once")
  func kept() throws {
    let text = try Self.report(
      "Services.shared.begin()", property: "let reachability = try? StoreReachability()",
      rest: Self.tracker)
    #expect(text.contains("1 of 1 view controllers looked at (100 %)"), "\(text)")
    #expect(text.contains("at launch: needs MissingStore (App.swift:7)"), "\(text)")
    #expect(text.contains("kept and asked for nothing"), "\(text)")
  }

  @Test(
    "what is asked of them, handed to them or chosen by them spoils what follows",
    arguments: [
      // A value that is shown, one that is asked for, and one that chooses.
      ("", "let client = StoreClient(key: 1); title = client.name"),
      ("", "title = \"\\(StoreClient(key: 1))\""),
      ("", "if StoreClient(key: 1) == StoreClient(key: 2) { title = \"same\" }"),
      ("", "let page = self; _ = StoreClient(key: { page.title = \"called\" })"),
      ("Services.shared.begin(with: self)", ""),
    ])
  func asked(launch: String, loads: String) throws {
    let text = try Self.report(
      launch,
      rest: """
        @MainActor final class Services {
          static let shared = Services()
          let tracker = StoreTracker()
          func begin(with app: AnyObject) { tracker.fill(app) }
        }
        """, loads: loads)
    #expect(text.contains("0 of 1 view controllers looked at (0 %)"), "\(text)")
  }

  @Test("a launch that would have chosen its first screen by a missing library is not looked at")
  func chosen() throws {
    let text = try Self.report(
      """
      defer { window?.rootViewController = MissingStore.first(after: FeedController()) }

      """)
    #expect(text.contains("0 of 1 view controllers looked at (0 %)"), "\(text)")
  }

  @Test("a view of a missing class spoils the screen that shows it, not the one that only has it")
  func views() throws {
    let shown = try Self.report(loads: "view.addSubview(StoreBannerView(frame: view.bounds))")
    #expect(shown.contains("0 of 1 view controllers looked at (0 %)"), "\(shown)")
    let kept = try Self.report(
      property: "let banner = StoreBannerView(frame: .zero)", loads: "title = \"Feed\"")
    #expect(kept.contains("1 of 1 view controllers looked at (100 %)"), "\(kept)")
  }
}
