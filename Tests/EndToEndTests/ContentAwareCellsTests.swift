// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Examples/ContentAwareCells` on an iPhone X against hand calculation.
///
/// Lines of Helvetica Neue Bold are 1.192 × size and of Thin 1.18 × (Documentation/TextLayout.md §7.3),
/// rounded up to a third of a point for the label and to a whole point by the app: headings of 17 points
/// are 21 high, proverbs of n lines of 14 points 17, 34, 50, 67 or 83, and 20 more with their padding.
/// Lines break where sums of Helvetica Neue's advances, × 0.9, say. Sections are inset by 12, lines 10 apart.
@Suite("Content-aware cells", .serialized)
struct ContentAwareCellsTests {
  let folder: TemporaryFolder
  let example = ExampleCopy(name: "ContentAwareCells")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func dump(_ orientation: String) throws -> LayoutDump {
    let result = try Snug.run(
      "render", example.project, "--device", "iPhone X", "--format", "text", "--orientation",
      orientation, "--output", folder.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty, "\(result.errors)")
    return LayoutDump(try folder.read("iPhone-X_\(orientation)_L.txt"))
  }

  /// The items' frames in the order of the data, told by their texts.
  private func frames(_ dump: LayoutDump, of starts: [String]) throws -> [CGRect] {
    try starts.map { start in
      let label = try #require(dump.views.firstIndex { $0.rest.hasPrefix("\"\(start)") })
      return dump.views[label - 2].frame
    }
  }

  @Test("two columns in portrait, shorter bubbles centred beside taller ones")
  func portrait() throws {
    let dump = try dump("portrait")

    // Below the status bar's 44 points and above the home indicator's 34.
    let list = try #require(dump.first("UICollectionView"))
    #expect(list.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
    // 12, then headings of 21 and lines of 70, 54, 54 | 87, 54, 87 | 103, 54, 54, 10 apart, then 12.
    #expect(list.rest == "offset 0 0 content 375 814")
    // Columns of floor((351 − 10) / 2) = 170; a full line is justified, so the second ends at 363.
    let expected = [
      CGRect(x: 12, y: 12, width: 351, height: 21),
      CGRect(x: 12, y: 51, width: 170, height: 54),
      CGRect(x: 193, y: 43, width: 170, height: 70),
      CGRect(x: 12, y: 123, width: 170, height: 54), CGRect(x: 193, y: 123, width: 170, height: 54),
      CGRect(x: 12, y: 195.667, width: 170, height: 37),
      CGRect(x: 193, y: 187, width: 170, height: 54),
      CGRect(x: 12, y: 251, width: 351, height: 21),
      CGRect(x: 12, y: 282, width: 170, height: 87),
      CGRect(x: 193, y: 298.667, width: 170, height: 54),
    ]
    let starts = [
      "Work", "Many", "Measure", "A bad", "Rome", "Well", "Strike", "Weather", "Red", "Every",
    ]
    #expect(try frames(dump, of: starts) == expected)
  }

  @Test("labels are inset by their padding, bubbles are drawn by the cells")
  func contents() throws {
    let dump = try dump("portrait")

    let labels = dump.views.filter { $0.type == "UILabel" }
    let cells = dump.views.filter { $0.type.hasSuffix("Cell") }
    #expect(labels.count == cells.count)
    for (label, cell) in zip(labels, cells) {
      let inset: CGFloat = cell.type == "ProverbCell" ? 10 : 4
      let vertical = cell.type == "ProverbCell" ? inset : 0
      let bounds = CGRect(origin: .zero, size: cell.frame.size)
      #expect(label.frame == bounds.insetBy(dx: inset, dy: vertical))
    }
  }

  @Test("three columns in landscape, between the safe area's sides")
  func landscape() throws {
    let dump = try dump("landscape")

    // The list reaches under the notch; its sections do not.
    let list = try #require(dump.first("UICollectionView"))
    #expect(list.frame == CGRect(x: 0, y: 0, width: 812, height: 354))
    // 12, headings of 21, lines of 54, 37 | 70, 70 | 87, 54, 10 apart, 12: "when the bell rings at the
    // door again." is 208.6 wide, and 206 are there.
    #expect(list.rest == "offset 0 0 content 812 539")
    // 812 − 2 × 44 − 2 × 12 = 700; columns of floor((700 − 20) / 3) = 226, gaps of (700 − 678) / 2.
    let expected = [
      CGRect(x: 56, y: 12, width: 700, height: 21),
      CGRect(x: 56, y: 51.667, width: 226, height: 37),
      CGRect(x: 293, y: 43, width: 226, height: 54),
      CGRect(x: 530, y: 43, width: 226, height: 54),
      CGRect(x: 56, y: 107, width: 226, height: 37), CGRect(x: 293, y: 107, width: 226, height: 37),
      CGRect(x: 530, y: 107, width: 226, height: 37),
    ]
    #expect(
      try frames(dump, of: ["Work", "Many", "Measure", "A bad", "Rome", "Well", "Strike"])
        == expected)
  }

  @Test("turned, the app's cached sizes are those of the new columns, and the old ones come back")
  func turning() throws {
    let run = try ExampleRun(
      "ContentAwareCells", ["--device", "iPhone X", "--orientation", "portrait,landscape"],
      steps: ["rotate", "rotate"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    for (start, other) in [("portrait", "landscape"), ("landscape", "portrait")] {
      let turned = try run.dump("iPhone-X_\(start)_L", after: 1)
      let there = try run.dump("iPhone-X_\(other)_L")
      #expect(turned.sorted("Cell") == there.sorted("Cell"), "from \(start)")
      #expect(
        try run.dump("iPhone-X_\(start)_L", after: 2).sorted("Cell")
          == run.dump("iPhone-X_\(start)_L").sorted("Cell"))
    }
  }
}
