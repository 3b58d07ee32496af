// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Screens whose layout library is missing (Documentation/Gaps.md §6.9).
@Suite("Layouts that are left out", .serialized)
struct GapLayoutTests {
  private static let picture = "snug-output/iPhone-X_portrait_L.txt"

  @Test("views without their layout stand below each other, and a list takes the rest")
  func stacked() throws {
    let app = try GapApp(
      feed: """
        import MissingLayouts
        import UIKit

        final class FeedController: UIViewController, UITableViewDataSource {
          let first = UILabel(), second = UILabel(), framed = UILabel(), list = UITableView()

          override func viewDidLoad() {
            super.viewDidLoad()
            for (view, text) in [(first, "First"), (second, "Second"), (framed, "Framed")] {
              view.text = text
            }
            for part in [first, second, framed, list] { view.addSubview(part) }
            framed.frame = CGRect(x: 200, y: 300, width: 100, height: 40)
            first.hug.place { $0.edges() }
            second.hug.place { $0.edges() }
            framed.hug.place { $0.edges() }
            list.hug.place { $0.edges() }
            list.dataSource = self
          }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \\(path.row)"
            return cell
          }
        }

        """)
    let drawn = try app.snug("render", "--format", "text")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    let text = try app.folder.read(Self.picture)
    let lines = text.split(separator: "\n").map(String.init)
    func line(_ words: String) -> String { lines.first { $0.contains(words) } ?? text }
    // Under the safe area of 44 points, each a line of 17 points high: 20 1/3.
    #expect(line("\"First\"").contains("UILabel 0 44 "), "\(line("First"))")
    #expect(line("\"Second\"").contains("UILabel 0 64.333 "), "\(line("Second"))")
    #expect(line("\"Framed\"").contains("UILabel 200 300 100 40"), "\(line("Framed"))")
    #expect(line("UITableView ").contains("UITableView 0 84.667 375 727.333"), "\(text)")
    #expect(text.contains("\"Row 1\""))
    #expect(drawn.errors.contains("Feed.swift:14: warning: left out: needs UILabel.hug"))
  }
}
