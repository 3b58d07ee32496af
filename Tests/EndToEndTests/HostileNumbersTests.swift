// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/HostileFiles.md §3.
struct HostileNumbersTests {
  /// The screens whose numbers end an app on a phone, with UIKit's words.
  private static let ends = [
    "rows": "CALayerInvalidGeometry", "items": "CALayerInvalidGeometry",
    "negative items": "negative sizes are not supported in the flow layout",
    "views": "CALayerInvalidGeometry", "scroll": "CALayerInvalidGeometry",
    "controls": "CALayerInvalidGeometry", "itself": "Can't add self as subview",
    "own child": "UIViewControllerHierarchyInconsistency",
    "ancestor": "but requested parent is:",
    "compositional": "CALayerInvalidGeometry",
    "items too many": "index path that does not exist",
    "strange layout": "index path that does not exist",
    "deep": "more than 2000 levels", "deep from below": "more than 2000 levels",
  ]

  @Test("numbers that no layout can be made of end no more than a phone's app")
  func numbers() throws {
    let folder = try TemporaryFolder()
    let source = Snug.root.appendingPathComponent("Tests/Hostile/Numbers.swift")
    try folder.write(String(contentsOf: source, encoding: .utf8), to: "App/Numbers.swift")
    _ = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--orientations", "portrait",
        "--text-sizes",
        "L", "--locales", "en_US", "--directions", "ltr", "--appearances", "light", "--report",
        "R",
      ], in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(folder.read("R/report.json").utf8))
    let findings = (report as? [String: Any])?["findings"] as? [[String: Any]] ?? []
    var crashes: [String: String] = [:]
    for finding in findings where finding["kind"] as? String == "crash" {
      let others = (finding["also"] as? [[String: Any]] ?? []).compactMap {
        $0["screen"] as? String
      }
      for screen in [finding["screen"] as? String ?? ""] + others {
        crashes[screen] = finding["message"] as? String
      }
    }
    #expect(crashes.keys.sorted() == Self.ends.keys.sorted())
    for (screen, words) in Self.ends {
      #expect(crashes[screen]?.contains(words) == true, "\(screen): \(crashes[screen] ?? "")")
    }
  }
}
