// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Ways of a check that begin where another screen's way has ended (Documentation/Exploration.md §7).
@Suite("Ways after an alert, and rows whose heights are told")
struct AlertTourTests {
  /// A tab whose rows show one and the same alert, which cannot be gone back from, and another tab. Cells
  /// that no row has yet are told their height.
  private static let source =
    SmallApp.delegate(showing: "Tabs()") + """
      class Tabs: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let rows = UINavigationController(rootViewController: RowsController())
              rows.tabBarItem = UITabBarItem(title: "Rows", image: nil, tag: 0)
              let other = UINavigationController(rootViewController: OtherController())
              other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
              viewControllers = [rows, other]
          }
      }

      class OtherController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Other"
          }
      }

      let alert: UIAlertController = {
          let alert = UIAlertController(title: "Done", message: "Well", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .cancel))
          return alert
      }()

      /// Its constraints give no height: rows are told theirs.
      class LoneRow: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
              super.init(style: style, reuseIdentifier: reuseIdentifier)
              let picture = UIView()
              picture.translatesAutoresizingMaskIntoConstraints = false
              contentView.addSubview(picture)
              NSLayoutConstraint.activate([
                  picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                  picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                  picture.widthAnchor.constraint(equalToConstant: 20),
                  picture.heightAnchor.constraint(equalToConstant: 20),
              ])
          }
          required init?(coder: NSCoder) { fatalError() }
      }

      class RowsController: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Rows"
              tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
              tableView.register(LoneRow.self, forCellReuseIdentifier: "lone")
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(
              _ table: UITableView, heightForRowAt path: IndexPath
          ) -> CGFloat { 60 }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
              cell.textLabel?.text = "Tell"
              return cell
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
              present(alert, animated: true)
          }
      }
      """

  @Test("the tab beside an alert is looked at, and a row that is told its height has one")
  func alert() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(
      [
        "check", "App", "--report", "report", "--explore", "60", "--format", "json", "--fail-on",
        "never", "--devices", "iPhone SE", "--orientations", "portrait", "--text-sizes", "L,AX3",
        "--locales", "en_US", "--directions", "ltr", "--appearances", "light",
      ], in: folder.url)
    let report = try folder.read("report/report.json")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(report.contains("OtherController") && !report.contains("is covered"), "\(report)")
    #expect(report.contains("RowsController › LoneRow"))
    #expect(!report.contains("zero-height-fallback"), "\(report)")
  }
}
