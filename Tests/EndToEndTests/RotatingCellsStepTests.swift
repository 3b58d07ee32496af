// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Examples/RotatingCells` on an iPhone 8 (375 × 667 points at 2 pixels) while it is turned, its
/// text grows and its columns change; every number is calculated by hand.
///
/// Lines: the sum of San Francisco's advances, broken greedily at spaces. Heights: at L lines are 22
/// apart and the last is 20.287, at xS 19 and 16.707, at AX3 48 and 47.734; a row and a card have 24
/// more. Cards are as wide as their widest line with the space it breaks at, and 24; at most as wide
/// as the column.
@Suite("The example of rotating cells, driven")
struct RotatingCellsStepTests {
  /// How the six texts begin.
  static let starts = ["Radishes", "The blackbird", "Frost", "First", "Rain", "Picked"]
  static let configuration = "iPhone-8_portrait_L"

  /// A column's cells: `y`, height and width of each; the column is centred in `listWidth`.
  private func column(
    _ ys: [CGFloat], _ heights: [CGFloat], _ widths: [CGFloat]
  ) -> [ExpectedCell] {
    zip(zip(ys, heights), widths).map { ExpectedCell(y: $0.0, height: $0.1, width: $1) }
  }

  /// One column of 343 points, 319 for text: 2, 4, 6, 1, 4 and 3 lines, 12 apart from 16 on.
  private var portraitColumn: [ExpectedCell] {
    column(
      [16, 94.5, 217, 383.5, 440, 562.5], [66.5, 110.5, 154.5, 44.5, 110.5, 88.5],
      [308.6, 331.3, 343, 240.8, 327.5, 343])
  }

  /// One column of 635 points: 1, 2, 3, 1 and 2 lines; the sixth is below the screen and counts with
  /// the mean of what was measured.
  private var landscapeColumn: [ExpectedCell] {
    column(
      [16, 72.5, 151, 251.5, 308], [44.5, 66.5, 88.5, 44.5, 66.5],
      [389.8, 614.8, 635, 240.8, 625.8])
  }

  /// Two columns of 165.5 points: 3, 8, 14, 2, 8 and 6 lines in three pairs, shorter cards in the
  /// middle; full lines end at 359, the last line keeps 12 points between its cards.
  private var portraitPairs: [ExpectedCell] {
    [
      ExpectedCell(y: 71, height: 88.5, width: 159.8, x: 16),
      ExpectedCell(y: 16, height: 198.5, width: 165.5, x: 193.5),
      ExpectedCell(y: 226.5, height: 330.5, width: 165.5, x: 16),
      ExpectedCell(y: 358.5, height: 66.5, width: 134.7, x: 224.3),
      ExpectedCell(y: 569, height: 198.5, width: 165.5, x: 16),
      ExpectedCell(y: 591, height: 154.5, width: 164.6, x: 193.5),
    ]
  }

  /// Two columns of 311.5 points: 2, 4, 6, 1, 4 and 3 lines.
  private var landscapePairs: [ExpectedCell] {
    [
      ExpectedCell(y: 38, height: 66.5, width: 308.6, x: 16),
      ExpectedCell(y: 16, height: 110.5, width: 305, x: 346),
      ExpectedCell(y: 138.5, height: 154.5, width: 307.5, x: 16),
      ExpectedCell(y: 193.5, height: 44.5, width: 240.8, x: 410.2),
      ExpectedCell(y: 305, height: 110.5, width: 303.4, x: 16),
      ExpectedCell(y: 316, height: 88.5, width: 295.6, x: 331.4),
    ]
  }

  /// Compares the collection screen; kerning may take 0.6 % of a width.
  private func expectCells(
    _ dump: LayoutDump, _ expected: [ExpectedCell], width: CGFloat, height: CGFloat?, top: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let cells = dump.cells("EntryCard", showing: Self.starts).compactMap(\.self)
    expect(
      cells, are: expected, in: width, kerning: 0.007, sourceLocation: sourceLocation)
    #expect(dump.frames(of: "EntryCard").count == expected.count, sourceLocation: sourceLocation)
    let list = dump.scrolling("UICollectionView")
    #expect(list?.content.width == width, sourceLocation: sourceLocation)
    if let height { #expect(list?.content.height == height, sourceLocation: sourceLocation) }
    #expect(list?.offset == CGPoint(x: 0, y: -top), sourceLocation: sourceLocation)
    // Content views fill their cards, and labels have 12 around them: nothing has a stale width.
    for (type, padding) in [("CollectionCellContentView", 0.0), ("UILabel", 12)] {
      let inside = dump.views.filter { view in
        view.type == type && view.depth >= 4 && view.frame.minY == padding
      }
      #expect(
        inside.prefix(expected.count).map { $0.frame.insetBy(dx: -padding, dy: -padding).size }
          == dump.frames(of: "EntryCard").map(\.size),
        sourceLocation: sourceLocation)
    }
  }

