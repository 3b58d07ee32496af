// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// A collection view of 80 × 80 squares in each row of a grouped table, on an iPhone 8: 375 × 667
/// points at 2 pixels.
///
/// The first grouped header is 55.5 points tall, later ones 38; an automatic footer without a title
/// takes 17.5 (Documentation/TableView.md §3). Squares stand 10 apart at least.
@Suite("The example of lists in lists", .serialized)
struct NestedListsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(
    _ target: String, _ orientation: String = "portrait"
  ) throws -> (LayoutDump, Snug.Result) {
    let project = Snug.root.appendingPathComponent("Examples/NestedLists/NestedLists.xcodeproj")
    let result = try Snug.run(
      "render", project.path, "--target", target, "--device", "iPhone 8", "--orientation",
      orientation, "--format", "text", "--output", folder.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    return (LayoutDump(try folder.read("iPhone-8_\(orientation)_L.txt")), result)
  }

  private func rows(_ dump: LayoutDump) -> [CGRect] {
    dump.views.filter { $0.type.hasSuffix("SquaresCell") }.map(\.frame)
      .sorted { $0.minY < $1.minY }
  }

  private func squares(_ dump: LayoutDump, inRow row: CGRect) -> [CGPoint] {
    guard let start = dump.views.firstIndex(where: { $0.frame == row }) else { return [] }
    let inside = dump.views[(start + 1)...].prefix { $0.depth > dump.views[start].depth }
    return inside.filter { $0.type == "SquareCell" }.map(\.frame.origin)
  }

  @Test("with the cure every row is as tall as the lines of its squares at 375 points")
  func cured() throws {
    let (dump, result) = try render("NestedLists")

    #expect(result.errors.isEmpty)
    // One line of 80 for one, three and four squares; two lines and 10 between for five.
    let rows = rows(dump)
    #expect(rows.map(\.height) == [80, 80, 80, 170])
    #expect(rows.map(\.width) == [375, 375, 375, 375])
    // 55.5, then 80 + 17.5 + 38 further each.
    #expect(rows.map(\.minY) == [55.5, 191, 326.5, 462])
    // Four equal squares have (375 − 320) / 3 = 18.333 between them, and a shorter last line too.
    let line = [0, 98.5, 196.5, 295].map { CGPoint(x: $0, y: 0) }
    #expect(squares(dump, inRow: rows[0]) == [line[0]])
    #expect(squares(dump, inRow: rows[1]) == Array(line[...2]))
    #expect(squares(dump, inRow: rows[2]) == line)
    #expect(squares(dump, inRow: rows[3]) == line + [CGPoint(x: 0, y: 90)])
  }

  @Test("with the cure all squares are on one line in landscape")
  func curedLandscape() throws {
    let (dump, result) = try render("NestedLists", "landscape")

    #expect(result.errors.isEmpty)
    // 667 − 7 × 80 = 107 for six gaps: seven squares would fill a line, 17.833 apart.
    let rows = rows(dump)
    #expect(rows.map(\.height) == [80, 80, 80])
    #expect(squares(dump, inRow: rows[2]) == [0, 98, 195.5, 293.5].map { CGPoint(x: $0, y: 0) })
  }

  @Test("without it rows collapse to 44 points, or measure a box of 320")
  func uncured() throws {
    let (dump, result) = try render("NestedListsWithoutCure")

    // Three squares are one line in 320 points; four are two, 4 × 80 + 3 × 10 being 350.
    let rows = rows(dump)
    #expect(rows.map(\.height) == [44, 44, 80, 170])
    #expect(rows.map(\.minY) == [55.5, 155, 254.5, 390])
    // Yet the four squares are shown on one line.
    let four = squares(dump, inRow: rows[3])
    #expect(four == [0, 98.5, 196.5, 295].map { CGPoint(x: $0, y: 0) })
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
          + "for a table view cell's content view. We're considering the collapse unintentional "
          + "and using standard height instead. Cell: <SquaresCell: 0x") == true)
  }

  @Test("with the cure rows have the lines of the width they are turned to")
  func curedTurning() throws {
    let run = try ExampleRun(
      "NestedLists", target: "NestedLists", ["--device", "iPhone 8,iPhone X"],
      steps: ["rotate", "scroll to bottom", "scroll to top", "rotate"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    for device in ["iPhone-8", "iPhone-X"] {
      let dumps = try (0...4).map { try run.dump("\(device)_portrait_L", after: $0) }
      // 375 points: five squares take two lines. 667, and 812 less the notch's 88: one line.
      #expect(rows(dumps[0]).map(\.height) == [80, 80, 80, 170], "\(device)")
      #expect(rows(dumps[1]).map(\.height) == [80, 80, 80], "\(device)")
      #expect(rows(dumps[2]).count >= 2 && rows(dumps[2]).allSatisfy { $0.height == 80 })
      #expect(rows(dumps[3]).map(\.height) == [80, 80, 80], "\(device)")
      #expect(rows(dumps[4]).map(\.height) == [80, 80, 80, 170], "\(device)")
      // A header of 55.5 or 55.333, three of 38, four rows and four footers of 17.5: to 3 pixels a
      // point the tenths differ.
      let heights = dumps.map { $0.scrolling("UITableView")?.content.height ?? 0 }
      #expect(abs(heights[0] - 649.5) <= 1.5, "\(device)")
      #expect(abs(heights[2] - 559.5) <= 1.5, "all four rows are 80, \(device)")
      #expect(heights[4] == heights[0], "\(device)")
    }
  }

  @Test("without it landscape has the same heights: 44, or those of a box of 320")
  func uncuredLandscape() throws {
    let run = try ExampleRun(
      "NestedLists", target: "NestedListsWithoutCure",
      ["--device", "iPhone 8", "--orientation", "landscape"], steps: ["scroll to bottom"])
    #expect(run.exitCode == 0)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")

    let dump = try run.dump("iPhone-8_landscape_L", after: 1)
    #expect(rows(dump).map(\.height).suffix(2) == [80, 170])
    #expect(rows(dump).allSatisfy { $0.width == 667 })
    // 55.5 + 44 + 17.5 + 38 + 44 + 17.5 + 38 + 80 + 17.5 + 38 + 170 + 17.5.
    #expect(dump.scrolling("UITableView")?.content.height == 577.5)
    // At 667 seven squares would fill the line, 17.833 apart.
    let four = squares(dump, inRow: rows(dump).last ?? .zero)
    #expect(four == [0, 98, 195.5, 293.5].map { CGPoint(x: $0, y: 0) })
  }

  @Test("without it a turn asks lists that were laid out at the row's width, and heals those rows")
  func uncuredTurning() throws {
    let run = try ExampleRun(
      "NestedLists", target: "NestedListsWithoutCure", ["--device", "iPhone 8"],
      steps: ["rotate", "rotate"])
    #expect(run.exitCode == 0)
    #expect(run.errors.split(separator: "\n").count == 1, "the warning comes once")

    let back = try run.dump("iPhone-8_portrait_L", after: 2)
    #expect(rows(back).map(\.height) == [44, 44, 80, 80])
  }
}
