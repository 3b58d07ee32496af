// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Examples/Shelf` driven through its segmented control.
///
/// A card is 16 + a line of 17 points semibold + 8 + the body's lines + 16 high, at most 280: a line
/// of title is 20.287 high, n lines of body n × 16.707, each rounded up to a pixel.
@Suite("The shelf, driven")
struct ShelfStepTests {
  /// The segments, with their numbers of cards and the lines of the longest body; nil where 280 holds.
  private static let sets: [(name: String, cards: Int, lines: CGFloat?)] = [
    ("Short", 4, 1), ("Long", 3, nil), ("Titles", 5, 0), ("Mixed", 6, 6),
  ]

  private func cardHeight(_ lines: CGFloat?, scale: CGFloat) -> CGFloat {
    guard let lines else { return 280 }
    func up(_ height: CGFloat) -> CGFloat { (height * scale - 1e-6).rounded(.up) / scale }
    return 16 + up(20.287) + 8 + up(lines * 16.707) + 16
  }

  /// The shelf is the card and 8 above and below; its cards of 240 stand 12 apart in one row.
  private func expectShelf(
    _ dump: LayoutDump, cards: Int, high height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shelf = try #require(dump.first("UICollectionView"), sourceLocation: sourceLocation)
    #expect(abs(shelf.frame.height - height - 16) < 0.001, sourceLocation: sourceLocation)
    let list = dump.scrolling("UICollectionView")
    #expect(
      list?.content.width == CGFloat(cards * 252 - 12), sourceLocation: sourceLocation)
    let cells = dump.frames(of: "ToolCard")
    #expect(!cells.isEmpty, sourceLocation: sourceLocation)
    for cell in cells {
      #expect(cell.minY == 0, "one row", sourceLocation: sourceLocation)
      #expect(abs(cell.height - height) < 0.001, sourceLocation: sourceLocation)
      #expect(cell.minX.truncatingRemainder(dividingBy: 252) == 0, sourceLocation: sourceLocation)
      #expect(cell.width == 240, sourceLocation: sourceLocation)
    }
    // The note is 16 below the shelf.
    let note = dump.views.first { $0.rest.hasPrefix("\"The shelf is as high") }
    #expect(note.map { abs($0.frame.minY - shelf.frame.maxY - 16) < 0.4 } == true)
  }

  @Test(
    "each data set makes the shelf as tall as its tallest card, upright and turned, to its end",
    arguments: [("iPhone X", "iPhone-X", 3.0), ("iPhone 8", "iPhone-8", 2.0)])
  func segments(device: String, file: String, scale: Double) throws {
    for orientation in ["portrait", "landscape"] {
      // In landscape three cards fit, and nothing scrolls.
      let ends =
        orientation == "portrait" ? ["scroll to right", "scroll to left"] : ["wait 1s", "wait 1s"]
      let steps = Self.sets.flatMap { ["tap \($0.name)"] + ends }
      let run = try ExampleRun(
        "Shelf", ["--device", device, "--orientation", orientation], steps: steps)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
      for (index, set) in Self.sets.enumerated() {
        for part in 1...3 {
          let dump = try run.dump("\(file)_\(orientation)_L", after: 3 * index + part)
          try expectShelf(
            dump, cards: set.cards, high: cardHeight(set.lines, scale: CGFloat(scale)))
        }
      }
    }
  }

  @Test("turning keeps the shelf's height for every data set")
  func turning() throws {
    let steps = Self.sets.flatMap { ["tap \($0.name)", "rotate"] }
    let run = try ExampleRun("Shelf", ["--device", "iPhone X"], steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    for (index, set) in Self.sets.enumerated() {
      for part in 1...2 {
        let dump = try run.dump("iPhone-X_portrait_L", after: 2 * index + part)
        try expectShelf(dump, cards: set.cards, high: cardHeight(set.lines, scale: 3))
      }
    }
  }

  @Test("cards without body text keep title and space; their body is 0 points high")
  func titles() throws {
    let run = try ExampleRun("Shelf", ["--device", "iPhone X"], steps: ["tap Titles"])

    let dump = try run.dump("iPhone-X_portrait_L", after: 1)
    let labels = dump.views.filter { $0.type == "UILabel" && $0.depth == 5 }.map(\.frame)
    let (title, body) = (
      CGRect(x: 16, y: 16, width: 208, height: 20.333),
      CGRect(x: 16, y: 44.333, width: 208, height: 0)
    )
    #expect(labels == [title, body, title, body])
  }

  /// Its fonts are plain system fonts, which do not scale; its colours are fixed, and its Info.plist
  /// keeps it light.
  @Test("text size and dark mode change nothing of an app with fixed fonts that stays light")
  func settings() throws {
    let run = try ExampleRun(
      "Shelf", ["--device", "iPhone X"], steps: ["text-size AX3", "appearance dark"],
      format: "png,text")
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    let first = try run.picture("iPhone-X_portrait_L")
    for step in 1...2 {
      #expect(try run.picture("iPhone-X_portrait_L", after: step) == first)
      #expect(
        try run.dump("iPhone-X_portrait_L", after: step).views
          == run.dump("iPhone-X_portrait_L").views)
    }
  }
}
