// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Cells of lists on screens that exploring found, and ways that what was seen before has changed.
@Suite("Cells and ways of explored screens")
struct WayCellTests {
  private func check(_ source: String, screens: String? = nil) throws -> Snug.Result {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App/App.swift")
    if let screens { try folder.write(screens, to: "App/snug-screens.json") }
    return try Snug.run(
      [
        "check", "App", "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L",
        "--locale", "en_US", "--direction", "ltr", "--appearance", "light", "--jobs", "1",
      ], in: folder.url)
  }

  /// A menu whose row opens a list that knows two cells: one is shown after a button, one never is.
  private static let lists =
    SmallApp.delegate(
      showing: "UINavigationController(rootViewController: MenuController())") + """
      class MenuController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let open = UIAction(title: "Open") { [weak self] _ in
                  self?.navigationController?.pushViewController(ListController(), animated: false)
              }
              let button = UIButton(type: .system, primaryAction: open)
              button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
              view.addSubview(button)
          }
      }

      class TightCell: UITableViewCell {
          override init(style: CellStyle, reuseIdentifier: String?) {
              super.init(style: style, reuseIdentifier: reuseIdentifier)
              let label = UILabel(frame: CGRect(x: 16, y: 10, width: 60, height: 24))
              label.text = "Much longer than the sixty points that it has"
              contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
      }
      class LaterCell: TightCell {}
      class NeverCell: TightCell {}

      class ListController: UITableViewController {
          var isFull = false
          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.allowsSelection = false
              tableView.register(LaterCell.self, forCellReuseIdentifier: "later")
              tableView.register(NeverCell.self, forCellReuseIdentifier: "never")
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                  title: "Fill", primaryAction: UIAction(title: "Fill") { [weak self] _ in
                      self?.isFull = true
                      self?.tableView.reloadData()
                  })
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
              isFull ? 1 : 0
          }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              table.dequeueReusableCell(withIdentifier: "later", for: path)
          }
      }

      """

  @Test(
    "a cell that no state of an explored list shows is looked at alone, with the way to the list")
  func cells() throws {
    let output = try check(Self.lists).output
    #expect(output.contains("ListController › NeverCell"))
    #expect(!output.contains("ListController › LaterCell"))
    let own = output.components(separatedBy: "ListController › NeverCell").last ?? ""
    #expect(own.contains(#"Steps: tap "Open""#))
    #expect(own.contains("[truncated-text]"))
  }

  /// A menu that leads to two lists of one base class, which registers a cell.
  ///
  /// - Parameter rows: How many rows of that cell the first of them has.
  private static func relatives(rows: Int) -> String {
    SmallApp.delegate(
      showing: "UINavigationController(rootViewController: MenuController())") + """
        class MenuController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                for (index, name) in ["First", "Second"].enumerated() {
                    let open = UIAction(title: name) { [weak self] _ in
                        let next: UIViewController = index == 0 ? FirstController() : SecondController()
                        self?.navigationController?.pushViewController(next, animated: false)
                    }
                    let button = UIButton(type: .system, primaryAction: open)
                    button.frame = CGRect(x: 20, y: 120 + 60 * Double(index), width: 200, height: 44)
                    view.addSubview(button)
                }
            }
        }

        class SharedCell: UITableViewCell {}

        class BaseController: UITableViewController {
            var rows: Int { 0 }
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(SharedCell.self, forCellReuseIdentifier: "shared")
            }
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
                rows
            }
            override func tableView(
                _ table: UITableView, cellForRowAt path: IndexPath
            ) -> UITableViewCell {
                table.dequeueReusableCell(withIdentifier: "shared", for: path)
            }
        }
        class FirstController: BaseController {
            override var rows: Int { \(rows) }
        }
        class SecondController: BaseController {}

        """
  }

  @Test("a class of cells that lists inherit is looked at alone once, and not where one shows it")
  func inherited() throws {
    let unseen = try check(Self.relatives(rows: 0)).output
    #expect(unseen.contains("SecondController  1 configuration"), "\(unseen)")
    #expect(unseen.components(separatedBy: "› SharedCell  1 configuration").count == 2, "\(unseen)")
    let shown = try check(Self.relatives(rows: 1)).output
    #expect(shown.contains("SecondController  1 configuration"), "\(shown)")
    #expect(!shown.contains("› SharedCell"), "\(shown)")
  }

  /// Two buttons of which each leads to its screen only in a launch in which the other was not touched.
  private static let exclusive =
    SmallApp.delegate(
      showing: "UINavigationController(rootViewController: MenuController())") + """
      class LeftController: UIViewController {}
      class RightController: UIViewController {}
      class LateController: UIViewController {}

      class MenuController: UIViewController {
          static var isUsed = false
          override func viewDidLoad() {
              super.viewDidLoad()
              for (index, name) in ["Left", "Right"].enumerated() {
                  let open = UIAction(title: name) { [weak self] _ in
                      let first: UIViewController = index == 0 ? LeftController() : RightController()
                      let next = Self.isUsed ? LateController() : first
                      Self.isUsed = true
                      self?.navigationController?.pushViewController(next, animated: false)
                  }
                  let button = UIButton(type: .system, primaryAction: open)
                  button.frame = CGRect(x: 20, y: 120 + 60 * Double(index), width: 200, height: 44)
                  view.addSubview(button)
              }
          }
      }

      """

  @Test("a way that what was seen before has changed is gone once more, from a launch")
  func again() throws {
    let file = """
      {"screens": [
        {"name": "Left", "controller": "LeftController", "steps": ["tap Left"]},
        {"name": "Right", "controller": "RightController", "steps": ["tap Right"]}
      ]}
      """
    let result = try check(Self.exclusive, screens: file)
    #expect(!result.output.contains("not reached:"), "\(result.output)")
    #expect(result.output.contains("Right  1 configuration"))
  }
}
