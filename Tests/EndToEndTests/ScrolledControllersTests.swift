// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Exploration.md §2.2.1.
@Suite("Controllers whose views lie in what scrolls")
struct ScrolledControllersTests {
  private static let source =
    SmallApp.delegate(showing: "PagesController()") + """
      class PagesController: UIViewController {
          let pages = [FirstController(), SecondController()]
          override func viewDidLoad() {
              super.viewDidLoad()
              let scroll = UIScrollView(frame: view.bounds)
              scroll.isPagingEnabled = true
              scroll.contentSize.width = 2 * view.bounds.width
              scroll.contentSize.height = view.bounds.height
              view.addSubview(scroll)
              for (index, page) in pages.enumerated() {
                  page.view.frame = view.bounds
                  page.view.frame.origin.x = CGFloat(index) * view.bounds.width
                  scroll.addSubview(page.view)
              }
          }
      }
      class FirstController: UIViewController {}
      class SecondController: UITableViewController {
          override func tableView(_ table: UITableView, numberOfRowsInSection: Int) -> Int { 40 }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              UITableViewCell()
          }
      }

      """

  @Test("they count as looked at where they can be touched, though nobody made them children")
  func scrolled() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(
      [
        "check", "App", "--device", "iPhone 14", "--orientation", "portrait", "--text-size", "L",
        "--locale", "en_US", "--direction", "ltr", "--pictures", "none", "--report", "report",
        "--explore", "100", "--min-coverage", "100", "--fail-on", "never",
      ], in: folder.url)
    #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("3 of 3 view controllers"), "\(result.output)")
  }
}
