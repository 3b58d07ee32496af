// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// What `snug check` does where nobody speaks of exploring (Documentation/Exploration.md §9.2).
@Suite("A check that explores by itself")
struct StandardExplorationTests {
  private static let source =
    SmallApp.delegate(
      showing: "UINavigationController(rootViewController: MenuController())")
      + """
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

      class PushedController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .systemBackground
              let label = UILabel(frame: CGRect(x: 16, y: 200, width: 60, height: 22))
              label.text = "Much longer than the sixty points that it has"
              view.addSubview(label)
          }
      }

      class ForgottenController: UIViewController {}

      """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
  }

  private func check(_ options: String..., others: [String] = []) throws -> Snug.Result {
    try Snug.run(
      [
        "check", "App", "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L",
        "--locale", "en_US", "--direction", "ltr", "--appearance", "light",
      ] + options + others, in: folder.url)
  }

  @Test("a screen that is pushed in code is found, and the head says how far the search came")
  func found() throws {
    let result = try check()
    #expect(result.exitCode == 2, "\(result.errors)")
    #expect(result.output.hasPrefix("App: explored in "), "\(result.output)")
    #expect(
      result.output.contains(
        """
        2 screens found: nothing within reach was left
        coverage: 2 of 2 view controllers looked at (100 %)
          never made (nothing in the app names it): ForgottenController

        """), "\(result.output)")
    #expect(result.output.contains("PushedController  1 configuration\n  Steps: tap \"Open\"\n"))
    #expect(result.output.contains("[truncated-text]"))
  }

  @Test("a screen that a search was left on is no other one, but with the keyboard")
  func searches() throws {
    try folder.write(
      SmallApp.delegate(showing: "tabs()") + """
        func tabs() -> UIViewController {
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map { name in
                let controller = SearchedController()
                controller.tabBarItem.title = name
                return controller
            }
            return tabs
        }

        class SearchedController: UIViewController, UISearchBarDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
                bar.delegate = self
                view.addSubview(bar)
            }

            func searchBarTextDidBeginEditing(_ bar: UISearchBar) {
                bar.setShowsCancelButton(true, animated: false)
            }
        }

        """, to: "App/App.swift")
    let result = try check()
    #expect(
      result.output.contains(" steps on iPhone SE in portrait, 2 screens found:"),
      "\(result.output)\(result.errors)")
  }

  @Test("it is turned off by an option and by snug.json, and does not touch the file's screens")
  func off() throws {
    #expect(try check("--no-explore").output.contains("App: 1 screen, 1 look"))
    try folder.write(#"{"explore": false}"#, to: "App/snug.json")
    #expect(try check().output.contains("App: 1 screen, 1 look"))
    try folder.write(
      #"{"screens": [{"name": "Kept", "controller": "PushedController", "steps": ["select 0"]}]}"#,
      to: "App/snug-screens.json")
    let kept = try check("--no-explore")
    #expect(kept.output.contains("Kept  1 configuration"), "\(kept.output)\(kept.errors)")
    #expect(!kept.output.contains("explored in"))
    try folder.write("{}", to: "App/snug.json")
    let usual = try check()
    #expect(usual.output.contains("Kept  1 configuration"), "\(usual.output)\(usual.errors)")
    #expect(usual.output.contains("App: 2 screens, 2 looks"))
    #expect(!usual.output.contains("explored in"))
    #expect(try check("--explore", "0").output.contains("App: 1 screen, 1 look"))
    #expect(try check("--explore", "5", "--no-explore").exitCode == 64)
  }

  /// A screen that leads on where it is wide alone.
  private static let wide =
    SmallApp.delegate(
      showing: "UINavigationController(rootViewController: HomeController())")
      + """
      class HomeController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              guard traitCollection.horizontalSizeClass == .regular else { return }
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                  title: "More", primaryAction: UIAction(title: "More") { [weak self] _ in
                      self?.navigationController?.pushViewController(
                          WideController(), animated: false)
                  })
          }
      }

      class WideController: UIViewController {}

      """

  @Test("what only a wide window leads to is found there, kept with where it was found, and walked")
  func wide() throws {
    try folder.write(Self.wide, to: "App/App.swift")
    let options = [
      "--device", "iPhone SE,iPad Pro 11", "--orientation", "portrait", "--text-size", "L",
      "--locale", "en_US", "--direction", "ltr", "--appearance", "light",
    ]
    let result = try Snug.run(["check", "App"] + options, in: folder.url)
    // A launch, and the device turned.
    #expect(
      result.output.contains("explored in 2 steps on iPhone SE in portrait and in "),
      "\(result.output)\(result.errors)")
    #expect(result.output.contains(" on iPad Pro 11 in portrait, 2 screens found"))
    #expect(
      result.output.contains("coverage: 2 of 2 view controllers looked at"), "\(result.output)")
    // A phone has no way there: told, and no fault.
    #expect(result.exitCode == 0)
    // Nothing is missed where nothing else is there to find.
    let narrow = try check()
    #expect(narrow.output.contains("coverage: 1 of 2 view controllers"), "\(narrow.output)")

    #expect(try Snug.run(["screens", "App"] + options, in: folder.url).exitCode == 0)
    let file = try folder.read("App/snug-screens.json")
    #expect(file.contains(#""on": "iPad Pro 11 in portrait""#), "\(file)")
    let again = try Snug.run(["screens", "App"] + options, in: folder.url)
    #expect(again.exitCode == 0, "\(again.output)\(again.errors)")
    #expect(try folder.read("App/snug-screens.json") == file)
    let kept = try Snug.run(["check", "App"] + options, in: folder.url)
    #expect(kept.output.contains("coverage: 2 of 2 view controllers"), "\(kept.output)")
    #expect(kept.exitCode == 0, "\(kept.errors)")
  }

  @Test("parts of a run that each explore are the whole")
  func shards() throws {
    func check(_ words: String...) throws {
      _ = try self.check("--explore", "20", "--format", "json", others: words)
    }
    try check("--report", "whole")
    try check("--report", "1", "--shard", "1/2")
    try check("--report", "2", "--shard", "2/2")
    _ = try Snug.run("merge", "1", "2", "--report", "merged", "--format", "json", in: folder.url)
    let whole = try folder.read("whole/report.json")
    #expect(whole.contains(#""name": "PushedController""#))
    #expect(try folder.read("merged/report.json") == whole)
  }

  @Test("scenes that no segue leads to, and previews, are where exploring goes on from")
  func seeds() throws {
    func leading(_ name: String, to next: String) -> String {
      """
      class \(next): UIViewController {}
      class \(name): UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let button = UIButton(type: .system)
              button.setTitle("Deeper", for: .normal)
              button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
              button.addAction(UIAction { [weak self] _ in
                  self?.present(\(next)(), animated: false)
              }, for: .touchUpInside)
              view.addSubview(button)
          }
      }

      """
    }
    try folder.write(
      SmallApp.delegate(showing: "HomeController()") + "class HomeController: UIViewController {}\n"
        + leading("SceneController", to: "BehindSceneController")
        + leading("CardController", to: "BehindCardController")
        + "#Preview(\"Card\") { CardController() }\n", to: "App/App.swift")
    try folder.write(
      SmallApp.storyboard(controllerClass: "SceneController"), to: "App/Other.storyboard")
    let result = try check("--fail-on", "never")
    #expect(
      result.output.contains("coverage: 5 of 5 view controllers looked at (100 %)"),
      "\(result.output)\(result.errors)")
    _ = try Snug.run("screens", "App", in: folder.url)
    let file = try folder.read("App/snug-screens.json")
    #expect(file.contains(#""from": "first""#), "\(file)")
    #expect(file.contains(#""from": "Card""#), "\(file)")
  }
}
