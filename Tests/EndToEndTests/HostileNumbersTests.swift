// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/HostileFiles.md §3.
struct HostileNumbersTests {
  /// The screens whose numbers end an app on a phone, with UIKit's words.
  private static let ends = [
    "itself": "Can't add self as subview",
    "own child": "UIViewControllerHierarchyInconsistency",
    "ancestor": "but requested parent is:",
    "items too many": "index path that does not exist",
    "strange layout": "index path that does not exist",
    "deep": "more than 2000 levels", "deep from below": "more than 2000 levels",
  ]
  /// What ends where UIKit comes to it, and no method of the app answers or calls.
  private static let placeless: Set = ["deep from below"]
  /// The screens with numbers that end an app on a phone, with UIKit's words; the rest is looked at.
  private static let refused = [
    "rows": "CALayerInvalidGeometry: CALayer position contains NaN",
    "items": "CALayerInvalidGeometry: CALayer position contains NaN",
    "negative items": "negative sizes are not supported in the flow layout",
    "views": "CALayerInvalidGeometry: CALayer position contains NaN",
    "scroll": "CALayerInvalidGeometry: CALayer bounds contains NaN",
    "controls": "CALayerInvalidGeometry: CALayer position contains NaN",
    "compositional": "CALayerInvalidGeometry: CALayer position contains NaN",
    "multipliers": "Multiplier is not finite!",
  ]

  private struct Report: Decodable {
    struct Place: Decodable { let file: String, line: Int }
    struct Other: Decodable { let screen: String }
    struct Finding: Decodable {
      let kind, screen, message: String
      let place: Place?
      let also: [Other]?
    }
    struct Screen: Decodable {
      struct Unfinished: Decodable { let kind: String? }
      let name: String
      let unfinished: [Unfinished]?
    }
    let findings: [Finding]
    let screens: [Screen]
  }

  @Test("numbers that no layout can be made of end no more than a phone's app, and are told")
  func numbers() throws {
    let folder = try TemporaryFolder()
    let source = Snug.root.appendingPathComponent("Tests/Hostile/Numbers.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    try folder.write(text, to: "App/Numbers.swift")
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--orientations", "portrait",
        "--text-sizes",
        "L", "--locales", "en_US", "--directions", "ltr", "--appearances", "light", "--report",
        "R",
      ], in: folder.url)
    #expect(result.exitCode == 2, "\(result.errors)")
    let report = try JSONDecoder().decode(
      Report.self, from: Data(folder.read("R/report.json").utf8))
    var crashes: [String: String] = [:]
    for finding in report.findings where finding.kind == "crash" {
      let screens = [finding.screen] + (finding.also ?? []).map(\.screen)
      for screen in screens { crashes[screen] = finding.message }
      if Self.placeless.isDisjoint(with: screens) {
        #expect(finding.place?.file == "Numbers.swift", "\(screens)")
      }
    }
    #expect(crashes.keys.sorted() == Self.ends.keys.sorted())
    for (screen, words) in Self.ends {
      #expect(crashes[screen]?.contains(words) == true, "\(screen): \(crashes[screen] ?? "")")
    }
    // Every other screen was looked at to its end: none hung, none was passed over.
    let names = text.components(separatedBy: "#Preview(\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(names.count == 26)
    #expect(Set(names.map(String.init)).isSubset(of: report.screens.map(\.name)))
    for screen in report.screens {
      let kinds = (screen.unfinished ?? []).map { $0.kind ?? "not looked at" }
      #expect(kinds == (Self.ends[screen.name] == nil ? [] : ["crash"]), "\(screen.name)")
    }
    let refused = report.findings.filter { $0.kind == "refused-number" }
    for (screen, words) in Self.refused {
      let said = refused.filter { ([$0.screen] + ($0.also ?? []).map(\.screen)).contains(screen) }
      #expect(said.contains { $0.message.contains(words) }, "\(screen): \(said)")
      #expect(
        screen == "compositional" || said.contains { $0.place?.file == "Numbers.swift" },
        "\(screen): \(said)")
    }
    // What is too large is told where the app says it.
    let large = report.findings.filter { $0.kind == "large-number" }
    for (words, line) in [
      ("tableView(_:heightForRowAt:) gives inf points", "heightForRowAt indexPath"),
      ("contentSize gives inf points", "scroll.contentSize = "),
      ("a font's size gives 1000000000.0 points", "label.font = .systemFont(ofSize: length)"),
      ("NSCollectionLayoutDimension gives inf points", "widthDimension: .fractionalWidth(length)"),
    ] {
      let number = text.components(separatedBy: "\n").firstIndex { $0.contains(line) } ?? -1
      let isThere = large.contains { $0.message == words && $0.place?.line == number + 1 }
      #expect(isThere, "\(words): \(large)")
    }
    print("hostile: \(names.count) tried, \(crashes.count + Self.refused.count) found")
  }
}
