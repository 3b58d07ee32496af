// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Exploration.md §3.3.
@Suite("Exploring rows that read like classes of views")
struct ClassNamedRowsTests {
  /// What reads like the list's own class, or the window's, is out of sight at first.
  private static let source =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: CatalogController())")
      + """
      class PlainController: UIViewController {}
      class ScrollController: UIViewController {}
      class WindowController: UIViewController {}

      class CatalogController: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Catalog"
              tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 24 }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
              let names = [18: "UIScrollView", 21: "UIWindow"]
              cell.textLabel?.text = names[path.row] ?? "Row \\(path.row)"
              return cell
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
              let next: UIViewController
              switch path.row {
              case 18: next = ScrollController()
              case 21: next = WindowController()
              default: next = PlainController()
              }
              navigationController?.pushViewController(next, animated: false)
          }
      }

      """

  @Test("goes to the rows, and not to the list or the window that their texts would name")
  func reached() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(["screens", "App"], in: folder.url)
    #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
    let file = try folder.read("App/snug-screens.json")
    for name in ["UIScrollView", "UIWindow"] {
      #expect(file.contains(#"tap text:\"\#(name)\""#), "\(file)")
    }
    let checked = try Snug.run(
      ["check", "App", "--fail-on", "never"] + Snug.onePhone, in: folder.url)
    #expect(
      checked.output.contains("coverage: 4 of 4 view controllers looked at (100 %)"),
      "\(checked.output)\(checked.errors)")
  }
}
