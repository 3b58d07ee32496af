// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Examples/RotatingCells` on an iPhone 8 (375 × 667 points at 2 pixels) while it is turned, its
/// text grows and its columns change; every number is calculated by hand.
///
/// Lines: the sum of San Francisco's advances, broken greedily at spaces. Heights: at L lines are 22
/// apart and the last is 20.287, at xS 19 and 16.707, at AX3 48 and 47.734; a row has 16 more. Cells
/// are as wide as their widest line with the space it breaks at, at most as wide as the column.
@Suite("The example of rotating cells, driven")
struct RotatingCellsStepTests {
  /// How the six texts begin.
  static let starts = ["Donec id", "Integer", "Duis", "Maecenas", "Donec ull", "Cum sociis"]
  static let configuration = "iPhone-8_portrait_L"

  /// A column's cells: `y`, height and width of each; the column is centred in `listWidth`.
  private func column(
    _ ys: [CGFloat], _ heights: [CGFloat], _ widths: [CGFloat]
  ) -> [ExpectedCell] {
    zip(zip(ys, heights), widths).map { ExpectedCell(y: $0.0, height: $0.1, width: $1) }
  }

  /// One column of 345 points: 2, 4, 6, 1, 4 and 3 lines, 20 apart from 10 on.
  private var portraitColumn: [ExpectedCell] {
    column(
      [10, 72.5, 179, 329.5, 370, 476.5], [42.5, 86.5, 130.5, 20.5, 86.5, 64.5],
      [317.3, 330.4, 345, 272.7, 334.6, 339.1])
  }

  /// One column of 637 points: 1, 2, 3, 1, 2 and 2 lines.
  private var landscapeColumn: [ExpectedCell] {
    column(
      [10, 50.5, 113, 197.5, 238, 300.5], [20.5, 42.5, 64.5, 20.5, 42.5, 42.5],
      [369.3, 602.4, 632, 272.7, 625.7, 623])
  }

  /// Two columns of 172.5 points: 3, 8, 12, 2, 9 and 7 lines in three pairs, shorter cells in the
  /// middle; full lines end at 365, the last line keeps 10 points between its cells.
  private var portraitPairs: [ExpectedCell] {
    [
      ExpectedCell(y: 65, height: 64.5, width: 163, x: 10),
      ExpectedCell(y: 10, height: 174.5, width: 172.4, x: 192.6),
      ExpectedCell(y: 204.5, height: 262.5, width: 172.5, x: 10),
      ExpectedCell(y: 314.5, height: 42.5, width: 151.6, x: 213.4),
      ExpectedCell(y: 487, height: 196.5, width: 152.9, x: 10),
      ExpectedCell(y: 509, height: 152.5, width: 171.4, x: 172.9),
    ]
  }

  /// Two columns of 318.5 points: 2, 5, 6, 1, 4 and 3 lines.
  private var landscapePairs: [ExpectedCell] {
    [
      ExpectedCell(y: 43, height: 42.5, width: 317.3, x: 10),
      ExpectedCell(y: 10, height: 108.5, width: 314.7, x: 342.3),
      ExpectedCell(y: 138.5, height: 130.5, width: 317.6, x: 10),
      ExpectedCell(y: 193.5, height: 20.5, width: 272.7, x: 384.3),
      ExpectedCell(y: 289, height: 86.5, width: 312.5, x: 10),
      ExpectedCell(y: 300, height: 64.5, width: 314, x: 332.5),
    ]
  }

