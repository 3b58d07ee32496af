// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// States that an app takes from its arguments (Documentation/Exploration.md §8.3).
@Suite("Launches of snug.json")
struct LaunchStateTests {
  /// Shows a start, a welcome that leads on, or an empty list, by its arguments and defaults.
  private static let source =
    SmallApp.delegate(showing: "firstController()") + """
      @MainActor func firstController() -> UIViewController {
          if UserDefaults.standard.bool(forKey: "isNew") {
              return UINavigationController(rootViewController: WelcomeController())
          }
          let hidden = UserDefaults.standard.stringArray(forKey: "hides") ?? []
          return ProcessInfo.processInfo.arguments.contains("--no-data") || hidden.contains("data")
              ? EmptyController() : StartController()
      }
      class StartController: UIViewController {}
      class EmptyController: UIViewController {}
      class TermsController: UIViewController {}
      class WelcomeController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let button = UIButton(type: .system)
              button.frame = CGRect(x: 16, y: 200, width: 200, height: 44)
              button.setTitle("Terms", for: .normal)
              button.addTarget(self, action: #selector(show(_:)), for: .touchUpInside)
              view.addSubview(button)
          }
          @objc func show(_ sender: UIButton) {
              navigationController?.pushViewController(TermsController(), animated: true)
          }
      }

      """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    try folder.write(
      """
      {"explore": {"launches": {"New": ["-isNew", "YES"], "Empty": ["--no-data"]}}}
      """, to: "App/snug.json")
  }

  private struct Report: Decodable {
    struct Screen: Decodable {
      let name: String
      let origin: String
      let unfinished: [Unfinished]
    }
    struct Unfinished: Decodable { let message: String }
    struct Coverage: Decodable {
      let name: String
      let status: String
    }
    struct Finding: Decodable {
      let kind: String
      let severity: String
      let message: String
    }
    let screens: [Screen]
    let findings: [Finding]
    let coverage: [Coverage]?

    func classes() throws -> [Coverage] { try #require(coverage) }
  }

  private func check(_ options: String...) throws -> Report {
    let result = try Snug.run(
      [
        "check", "App", "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L",
        "--locale", "en_US", "--direction", "ltr", "--report", "report", "--jobs", "1",
      ] + options, in: folder.url)
    let text = try #require(try? folder.read("report/report.json"), "\(result.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
  }

  @Test("each state is a screen and a start of the exploration, and the plain launch stays plain")
  func states() throws {
    let report = try check()
    let screens = Dictionary(uniqueKeysWithValues: report.screens.map { ($0.name, $0.origin) })
    #expect(
      screens == [
        "StartController": "initial", "New": "launch", "Empty": "launch",
        "TermsController": "explored",
      ])
    #expect(report.screens.allSatisfy { $0.unfinished.isEmpty })
    #expect(try report.classes().count == 4)
    #expect(try report.classes().allSatisfy { $0.status == "checked" })
  }

  @Test("what a state says of a default counts before what all launches say")
  func defaults() throws {
    try folder.write(
      """
      {"arguments": ["-isNew", "YES"],
       "explore": {"launches": {"Empty": ["--no-data", "-isNew", "NO"],
         "Hidden": ["-isNew", "NO", "-hides", "(data, rows)"]}}}
      """, to: "App/snug.json")
    let report = try check()
    #expect(
      Set(report.screens.map(\.name)) == [
        "WelcomeController", "TermsController", "Empty", "Hidden",
      ])
    let checked = Set(try report.classes().filter { $0.status == "checked" }.map(\.name))
    #expect(checked == ["WelcomeController", "TermsController", "EmptyController"])
  }

  @Test("a stop on a way from a state is the app's own")
  func stop() throws {
    let stopping = Self.source.replacingOccurrences(
      of: "navigationController?.pushViewController(TermsController(), animated: true)",
      with: "fatalError(\"there are no terms\")")
    try folder.write(stopping, to: "App/App.swift")
    let crash = try check().findings.first { $0.kind == "crash" }
    #expect(crash?.severity == "warning")
    #expect(crash?.message == "Fatal error: there are no terms")
  }

  @Test("a state with the name of a screen is an error")
  func takenName() throws {
    try folder.write(
      #"{"explore": {"launches": {"StartController": ["--no-data"]}}}"#, to: "App/snug.json")
    let result = try Snug.run(["check", "App"], in: folder.url)
    #expect(result.exitCode == 1)
    #expect(
      result.errors.contains("the launch 'StartController' has the name of a screen"),
      "\(result.errors)")
  }

  @Test("ways that begin at a state are kept with its name, and walked from there")
  func file() throws {
    let result = try Snug.run(["screens", "App"], in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let text = try folder.read("App/snug-screens.json")
    #expect(text.contains("\"from\": \"New\""), "\(text)")
    // A picture for each screen, of those that the file has and of the starts.
    let page = try folder.read("snug-screens/index.html")
    let pictures = page.matches(of: #/pictures/[0-9a-f]+\.png/#).map { String($0.output) }
    #expect(Set(pictures).count >= 3, "\(page)")
    #expect(pictures.allSatisfy { folder.contains("snug-screens/\($0)") })
    let kept = try Snug.run(["screens", "App", "--dry-run", "--json"], in: folder.url)
    #expect(try folder.read("App/snug-screens.json") == text)
    #expect(kept.output.contains("TermsController"), "\(kept.output)")
    let part = try check("--screens", "TermsController")
    // Nothing is said of the classes that other screens show.
    #expect(part.coverage == nil)
    let terms = part.screens
    #expect(terms.map(\.name) == ["TermsController"])
    #expect(terms.allSatisfy { $0.unfinished.isEmpty })
  }

  @Test("arguments that are none are an error with its place")
  func wrong() throws {
    try folder.write("{\"explore\": {\"launches\": {\"New\": []}}}", to: "App/snug.json")
    let result = try Snug.run(["check", "App"], in: folder.url)
    #expect(result.exitCode == 1)
    #expect(
      result.errors.contains("snug.json:1:34: error: arguments are expected"), "\(result.errors)")
  }
}
