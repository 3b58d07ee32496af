// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Apps that are driven while they run; numbers are those of the examples' own tests.
@Suite("Steps", .serialized)
struct StepTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Renders an example with steps.
  ///
  /// - Returns: The dumps, the first before the first step.
  private func dumps(
    _ app: String, target: String? = nil, device: String = "iPhone 8", steps: String
  ) throws -> [LayoutDump] {
    let project = Snug.root.appendingPathComponent("Examples/\(app)/\(app).xcodeproj").path
    let result = try Snug.run(
      ["render", project, "--device", device, "--format", "text", "--steps", steps]
        + (target.map { ["--target", $0] } ?? []) + ["--output", folder.path])
    #expect(result.exitCode == 0, "\(result.errors)")
    let names = try folder.names(in: "").filter { $0.hasSuffix(".txt") }
    #expect(names.count == steps.split(separator: ";").count + 1)
    // The first name is the beginning of all others.
    return try names.sorted { ($0.count == names.map(\.count).min() ? "" : $0) < $1 }
      .map { LayoutDump(try folder.read($0)) }
  }

  private func heights(_ dump: LayoutDump, of type: String) -> [CGFloat] {
    dump.views.filter { $0.type.hasSuffix(type) }.map(\.frame).sorted { $0.minY < $1.minY }
      .map(\.height)
  }

  @Test("rows follow the screen as it turns, and the text size")
  func rotatingCells() throws {
    let dumps = try dumps(
      "RotatingCells", steps: "rotate; rotate portrait; text-size AX3; text-size L")

    let (portrait, landscape): ([CGFloat], [CGFloat]) = (
      [66.5, 88.5, 154.5, 44.5, 110.5, 88.5], [44.5, 66.5, 88.5, 44.5, 66.5, 66.5]
    )
    #expect(heights(dumps[0], of: "EntryRow") == portrait)
    #expect(heights(dumps[1], of: "EntryRow") == landscape)
    #expect(heights(dumps[2], of: "EntryRow") == portrait)
    #expect(heights(dumps[3], of: "EntryRow").prefix(2) == [168, 360])
    #expect(heights(dumps[4], of: "EntryRow") == portrait)
    #expect(dumps[1].views[0].frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test("a tap on a segment gives the shelf other cards, and it is as tall as the tallest")
  func shelf() throws {
    let dumps = try dumps(
      "Shelf", device: "iPhone X", steps: "tap Short; tap Long; tap Titles; scroll 100 right")

    // The card and 8 above and below.
    #expect(
      dumps.map { $0.first("UICollectionView")?.frame.height } == [
        176.667, 93.333, 296, 76.333, 76.333,
      ])
    #expect(dumps[3].first("UICollectionView")?.rest.hasPrefix("offset -16 -8") == true)
    #expect(dumps[4].first("UICollectionView")?.rest.hasPrefix("offset 84 -8") == true)
  }

  @Test("lists in rows take the new width when the screen turns")
  func nestedLists() throws {
    let dumps = try dumps("NestedLists", target: "NestedLists", steps: "rotate; rotate")

    #expect(heights(dumps[0], of: "SquaresCell") == [80, 80, 80, 170])
    #expect(heights(dumps[1], of: "SquaresCell") == [80, 80, 80])
    #expect(heights(dumps[2], of: "SquaresCell").prefix(3) == [80, 80, 80])
  }

  @Test("a list scrolls by exact points, and no further than its end")
  func contentAwareCells() throws {
    let dumps = try dumps(
      "ContentAwareCells", device: "iPhone X", steps: "scroll 31; scroll 400; scroll to top")

    // 814 points in a window of 734.
    #expect(
      dumps.map { $0.first("UICollectionView")?.rest } == [
        "offset 0 0 content 375 814", "offset 0 31 content 375 814", "offset 0 80 content 375 814",
        "offset 0 0 content 375 814",
      ])
  }

  @Test("self-sizing cells are measured again for another width")
  func selfSizingCells() throws {
    let dumps = try dumps("SelfSizingCells", device: "iPhone X", steps: "rotate; rotate")

    #expect(dumps[0].frames(of: "TeaCell") == dumps[2].frames(of: "TeaCell"))
    // 812 less the notch's 44 and the section's 16 on both sides; the text of the long ones is bound
    // to 668, and they break where the list is left of that.
    let turned = dumps[1].frames(of: "TeaCell")
    #expect(turned.allSatisfy { $0.minX >= 60 && $0.maxX <= 752 })
    #expect(turned != dumps[0].frames(of: "TeaCell"))
  }
}
