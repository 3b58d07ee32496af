// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Examples/Shelf` on an iPhone X against hand calculation.
///
/// A card: 16 above the title, the title's line of 20.333, 8, the body, at least 16 below. A body of n
/// lines is n × 1.193359375 × 14 high, rounded up to a third of a point: 17, 33.667, 50.333, 67,
/// 83.667, 100.333. Lines are 208 wide: 240 less 16 on both sides.
@Suite("The shelf", .serialized)
struct ShelfTests {
  let folder: TemporaryFolder
  let example = ExampleCopy(name: "Shelf")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func dump(
    _ project: String, _ options: String..., name: String = "portrait_L"
  ) throws -> LayoutDump {
    let result = try Snug.run(
      ["render", project, "--device", "iPhone X", "--format", "text"] + options
        + ["--output", folder.path])
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty, "\(result.errors)")
    return LayoutDump(try folder.read("iPhone-X_\(name).txt"))
  }

  private func dump(of dataSet: String) throws -> LayoutDump {
    let project = try example.replacing(
      "firstDataSet = DataSet.mixed", with: "firstDataSet = DataSet.\(dataSet)",
      in: "ViewController.swift", to: folder)
    return try dump(project)
  }

  /// The shelf is the card and 8 above and below; cards of 240 are 12 apart in one row.
  private func expect(_ dump: LayoutDump, cards: Int, high height: CGFloat) throws {
    let shelf = try #require(dump.first("UICollectionView"))
    #expect(shelf.frame == CGRect(x: 0, y: 107, width: 375, height: height + 16))
    let width = cards * 240 + (cards - 1) * 12
    #expect(shelf.rest == "offset -16 -8 content \(width) \(height.formatted)")
    // 375 less the inset of 16 shows the first card and 107 points of the second.
    #expect(
      dump.frames(of: "ToolCard") == [
        CGRect(x: 0, y: 0, width: 240, height: height),
        CGRect(x: 252, y: 0, width: 240, height: height),
      ])
  }

  @Test("one line of body text everywhere makes a card of 77 and a third")
  func short() throws {
    try expect(dump(of: "short"), cards: 4, high: 77.333)
  }

  @Test("the shelf is as tall as its tallest card, and no card's text moves")
  func mixed() throws {
    let dump = try dump(example.project)

    // The mortar's six lines: 16 + 20.333 + 8 + 100.333 + 16.
    try expect(dump, cards: 6, high: 160.667)
    // The watering can's three lines stay at the top; the spirit level has no body.
    let labels = dump.views.filter { $0.type == "UILabel" && $0.depth > 3 }.map(\.frame)
    #expect(
      labels == [
        CGRect(x: 16, y: 16, width: 208, height: 20.333),
        CGRect(x: 16, y: 44.333, width: 208, height: 50.333),
        CGRect(x: 16, y: 16, width: 208, height: 20.333),
        CGRect(x: 16, y: 44.333, width: 208, height: 0),
      ])
  }

  @Test("a text of fifteen lines stops at the maximum height and is cut")
  func long() throws {
    let dump = try dump(of: "long")

    try expect(dump, cards: 3, high: 280)
    let body = try #require(dump.views.first { $0.rest.hasPrefix("\"The plane takes off") })
    #expect(body.frame.minY == 44.333)
    // What 280 leaves above the 16 at the bottom, where fifteen lines would need 250.667.
    #expect(abs(body.frame.maxY - 264) < 0.34)
  }

  @Test("cards without body text keep the space between title and body")
  func titlesOnly() throws {
    try expect(dump(of: "titlesOnly"), cards: 5, high: 60.333)
  }

  @Test("in landscape the first card clears the notch and more cards show")
  func landscape() throws {
    let dump = try dump(example.project, "--orientation", "landscape", name: "landscape_L")

    let shelf = try #require(dump.first("UICollectionView"))
    #expect(shelf.frame == CGRect(x: 0, y: 63, width: 812, height: 176.667))
    #expect(shelf.rest == "offset -60 -8 content 1500 160.667")
    #expect(dump.frames(of: "ToolCard").map(\.minX) == [0, 252, 504])
    #expect(
      dump.first("UISegmentedControl")?.frame == CGRect(x: 60, y: 16, width: 692, height: 32))
  }
}

extension CGFloat {
  /// As a layout dump writes it: without zeros at the end.
  fileprivate var formatted: String {
    self == rounded() ? String(Int(self)) : String(format: "%.3f", Double(self))
  }
}
