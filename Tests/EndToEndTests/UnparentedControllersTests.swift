// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Exploration.md §2.2.1 and §10.1.0.1.
@Suite("Controllers whose views lie in rows and further down, and that nobody made children")
struct UnparentedControllersTests {
  /// Row 30 of 60 is in sight neither at the list's start nor at its end, and rows cannot be selected.
  private static let source =
    SmallApp.delegate(showing: "Tabs()") + """
      class Tabs: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let (rows, ground) = (RowsController(), GroundController())
              rows.title = "Rows"
              ground.title = "Ground"
              viewControllers = [rows, ground]
          }
      }
      class CardController: UIViewController {}
      class FarController: UIViewController {}
      class BeyondController: UIViewController {}

      class RowsController: UITableViewController {
          let card = CardController()
          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.allowsSelection = false
              tableView.rowHeight = 60
              tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
              cell.contentView.subviews.forEach { $0.removeFromSuperview() }
              if path.row == 30 {
                  card.view.frame = cell.contentView.bounds
                  cell.contentView.addSubview(card.view)
              }
              return cell
          }
      }

      class GroundController: UIViewController {
          let far = FarController()
          let beyond = BeyondController()
          override func viewDidLoad() {
              super.viewDidLoad()
              let ground = UIScrollView(frame: view.bounds)
              ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
              ground.contentSize = CGSize(width: 300, height: 3_000)
              view.addSubview(ground)
              for (index, controller) in [far, beyond].enumerated() {
                  controller.view.frame = CGRect(x: 0, y: 1_400 + 2_000 * index, width: 300, height: 90)
                  ground.addSubview(controller.view)
              }
          }
      }

      """

  @Test("count where the first hundred rows, or scrolling, show their views")
  func counted() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(
      [
        "check", "App", "--fail-on", "never", "--devices", "iPhone SE", "--orientations",
        "portrait", "--text-sizes", "L", "--locales", "en_US", "--directions", "ltr",
        "--appearances", "light,dark",
      ], in: folder.url)
    // The list is gone through in one of the two appearances, and its rows are there in both.
    #expect(
      result.output.contains("coverage: 5 of 6 view controllers looked at (83 %)"),
      "\(result.output)\(result.errors)")
    #expect(
      result.output.contains(
        "not reached (no step from GroundController led there): BeyondController"),
      "\(result.output)")
    #expect(!result.output.contains("in some configurations only"), "\(result.output)")
  }
}
