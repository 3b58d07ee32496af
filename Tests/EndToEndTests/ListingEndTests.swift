// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// A check that could not list the app's screens says so.
@Suite("Screens that nobody could list")
struct ListingEndTests {
  /// Screens are looked for in the first, the middle and the last of four text sizes.
  @Test(
    "are one that was not looked at, where the first screen comes up in another setting",
    arguments: [("!= .small", true), ("== .extraExtraLarge", false)])
  func unlisted(condition: String, isLost: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "Page()") + """
        final class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let size = UIApplication.shared.preferredContentSizeCategory
            if size \(condition) { fatalError("size") }
            view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            label.text = "Page"
            view.addSubview(label)
          }
        }

        """, to: "App/App.swift")
    let checked = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--orientations", "portrait",
        "--text-sizes", "XS,S,M,L", "--locales", "en_US", "--directions", "ltr", "--appearances",
        "light", "--fail-on", "never",
      ], in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.appendingPathComponent("cache").path])
    #expect(
      checked.output.contains("the app ended while its screens were looked for") == isLost,
      "\(checked.output)")
    #expect(checked.output.contains("other screens") == isLost, "\(checked.output)")
  }
}
