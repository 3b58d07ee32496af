// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Lists whose faults are far down (Documentation/Check.md §1.9).
@Suite("Looking at lists page by page")
struct PagedListTests {
  private static func source(long row: Int) -> String {
    SmallApp.delegate(showing: "ListController()") + """
      class ListController: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.rowHeight = 50
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
              200
          }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.selectionStyle = .none
              let label = UILabel(frame: CGRect(x: 16, y: 10, width: 100, height: 24))
              label.text = path.row == \(row) ? "A text that needs far more than that" : "Fits"
              cell.contentView.addSubview(label)
              return cell
          }
      }

      """
  }

  private func check(long row: Int) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.source(long: row), to: "App/App.swift")
    return try Snug.run(
      [
        "check", "App", "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L",
        "--locale", "en_US", "--direction", "ltr", "--appearance", "light", "--explore", "0",
      ], in: folder.url
    ).output
  }

  @Test("the ninetieth row is looked at, and the hundred and ninetieth is not")
  func rows() throws {
    #expect(try check(long: 89).contains("[truncated-text]"))
    #expect(try !check(long: 189).contains("[truncated-text]"))
  }
}
