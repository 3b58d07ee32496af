// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// An app that stops on a way, seen by `snug screens` and by the check after it (Documentation/
/// Exploration.md §6.2, §9.1).
@Suite("Ways on which an app stops")
struct StoppedWaysTests {
  private static func source(_ action: String, _ third: String = "print()") -> String {
    SmallApp.delegate(showing: "UINavigationController(rootViewController: StartController())")
      + """
      class StartController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let names = ["Fine", "Broken", "Stuck"]
              for (index, name) in names.enumerated() {
                  let button = UIButton(type: .system)
                  button.setTitle(name, for: .normal)
                  button.frame = CGRect(x: 20, y: 120 + 60 * index, width: 200, height: 44)
                  button.addAction(
                      UIAction { [weak self] _ in self?.go(index) }, for: .touchUpInside)
                  view.addSubview(button)
              }
          }
          func go(_ index: Int) {
              if index == 1 { \(action) }
              if index == 2 {
                  \(third)
              }
              navigationController?.pushViewController(FineController(), animated: false)
          }
      }

      class FineController: UIViewController {}

      """
  }

  private static let settings = [
    "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L", "--locale", "en_US",
    "--direction", "ltr", "--appearance", "light",
  ]

  @Test("screens tells them with steps and line, keeps them in its file, and check hears of them")
  func told() throws {
    let folder = try TemporaryFolder()
    let text = Self.source(#"fatalError("no such thing")"#, "while true {}")
    try folder.write(text, to: "App/App.swift")
    func line(_ word: String) throws -> Int {
      try #require(text.components(separatedBy: "\n").firstIndex { $0.contains(word) }) + 1
    }
    let crash = try line("no such thing")

    let found = try Snug.run(["screens", "App", "--time-limit", "2"], in: folder.url)
    #expect(found.exitCode == 2, "\(found.output)\(found.errors)")
    #expect(found.errors.contains("App.swift:\(crash):"), "\(found.errors)")
    #expect(found.errors.contains("no such thing. Steps: tap \"Broken\""))
    let file = try folder.read("App/snug-screens.json")
    #expect(file.contains(#""stops": true"#), "\(file)")

    let checked = try Snug.run(
      ["check", "App", "--time-limit", "2"] + Self.settings, in: folder.url)
    #expect(checked.exitCode == 2, "\(checked.output)")
    #expect(checked.output.contains("[crash]") && checked.output.contains("no such thing"))
    #expect(checked.output.contains("Steps: tap \"Broken\""), "\(checked.output)")
    // A hang on a way is told as a crash is.
    #expect(checked.output.contains("Steps: tap \"Stuck\""), "\(checked.output)")
    let stuck = try #require(
      checked.output.components(separatedBy: "\n").first { $0.contains("[hang]") },
      "\(checked.output)")
    let loop = try line("while true")
    #expect(stuck.contains("App.swift:\(loop):"), "\(stuck)")

    let again = try Snug.run(["screens", "App", "--time-limit", "2"], in: folder.url)
    #expect(again.exitCode == 2)
    #expect(try folder.read("App/snug-screens.json") == file)

    try folder.write(Self.source("print()"), to: "App/App.swift")
    let mended = try Snug.run(["screens", "App"], in: folder.url)
    #expect(mended.exitCode == 0, "\(mended.errors)")
    #expect(mended.errors.contains("does not stop any more"))
    #expect(try !folder.read("App/snug-screens.json").contains("stops"))
  }
}
