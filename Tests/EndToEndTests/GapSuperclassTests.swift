// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// What a missing superclass would show is no part of a screen (Documentation/Gaps.md §5.7).
@Suite("Screens whose superclass is missing")
struct GapSuperclassTests {
  @Test(
    "a controller is not looked at, and its class is the place",
    arguments: [("ChartViewController", true), ("UIViewController", false)])
  func controller(superclass: String, isMissing: Bool) throws {
    let app = try GapApp()
    try app.folder.write(GapApp.delegate, to: "App.swift")
    try app.folder.write(
      """
      import UIKit
      import ChartKit
      final class FeedController: \(superclass) {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Feed"
        }
      }

      """, to: "Feed.swift")
    let checked = try app.snug(
      "check", "--no-explore", "--device", "iPhone X", "--orientation", "portrait", "--text-size",
      "L", "--locale", "en_US", "--direction", "ltr", "--appearance", "light")
    #expect(
      checked.output.contains("needs ChartKit (Feed.swift:3)") == isMissing, "\(checked.output)")
    let built = try app.snug("build")
    #expect(
      built.output.contains("Feed.swift:3: what the class inherits is left out") == isMissing,
      "\(built.output)")
  }
}
