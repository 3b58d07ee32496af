// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Fixtures/PhoneCells` on an iPhone 8 (375 × 667 points at 2 pixels), and against the picture that
/// was published of the same texts.
///
/// n lines of the plain system font are n × 20.287 high, rounded up to half points; lines of the list
/// are 10 apart. The widths of the first four texts are 307.7, 293.5, 323.8 and 191.5.
@Suite("The cells of a real phone's picture, driven")
struct PhoneCellsStepTests {
  /// Each cell alone, in the middle of 375; the long ones bound to 375 − 16: three lines, the widest
  /// 324.4 with its space, and five.
  private let portrait = [
    ExpectedCell(y: 0, height: 20.5, width: 308, x: 33.5),
    ExpectedCell(y: 30.5, height: 20.5, width: 294, x: 40.5),
    ExpectedCell(y: 61, height: 20.5, width: 324, x: 25.5),
    ExpectedCell(y: 91.5, height: 20.5, width: 191.5, x: 92),
    ExpectedCell(y: 122, height: 61, width: 324.4, x: 25.5),
    ExpectedCell(y: 193, height: 101.5, width: 359, x: 8),
  ]

  /// Turned: the bound stays 359 until cells are filled again. 308 + 10 + 294 and 324 + 10 + 191.5
  /// share lines of 667, justified; 324.4 + 10 + 359 do not, and two of 359 would not either.
  private let turned = [
    ExpectedCell(y: 0, height: 20.5, width: 308, x: 0),
    ExpectedCell(y: 0, height: 20.5, width: 294, x: 373),
    ExpectedCell(y: 30.5, height: 20.5, width: 324, x: 0),
    ExpectedCell(y: 30.5, height: 20.5, width: 191.5, x: 475.5),
    ExpectedCell(y: 61, height: 61, width: 324.4, x: 171.3),
    ExpectedCell(y: 132, height: 101.5, width: 359, x: 154),
  ]

  @Test("on an iPhone 8, turned and turned back")
  func turning() throws {
    let run = try ExampleRun(
      PhoneCells.sources, ["--device", "iPhone 8"], steps: ["rotate", "rotate"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    func cells(_ step: Int) throws -> [CGRect] {
      try run.dump("iPhone-8_portrait_L", after: step).frames(of: "PassageCell")
    }

    expect(try cells(0), are: portrait, in: 375)
    expect(try cells(1), are: turned, in: 667)
    expect(try cells(2), are: portrait, in: 375)
    let lists = try (0...2).map { try run.dump("iPhone-8_portrait_L", after: $0) }
      .map { $0.scrolling("UICollectionView") }
    // 193 + 101.5 and 132 + 101.5.
    #expect(lists.map(\.?.content.height) == [294.5, 233.5, 294.5])
    #expect(lists.map(\.?.content.width) == [375, 667, 375])
    // The gap between the first two: 667 − 308 − 294.
    let first = try cells(1)
    #expect(abs(first[1].minX - first[0].maxX - 65) <= 0.5)
  }

  @Test("started in landscape the bound is 651: two lines and three")
  func landscape() throws {
    let run = try ExampleRun(
      PhoneCells.sources, ["--device", "iPhone 8", "--orientation", "landscape"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    let cells = try run.dump("iPhone-8_landscape_L").frames(of: "PassageCell")

    expect(Array(cells.prefix(4)), are: Array(turned.prefix(4)), in: 667)
    // The first of the two lines is 620.6 wide with its space.
    let fifth = ExpectedCell(y: 61, height: 41, width: 620.6)
    expect([cells[4]], are: [fifth], in: 667)
    #expect(cells[5].minY == 112 && cells[5].height == 61 && cells[5].width <= 651)
  }

  @Test("the cells are where the published picture of an iPhone X has them")
  func picture() throws {
    let run = try ExampleRun(PhoneCells.sources, ["--device", "iPhone X"])
    let dump = try run.dump("iPhone-X_portrait_L")
    let list = try #require(dump.first("UICollectionView")).frame
    let offset = try #require(dump.scrolling("UICollectionView")).offset

    // Left, right, top and height read off the picture, to 0.7 and 0.4 points; the widths read 1.2
    // to 1.6 more than the sums of advances, half of it on either side.
    let read: [(left: CGFloat, right: CGFloat, top: CGFloat, height: CGFloat)] = [
      (33, 342, 44, 20.4), (40, 335, 74, 20.4), (25, 350.5, 104.5, 20.4), (91, 284, 135, 20.4),
      (24.5, 351, 165, 61), (8, 367, 236, 101.7),
    ]
    let cells = dump.frames(of: "PassageCell")
    #expect(cells.count == read.count)
    for (cell, read) in zip(cells, read) {
      #expect(abs(cell.minX - read.left) <= 0.7 + 0.8)
      #expect(abs(cell.maxX - read.right) <= 0.7 + 0.8)
      #expect(abs(list.minY - offset.y + cell.minY - read.top) <= 0.4)
      #expect(abs(cell.height - read.height) <= 0.4)
    }
  }
}
