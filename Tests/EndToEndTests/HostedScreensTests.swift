// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// What is not UIKit in Swift: named, and never called looked at (Documentation/Exploration.md §10.1).
@Suite("SwiftUI and Objective-C in an app")
struct HostedScreensTests {
  private static let source =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: MenuController())") + """
      import SwiftUI

      struct ProfileView: View {
          let name: String
          var body: some View { Text(name) }
      }
      struct TileView: View { var body: some View { Text("tile") } }
      struct BadgeView: View { var body: some View { Text("badge") } }
      struct HeadView: View { var body: some View { Text("head") } }

      class TileHost: UIHostingController<TileView> {
          init() { super.init(rootView: TileView()) }
          required init?(coder: NSCoder) { nil }
      }

      typealias Screen = UIViewController
      class PlainController: Screen {}

      class MenuController: UITableViewController {
          let names = ["Plain", "Profile", "Tile", "Badges", "Mixed"]
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
              names.count
          }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = names[path.row]
              return cell
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
              let next: [() -> UIViewController] = [
                  { PlainController() }, { UIHostingController(rootView: ProfileView(name: "Ada")) },
                  { TileHost() }, { BadgesController() }, { MixedController() },
              ]
              navigationController?.pushViewController(next[path.row](), animated: false)
          }
      }

      /// The third of its rows is SwiftUI's.
      class BadgesController: UITableViewController {
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              if path.row == 2 {
                  cell.contentConfiguration = UIHostingConfiguration { BadgeView() }
              } else {
                  cell.textLabel?.text = "Row \\(path.row)"
              }
              return cell
          }
      }

      /// A part of its view is SwiftUI's; a text beside it is cut.
      class MixedController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let head: UIHostingController<HeadView> = .init(rootView: HeadView())
              addChild(head)
              head.view.frame = CGRect(x: 0, y: 100, width: 320, height: 80)
              view.addSubview(head.view)
              head.didMove(toParent: self)
              let note = UILabel(frame: CGRect(x: 20, y: 300, width: 60, height: 22))
              note.text = "A text that is longer than its label"
              view.addSubview(note)
          }
      }

      """

  @Test("no screen that shows SwiftUI is green, nor is a class that is not compiled left unsaid")
  func never() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    try folder.write("@interface OldController : UIViewController\n@end\n", to: "App/Old.h")
    try folder.write("@implementation OldController\n@end\n", to: "App/Old.m")
    let result = try Snug.run(
      [
        "check", "App", "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L",
        "--locale", "en_US", "--direction", "ltr", "--appearance", "light",
      ], in: folder.url)
    // Nobody could look at them, so that the run is not green.
    #expect(result.exitCode == 2, "\(result.errors)")
    let line =
      try #require(
        Self.source.components(separatedBy: "\n").firstIndex { $0.contains(": HeadView())") }) + 1
    for needs in ["ProfileView", "TileView", "BadgeView", "HeadView (App.swift:\(line))"] {
      #expect(
        result.output.contains("not looked at: iPhone SE, ")
          && result.output.contains(
            "needs SwiftUI for \(needs)"),
        "\(needs): \(result.output)")
    }
    // What UIKit shows beside it is told all the same.
    #expect(result.output.contains("[truncated-text]"), "\(result.output)")
    // The menu and the plain one, of these and: badges, mixed, the host, four views, and the old one.
    #expect(
      result.output.contains("coverage: 2 of 10 view controllers looked at (20 %)"),
      "\(result.output)")
    #expect(
      result.output.contains(
        "  SwiftUI (hosted in UIKit; SwiftUI is not laid out): BadgeView, HeadView, ProfileView, "
          + "TileView\n"), "\(result.output)")
    #expect(
      result.output.contains("  SwiftUI (a host of SwiftUI, which is not laid out): TileHost\n"))
    #expect(
      result.output.contains(
        "  not reached (in Objective-C, which is not compiled): OldController\n"))
    #expect(result.output.contains("App: 6 screens, 2 looks: "))
    #expect(result.output.contains(", 4 not looked at\n"))
  }
}
