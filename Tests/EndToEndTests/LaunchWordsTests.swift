// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// What UIKit says at the launch is not about a preview that takes the first screen's place
/// (Documentation/Check.md §1.2.1).
@Suite("words of the launch")
struct LaunchWordsTests {
  /// The first screen lays itself out while its view has no size, and its 40 points do not fit into 0.
  private static let source =
    SmallApp.delegate(showing: "FirstController()") + """

      class FirstController: UIViewController {
          override func loadView() { view = UIView() }

          override func viewDidLoad() {
              super.viewDidLoad()
              let line = UIView()
              line.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(line)
              NSLayoutConstraint.activate([
                  line.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                  view.bottomAnchor.constraint(equalTo: line.bottomAnchor, constant: 20),
                  line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                  line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              ])
              view.layoutIfNeeded()
          }
      }

      #Preview("Card") {
          let card = UIViewController()
          card.view.backgroundColor = .white
          return card
      }

      """

  @Test("a conflict of the first screen is told there, in passing, and of no preview")
  func conflict() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--text-sizes", "L", "--locales",
        "en_US", "--appearances", "light", "--directions", "ltr", "--jobs", "1",
      ], in: folder.url)

    let words = result.output
    #expect(words.contains("FirstController"), "\(words)")
    #expect(words.contains("note: FirstController"), "\(words)")
    #expect(words.contains("Card  2 configurations, nothing found"), "\(words)")
    #expect(!words.contains("warning"), "\(words)")
    #expect(result.exitCode == 0, "\(words)\(result.errors)")
  }
}