  @Test("the collection's cells have the new width after turning and after changing columns")
  func collection() throws {
    let steps = [
      "tap cell 0", "rotate", "rotate", "tap Columns", "rotate", "tap Columns", "tap Columns",
      "rotate", "tap Columns",
    ]
    let run = try ExampleRun("RotatingCells", ["--device", "iPhone 8"], steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    func expectStep(
      _ step: Int, _ cells: [ExpectedCell], _ width: CGFloat, _ height: CGFloat?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let dump = try run.dump(Self.configuration, after: step)
      // Below the status bar's 20 and the navigation bar's 44 points; 32 in landscape.
      expectCells(
        dump, cells, width: width, height: height, top: width == 375 ? 64 : 32,
        sourceLocation: sourceLocation)
    }
    try expectStep(1, portraitColumn, 375, 667)
    try expectStep(2, landscapeColumn, 667, nil)
    try expectStep(3, portraitColumn, 375, 667)
    // 16 + 198.5 + 12 + 330.5 + 12 + 198.5 + 16, and 16 + 110.5 + 12 + 154.5 + 12 + 110.5 + 16.
    try expectStep(4, portraitPairs, 375, 783.5)
    try expectStep(5, landscapePairs, 667, 431.5)
    try expectStep(6, landscapeColumn, 667, nil)
    try expectStep(7, landscapePairs, 667, 431.5)
    try expectStep(8, portraitPairs, 375, 783.5)
    try expectStep(9, portraitColumn, 375, 667)
  }

  @Test("at AX3 the cards are measured again in lines of 48, and at L once more")
  func collectionTextSize() throws {
    let steps = [
      "tap cell 0", "text-size AX3", "scroll 600", "scroll 600", "scroll to bottom", "text-size L",
    ]
    let run = try ExampleRun("RotatingCells", ["--device", "iPhone 8"], steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    // 3, 8, 14, 2, 8 and 6 lines of 319 points.
    var heights: [CGFloat?] = Array(repeating: nil, count: 6)
    for step in 2...5 {
      let cells = try run.dump(Self.configuration, after: step)
        .cells("EntryCard", showing: Self.starts)
      for (index, cell) in cells.enumerated() {
        guard let cell else { continue }
        heights[index] = cell.height
        #expect(cell.width <= 343)
        #expect(abs(cell.midX - 187.5) <= 0.5, "alone on its line")
      }
    }
    #expect(heights == [168, 408, 696, 120, 408, 312])
    let end = try run.dump(Self.configuration, after: 5).scrolling("UICollectionView")
    // 2112 for the cards, five gaps of 12, 16 above and below.
    #expect(end?.content == CGSize(width: 375, height: 2204))
    #expect(end?.offset == CGPoint(x: 0, y: 1537))
    let back = try run.dump(Self.configuration, after: 6)
    #expect(back.scrolling("UICollectionView")?.content == CGSize(width: 375, height: 667))
    let cells = back.cells("EntryCard", showing: Self.starts).compactMap(\.self)
    expect(cells, are: portraitColumn, in: 375, kerning: 0.007)
  }

  @Test("the table's rows are as tall as their text and as wide as the table at every step")
  func table() throws {
    let steps = ["rotate", "text-size xS", "rotate", "text-size L", "rotate", "rotate"]
    let run = try ExampleRun("RotatingCells", ["--device", "iPhone 8"], steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    let (portrait, landscape): ([CGFloat], [CGFloat]) = (
      [66.5, 88.5, 154.5, 44.5, 110.5, 88.5], [44.5, 66.5, 88.5, 44.5, 66.5, 66.5]
    )
    // At xS: 1, 3, 5, 1, 3 and 2 lines of 335 points; 1, 2, 3, 1, 2 and 1 of 627.
    let small: [CGFloat] = [41, 79, 117, 41, 79, 60]
    let smallLandscape: [CGFloat] = [41, 60, 79, 41, 60, 41]
    let expected = [
      portrait, landscape, smallLandscape, small, portrait, landscape, portrait,
    ]
    for (step, heights) in expected.enumerated() {
      let dump = try run.dump(Self.configuration, after: step)
      let width: CGFloat = dump.views[0].frame.width
      #expect(width == (heights == portrait || heights == small ? 375 : 667))
      let rows = dump.cells("EntryRow", showing: Self.starts).compactMap(\.self)
      #expect(rows.map(\.height) == heights, "step \(step)")
      let tops = heights.indices.map { heights[..<$0].reduce(0, +) }
      #expect(rows.map(\.minY) == tops, "step \(step)")
      #expect(rows.allSatisfy { $0.minX == 0 && $0.width == width }, "step \(step)")
      let labels = dump.views.filter { view in
        view.type == "UILabel" && Self.starts.contains { view.rest.hasPrefix("\"\($0)") }
      }
      #expect(labels.allSatisfy { $0.frame.minX == 20 && $0.frame.width == width - 40 })
    }
  }

  @Test("at AX3 every row is measured again, those below the screen when they come into view")
  func tableTextSize() throws {
    let steps = ["text-size AX3", "scroll 500", "scroll 500", "scroll 500", "scroll to bottom"]
    let run = try ExampleRun("RotatingCells", ["--device", "iPhone 8"], steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    // 3, 7, 12, 2, 8 and 6 lines of 335 points, and 24.
    var heights: [CGFloat?] = Array(repeating: nil, count: 6)
    for step in 1...5 {
      let dump = try run.dump(Self.configuration, after: step)
      for (index, row) in dump.cells("EntryRow", showing: Self.starts).enumerated() {
        if let row { heights[index] = row.height }
      }
    }
    #expect(heights == [168, 360, 600, 120, 408, 312])
    let end = try run.dump(Self.configuration, after: 5).scrolling("UITableView")
    #expect(end?.content == CGSize(width: 375, height: 1968))
    #expect(end?.offset == CGPoint(x: 0, y: 1301))
  }
}