  /// Compares the collection screen; kerning may take 0.6 % of a width.
  private func expectCells(
    _ dump: LayoutDump, _ expected: [ExpectedCell], content: CGSize, top: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let cells = dump.cells("CollectionViewCell", showing: Self.starts).compactMap(\.self)
    expect(
      cells, are: expected, in: content.width, kerning: 0.007, sourceLocation: sourceLocation)
    #expect(dump.frames(of: "CollectionViewCell").count == 6, sourceLocation: sourceLocation)
    let list = dump.scrolling("UICollectionView")
    #expect(list?.content == content, sourceLocation: sourceLocation)
    #expect(list?.offset == CGPoint(x: 0, y: -top), sourceLocation: sourceLocation)
    // Labels and content views fill their cells: nothing inside has a stale width either.
    for type in ["CollectionCellContentView", "UILabel"] {
      let inside = dump.views.filter { $0.type == type && $0.depth >= 4 && $0.frame.minY == 0 }
      #expect(
        inside.prefix(6).map(\.frame.size) == dump.frames(of: "CollectionViewCell").map(\.size),
        sourceLocation: sourceLocation)
    }
  }

  @Test("the collection's cells have the new width after turning and after changing columns")
  func collection() throws {
    let steps = [
      "tap cell 0", "rotate", "rotate", "tap Refresh", "rotate", "tap Refresh", "tap Refresh",
      "rotate", "tap Refresh",
    ]
    let run = try ExampleRun("RotatingCells", ["--device", "iPhone 8"], steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    // Below the status bar's 20 and the navigation bar's 44 points; 32 in landscape.
    let upright = CGSize(width: 375, height: 551)
    let wide = CGSize(width: 667, height: 353)
    func expectStep(
      _ step: Int, _ cells: [ExpectedCell], _ content: CGSize,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let dump = try run.dump(Self.configuration, after: step)
      expectCells(
        dump, cells, content: content, top: content.width == 375 ? 64 : 32,
        sourceLocation: sourceLocation)
    }
    try expectStep(1, portraitColumn, upright)
    try expectStep(2, landscapeColumn, wide)
    try expectStep(3, portraitColumn, upright)
    // 10 + 174.5 + 20 + 262.5 + 20 + 196.5 + 10, and 10 + 108.5 + 20 + 130.5 + 20 + 86.5 + 10.
    try expectStep(4, portraitPairs, CGSize(width: 375, height: 693.5))
    try expectStep(5, landscapePairs, CGSize(width: 667, height: 385.5))
    try expectStep(6, landscapeColumn, wide)
    try expectStep(7, landscapePairs, CGSize(width: 667, height: 385.5))
    try expectStep(8, portraitPairs, CGSize(width: 375, height: 693.5))
    try expectStep(9, portraitColumn, upright)
  }

  @Test("at AX3 the collection's cells are measured again in lines of 48, and at L once more")
  func collectionTextSize() throws {
    let steps = [
      "tap cell 0", "text-size AX3", "scroll 600", "scroll 600", "scroll to bottom", "text-size L",
    ]
    let run = try ExampleRun("RotatingCells", ["--device", "iPhone 8"], steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    // 3, 9, 14, 2, 9 and 7 lines of 345 points.
    var heights: [CGFloat?] = Array(repeating: nil, count: 6)
    for step in 2...5 {
      let cells = try run.dump(Self.configuration, after: step)
        .cells("CollectionViewCell", showing: Self.starts)
      for (index, cell) in cells.enumerated() {
        guard let cell else { continue }
        heights[index] = cell.height
        #expect(cell.width <= 345)
        #expect(abs(cell.midX - 187.5) <= 0.5, "alone on its line")
      }
    }
    #expect(heights == [144, 432, 672, 96, 432, 336])
    let end = try run.dump(Self.configuration, after: 5).scrolling("UICollectionView")
    // 2112 for the cells, five gaps of 20, 10 above and below.
    #expect(end?.content == CGSize(width: 375, height: 2232))
    #expect(end?.offset == CGPoint(x: 0, y: 1565))
    let back = try run.dump(Self.configuration, after: 6)
    #expect(back.scrolling("UICollectionView")?.content == CGSize(width: 375, height: 551))
    let cells = back.cells("CollectionViewCell", showing: Self.starts).compactMap(\.self)
    expect(cells, are: portraitColumn, in: 375, kerning: 0.007)
  }

  @Test("the table's rows are as tall as their text and as wide as the table at every step")
  func table() throws {
    let steps = ["rotate", "text-size xS", "rotate", "text-size L", "rotate", "rotate"]
    let run = try ExampleRun("RotatingCells", ["--device", "iPhone 8"], steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    let (portrait, landscape): ([CGFloat], [CGFloat]) = (
      [58.5, 102.5, 146.5, 36.5, 102.5, 80.5], [36.5, 58.5, 80.5, 36.5, 58.5, 58.5]
    )
    // At xS: 1, 3, 5, 1, 3 and 3 lines of 359 points; 1, 2, 3, 1, 2 and 2 of 651.
    let small: [CGFloat] = [33, 71, 109, 33, 71, 71]
    let smallLandscape: [CGFloat] = [33, 52, 71, 33, 52, 52]
    let expected = [
      portrait, landscape, smallLandscape, small, portrait, landscape, portrait,
    ]
    for (step, heights) in expected.enumerated() {
      let dump = try run.dump(Self.configuration, after: step)
      let width: CGFloat = dump.views[0].frame.width
      #expect(width == (heights == portrait || heights == small ? 375 : 667))
      let rows = dump.cells("TableViewCell", showing: Self.starts).compactMap(\.self)
      #expect(rows.map(\.height) == heights, "step \(step)")
      let tops = heights.indices.map { heights[..<$0].reduce(0, +) }
      #expect(rows.map(\.minY) == tops, "step \(step)")
      #expect(rows.allSatisfy { $0.minX == 0 && $0.width == width }, "step \(step)")
      let labels = dump.views.filter { view in
        view.type == "UILabel" && Self.starts.contains { view.rest.hasPrefix("\"\($0)") }
      }
      #expect(labels.allSatisfy { $0.frame.minX == 8 && $0.frame.width == width - 16 })
    }
  }

  @Test("at AX3 every row is measured again, those below the screen when they come into view")
  func tableTextSize() throws {
    let steps = ["text-size AX3", "scroll 500", "scroll 500", "scroll 500", "scroll to bottom"]
    let run = try ExampleRun("RotatingCells", ["--device", "iPhone 8"], steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    // 3, 9, 13, 2, 9 and 7 lines of 359 points, and 16.
    var heights: [CGFloat?] = Array(repeating: nil, count: 6)
    for step in 1...5 {
      let dump = try run.dump(Self.configuration, after: step)
      for (index, row) in dump.cells("TableViewCell", showing: Self.starts).enumerated() {
        if let row { heights[index] = row.height }
      }
    }
    #expect(heights == [160, 448, 640, 112, 448, 352])
    let end = try run.dump(Self.configuration, after: 5).scrolling("UITableView")
    #expect(end?.content == CGSize(width: 375, height: 2160))
    #expect(end?.offset == CGPoint(x: 0, y: 1493))
  }
}
