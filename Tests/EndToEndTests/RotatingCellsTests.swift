// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// A table of self-sizing rows on an iPhone 8, 375 × 667 points at 2 pixels.
///
/// Lines of body text are 22 apart and the last takes 20.287, so n lines are as tall as
/// 22·(n − 1) + 20.287, rounded up to half points; the row adds 12 above and below. At AX3 lines are
/// 48 apart and the last takes 47.734. How many lines a text takes is the sum of San Francisco's
/// advances.
@Suite("The example of rotating cells", .serialized)
struct RotatingCellsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static let project = Snug.root
    .appendingPathComponent("Examples/RotatingCells/RotatingCells.xcodeproj").path

  private func dump(
    _ orientation: String = "portrait", textSize: String = "L"
  ) throws -> LayoutDump {
    let result = try Snug.run(
      "render", Self.project, "--device", "iPhone 8", "--orientation", orientation, "--text-size",
      textSize, "--format", "text", "--output", folder.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    return LayoutDump(try folder.read("iPhone-8_\(orientation)_\(textSize).txt"))
  }

  private func rows(_ dump: LayoutDump) -> [CGRect] {
    dump.frames(of: "EntryRow").sorted { $0.minY < $1.minY }
  }

  @Test("rows are as tall as their text at 335 points")
  func portrait() throws {
    let dump = try dump()

    // 2, 3, 6, 1, 4 and 3 lines.
    let rows = rows(dump)
    #expect(rows.map(\.height) == [66.5, 88.5, 154.5, 44.5, 110.5, 88.5])
    #expect(rows.map(\.minY) == [0, 66.5, 155, 309.5, 354, 464.5])
    #expect(rows.allSatisfy { $0.minX == 0 && $0.width == 375 })
    let labels = dump.views.filter {
      $0.type == "UILabel" && $0.frame.origin == CGPoint(x: 20, y: 12)
    }
    #expect(labels.map(\.frame.width) == Array(repeating: 335, count: 6))
    // Below the status bar's 20 points and the navigation bar's 44.
    #expect(dump.first("UITableView")?.rest == "offset 0 -64 content 375 553")
  }

  @Test("in landscape the same rows are as tall as their text at 627 points")
  func landscape() throws {
    let dump = try dump("landscape")

    // 1, 2, 3, 1, 2 and 2 lines.
    let rows = rows(dump)
    #expect(rows.map(\.height) == [44.5, 66.5, 88.5, 44.5, 66.5, 66.5])
    #expect(rows.map(\.minY) == [0, 44.5, 111, 199.5, 244, 310.5])
    #expect(rows.allSatisfy { $0.minX == 0 && $0.width == 667 })
    #expect(dump.first("UITableView")?.rest == "offset 0 -32 content 667 377")
  }

  @Test("at AX3 rows are as tall as their text in lines of 48")
  func largeText() throws {
    let dump = try dump(textSize: "AX3")

    // 3 and 7 lines; what is below the screen counts with the estimate of 96.
    #expect(rows(dump).map(\.height).prefix(2) == [168, 360])
  }
}
