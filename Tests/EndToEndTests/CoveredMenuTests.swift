// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// A drawer behind the content: sliding the content aside adds no view (Documentation/Exploration.md §2.2.1).
@Suite("Exploring what slides aside")
struct CoveredMenuTests {
  private static let settings = [
    "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L", "--locale", "en_US",
    "--direction", "ltr", "--appearance", "light",
  ]

  private static let source =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: HomeController())") + """
      class DepthsController: UIViewController {}
      class ShallowsController: UIViewController {}

      /// Its view is put into another controller's, which does not make it a child.
      class DrawerController: UITableViewController {
          var opened: ((UIViewController) -> Void)?

          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
              cell.textLabel?.text = ["Depths", "Shallows"][path.row]
              return cell
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
              opened?(path.row == 0 ? DepthsController() : ShallowsController())
          }
      }

      class HomeController: UIViewController {
          let drawer = DrawerController()
          let content = UIView()

          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Home"
              drawer.view.frame = view.bounds
              drawer.opened = { [weak self] in
                  self?.navigationController?.pushViewController($0, animated: false)
              }
              view.addSubview(drawer.view)
              content.frame = view.bounds
              content.backgroundColor = .white
              view.addSubview(content)
              navigationItem.leftBarButtonItem = UIBarButtonItem(
                  title: "Menu", style: .plain, target: self, action: #selector(slide))
          }

          @objc func slide() {
              UIView.animate(withDuration: 0.3) {
                  self.content.frame.origin.x = self.content.frame.origin.x == 0 ? 250 : 0
              }
          }
      }
      """

  @Test("a drawer is a screen of its own when it is uncovered, and its rows are tried")
  func drawer() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(
      ["check", "App", "--report", "report", "--explore", "100", "--format", "json"]
        + ["--fail-on", "never"] + Self.settings, in: folder.url)
    let report = try JSONDecoder().decode(
      AlmanacTests.Report.self, from: Data(folder.read("report/report.json").utf8))
    let missed = report.coverage.filter { $0.status != "checked" }
    #expect(missed.isEmpty, "\(missed) \(result.errors)")
    #expect(report.screens.contains { $0.steps?.last == #"tap "Menu""# }, "\(report.screens)")
    #expect(report.screens.contains { $0.steps == [#"tap "Menu""#, #"tap "Depths""#] })
  }

  @Test("a search whose steps are used up says so, and what was not reached within them")
  func bound() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(
      ["check", "App", "--explore", "2", "--fail-on", "never"] + Self.settings, in: folder.url)
    #expect(
      result.output.contains("explored in 2 steps on iPhone SE in portrait,")
        && result.output.contains("its steps were used up; --explore N takes more"),
      "\(result.output)\(result.errors)")
    #expect(result.output.contains("not within 2 steps of exploring): DepthsController"))
  }
}
