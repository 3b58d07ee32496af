// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// A check that goes on from the last report (Documentation/ChangedScreens.md).
@Suite("snug check --changed")
struct ChangedTests {
  private static let menu =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: MenuController())") + """
      class MenuController: UITableViewController {
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Open"
              return cell
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
              navigationController?.pushViewController(PushedController(), animated: true)
          }
      }

      """

  /// - Parameter width: Points of the label, which holds a text of a table.
  private static func pushed(_ width: Int) -> String {
    """
    import UIKit

    class PushedController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 16, y: 200, width: \(width), height: 22))
            label.text = NSLocalizedString("words", comment: "")
            view.addSubview(label)
        }
    }

    """
  }

  private static let settings = [
    "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L", "--locale", "en_US",
    "--direction", "ltr", "--appearance", "light", "--format", "json", "--fail-on", "never",
  ]

  private let repositories: GitRepositories
  private var folder: TemporaryFolder { repositories.folder }
  private var place: URL { folder.url.appendingPathComponent("work") }

  init() throws {
    repositories = try GitRepositories()
    try repositories.commit(
      "work", version: "1.0.0",
      [
        "App/Menu.swift": Self.menu, "App/Pushed.swift": Self.pushed(300),
        "App/en.lproj/Localizable.strings": #""words" = "A few words";"#,
      ])
  }

  private func check(_ report: String, _ words: String...) throws -> Snug.Result {
    try Snug.run(
      ["check", "App", "--report", "../\(report)", "--explore", "20"] + Self.settings + words,
      in: place)
  }

  /// The report without what it says of its making.
  private func report(_ name: String) throws -> (taken: [String], rest: Data) {
    let json = try JSONSerialization.jsonObject(
      with: Data(folder.read("\(name)/report.json").utf8))
    var members = try #require(json as? [String: Any])
    let taken = members.removeValue(forKey: "taken") as? [String: Any]
    let rest = try JSONSerialization.data(withJSONObject: members, options: .sortedKeys)
    return (taken?["screens"] as? [String] ?? [], rest)
  }

  @Test(
    "a body, and a text, reach the screen that ran them; the other is taken, and all is as in a full run",
    arguments: [
      ("App/Pushed.swift", ChangedTests.pushed(40)),
      ("App/en.lproj/Localizable.strings", #""words" = "A sentence that is longer than it was";"#),
    ])
  func taken(file: String, text: String) throws {
    #expect(try check("last").exitCode == 0)
    try folder.write(text, to: "work/\(file)")
    let changed = try check("last", "--changed", "HEAD")
    #expect(changed.errors.contains("1 of 2 screens cannot differ"), "\(changed.errors)")
    _ = try check("whole")
    let (partial, whole) = (try report("last"), try report("whole"))
    #expect(partial.taken == ["MenuController"])
    #expect(partial.rest == whole.rest)
    #expect(whole.taken.isEmpty)
  }

  @Test("what nobody can follow, and what the launch runs, has every screen looked at")
  func everything() throws {
    #expect(try check("last").exitCode == 0)
    try folder.write(
      Self.menu.replacingOccurrences(of: "\"Open\"", with: "\"Show\""), to: "work/App/Menu.swift")
    let shown = try check("last", "--changed", "HEAD")
    #expect(shown.errors.contains("0 of 2 screens cannot differ"), "\(shown.errors)")
    try folder.write("{}", to: "work/App/levels.json")
    let data = try check("last", "--changed", "HEAD")
    #expect(data.errors.contains("every screen is looked at: "), "\(data.errors)")
  }
}
