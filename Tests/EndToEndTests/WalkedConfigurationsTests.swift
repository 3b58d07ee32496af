// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Ways that were found on a phone, walked in other configurations (Documentation/Exploration.md §7).
@Suite("Ways in every configuration")
struct WalkedConfigurationsTests {
  private static let source =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: HomeController())")
      + """
      class HomeController: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.rowHeight = 60
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                  title: NSLocalizedString("Settings", comment: ""), style: .plain, target: self,
                  action: #selector(settings))
          }
          @objc func settings() {
              navigationController?.pushViewController(SettingsController(), animated: true)
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
              7
          }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Row \\(path.row)"
              return cell
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
              guard path.row == 6 else { return }
              navigationController?.pushViewController(LastController(), animated: true)
          }
      }

      class LastController: UIViewController {}
      class NarrowController: UIViewController {}

      class SettingsController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let button = UIButton(type: .system)
              button.setTitle("Narrow", for: .normal)
              button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
              button.isHidden = UIScreen.main.bounds.width > 1000
              button.addAction(
                  UIAction { [weak self] _ in
                      self?.navigationController?.pushViewController(
                          NarrowController(), animated: true)
                  }, for: .touchUpInside)
              view.addSubview(button)
          }
      }

      """

  @Test("elements are found by identity in a longer language, scrolled to, or told as not reached")
  func walked() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    try folder.write(#""Settings" = "Settings";"#, to: "App/en.lproj/Localizable.strings")
    let result = try Snug.run(
      [
        "check", "App", "--device", "iPhone SE,iPad Pro 11", "--orientation", "portrait,landscape",
        "--text-size", "L", "--locale", "en_US,longer", "--direction", "ltr", "--appearance",
        "light", "--format", "json", "--fail-on", "never", "--report", folder.path + "/report",
      ], in: folder.url)
    let json = try folder.read("report/report.json")
    let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    func unfinished(_ name: String) throws -> [Report.Screen.Unfinished] {
      try #require(report.screens.first { $0.name == name }, "\(result.output)").unfinished ?? []
    }
    // The bar's button has other words in the longer language, the last row is below a phone's edge
    // that lies on its side.
    #expect(try unfinished("SettingsController").isEmpty)
    #expect(try unfinished("LastController").isEmpty)
    // On the wide screen the button is not there: in two languages.
    let narrow = try unfinished("NarrowController")
    #expect(narrow.count == 2, "\(narrow)")
    #expect(
      narrow.allSatisfy { $0.message.hasPrefix("not reached: at step 2, tap \"Narrow\": ") },
      "\(narrow)")
    let coverage = report.coverage.filter { $0.name == "NarrowController" }
    #expect(coverage.map(\.status) == ["partly"], "\(result.output)")
    #expect(coverage.first?.reason == "not in iPad Pro 11 in landscape")
  }

  private static let splitSource =
    SmallApp.delegate(showing: "SplitController()") + """
      class SplitController: UISplitViewController, UISplitViewControllerDelegate {
          convenience init() {
              self.init(style: .doubleColumn)
              preferredDisplayMode = .oneBesideSecondary
              setViewController(MasterController(), for: .primary)
              setViewController(BlankController(), for: .secondary)
              delegate = self
          }
          func splitViewController(
              _ split: UISplitViewController,
              topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
          ) -> UISplitViewController.Column { .primary }
      }
      class BlankController: UIViewController {}
      class DeepController: UIViewController {}
      class MasterController: UITableViewController {
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
              2
          }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Row \\(path.row)"
              return cell
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
              splitViewController?.setViewController(DetailController(), for: .secondary)
              splitViewController?.show(.secondary)
          }
      }
      class DetailController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let button = UIButton(type: .system)
              button.setTitle("Deep", for: .normal)
              button.frame = CGRect(x: 100, y: 160, width: 120, height: 44)
              button.addAction(UIAction { [weak self] _ in
                  self?.navigationController?.pushViewController(DeepController(), animated: true)
              }, for: .touchUpInside)
              view.addSubview(button)
              let list = UITableView(frame: CGRect(x: 0, y: 220, width: 300, height: 200))
              list.register(TagCell.self, forCellReuseIdentifier: "tag")
              view.addSubview(list)
          }
      }
      class TagCell: UITableViewCell {}

      """

  @Test("what a phone pushes is found where a split view shows it beside its list")
  func split() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.splitSource, to: "App/App.swift")
    let result = try Snug.run(
      [
        "check", "App", "--device", "iPhone SE,iPad Pro 11", "--orientation", "portrait,landscape",
        "--text-size", "L", "--locale", "en_US", "--direction", "ltr", "--appearance", "light",
        "--format", "json", "--fail-on", "never", "--report", "report",
      ], in: folder.url)
    let report = try JSONDecoder().decode(
      Report.self, from: Data(folder.read("report/report.json").utf8))
    // The cell's list is the first one on a phone, and the second beside the master's.
    for name in ["DetailController", "DeepController", "DetailController › TagCell"] {
      let screen = try #require(report.screens.first { $0.name == name }, "\(result.output)")
      #expect(screen.unfinished?.isEmpty != false, "\(result.output)")
      guard !name.contains("›") else { continue }
      #expect(report.coverage.first { $0.name == name }?.status == "checked")
    }
  }

  private struct Report: Decodable {
    struct Screen: Decodable {
      struct Unfinished: Decodable {
        let message: String
      }
      let name: String
      let unfinished: [Unfinished]?
    }
    struct Coverage: Decodable {
      let name: String
      let status: String
      let reason: String?
    }
    let screens: [Screen]
    let coverage: [Coverage]
  }
}
