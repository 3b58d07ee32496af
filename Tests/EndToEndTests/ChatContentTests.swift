// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Examples/Chat` with nothing but messages from right to left and shelves of replies.
///
/// Every fourth message is a shelf, the others are, in turn, a short and a long one in Hebrew and one in
/// Arabic; even ones are one's own. The last is number 9999.
@Suite("What the chat's messages look like")
struct ChatContentTests {
  private static let edits = [
    ExampleCopy.Edit(
      "Conversation.swift", "let isMine = generator.next(below: 5) < 2",
      with: "_ = generator.next(below: 5)\n        let isMine = id % 2 == 0"),
    ExampleCopy.Edit(
      "Conversation.swift", "switch generator.next(below: 20) {",
      with: "switch id % 4 == 3 ? 2 : 3 {"),
    ExampleCopy.Edit(
      "Conversation.swift", "rightToLeft[generator.next(below: Self.rightToLeft.count)]",
      with: "rightToLeft[id % 3]"),
    ExampleCopy.Edit(
      "Conversation.swift", "prefix(3 + generator.next(below: 4))", with: "prefix(6)"),
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ options: [String], steps: [String] = []) throws -> ExampleRun {
    let project = try ExampleCopy(name: "Chat").replacing(Self.edits, to: folder)
    let run = try ExampleRun(project, ["--device", "iPhone 8"] + options, steps: steps)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    return run
  }

  /// A bubble and the label in it, with the text.
  private struct Bubble {
    let cell: CGRect
    let frame: CGRect
    let label: CGRect
    let text: String
  }

  private func bubbles(_ dump: LayoutDump) -> [Bubble] {
    dump.views.indices.filter { dump.views[$0].type == "TextCell" }.compactMap { index in
      let inside = dump.views[(index + 1)...].prefix { $0.depth > dump.views[index].depth }
      guard let label = inside.first(where: { $0.type == "UILabel" }),
        let bubble = inside.first(where: { $0.depth == label.depth - 1 })
      else { return nil }
      return Bubble(
        cell: dump.views[index].frame, frame: bubble.frame, label: label.frame, text: label.rest)
    }
  }

  /// The height in points of so many lines of body text at two pixels a point: 22 from line to line, and
  /// 17 · 1.193359375 for the last.
  private func height(lines: Int) -> CGFloat {
    (2 * (CGFloat(lines - 1) * 22 + 17 * 1.193359375)).rounded(.up) / 2
  }

  @Test("messages from right to left are as high as their lines, at their author's side")
  func rightToLeft() throws {
    let bubbles = bubbles(try run([]).dump("iPhone-8_portrait_L"))
    #expect(bubbles.count >= 6)

    for bubble in bubbles {
      // Cells are as wide as the list, with margins of 8; bubbles take three quarters at most.
      #expect(bubble.cell.width == 375)
      #expect(bubble.frame.minX == 8 || bubble.frame.maxX == 367)
      #expect(bubble.frame.width <= 281.5)
      #expect(bubble.frame.minY == 0 && bubble.frame.height == bubble.cell.height)
      // The label keeps 12 points at the sides, and 8 above and below.
      #expect(bubble.label.minX == 12 && bubble.label.minY == 8)
      #expect(abs(bubble.label.width - (bubble.frame.width - 24)) < 0.51)
      #expect(bubble.cell.height == bubble.label.height + 16)
      let isShort = bubble.text.contains("שלום")
      let lines = (1...4).filter { height(lines: $0) == bubble.label.height }
      #expect(isShort ? lines == [1] : lines == [2] || lines == [3], "\(bubble)")
      // A bubble with several lines is as wide as it may be, but for what the longest line leaves.
      if !isShort { #expect(bubble.frame.width > 200) }
    }
    // In turn one's own and the other's: the neighbours of every shelf are both of one kind or another.
    #expect(Set(bubbles.map { $0.frame.minX == 8 }).count == 2)
    for (first, second) in zip(bubbles, bubbles.dropFirst())
    where abs(second.cell.minY - first.cell.maxY - 6) < 0.51 {
      #expect((first.frame.minX == 8) != (second.frame.minX == 8))
    }
  }

  @Test("in an Arabic interface bubbles change sides, and shelves do not")
  func mirrored() throws {
    let run = try run(["--locale", "en_US,ar"])
    let english = try run.dump("iPhone-8_portrait_L")
    let arabic = try run.dump("iPhone-8_portrait_L_ar")

    let (left, right) = (bubbles(english), bubbles(arabic))
    #expect(left.count == right.count && !left.isEmpty)
    for (first, second) in zip(left, right) {
      #expect(second.text == first.text && second.cell == first.cell)
      #expect(abs(second.frame.minX - (375 - first.frame.maxX)) < 0.01)
      #expect(second.frame.size == first.frame.size)
    }
    #expect(arabic.sorted("ReplyCell") == english.sorted("ReplyCell"))
  }

  @Test("shelves are as high as their replies, and scroll sideways on their own")
  func shelves() throws {
    let run = try run([], steps: ["scroll 40 right", "text-size AX2", "rotate"])
    func replies(_ dump: LayoutDump) throws -> (row: CGRect, shelf: LayoutDump.View, [CGRect]) {
      let index = try #require(dump.views.lastIndex { $0.type == "RepliesCell" })
      let inside = dump.views[(index + 1)...].prefix { $0.depth > dump.views[index].depth }
      let shelf = try #require(inside.first { $0.type == "UICollectionView" })
      let cells = inside.filter { $0.type == "ReplyCell" }.map(\.frame)
      return (dump.views[index].frame, shelf, cells.sorted { $0.minX < $1.minX })
    }

    let (row, shelf, cells) = try replies(run.dump("iPhone-8_portrait_L"))
    // Text of 15 points: 17.9, so 18 and 6 above and below; the first 16 in, then gaps of 10.
    #expect(row.size == CGSize(width: 375, height: 30))
    #expect(shelf.frame == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(cells.first?.minX == 16)
    #expect(cells.allSatisfy { $0.minY == 0 && $0.height == 30 })
    for (first, second) in zip(cells, cells.dropFirst()) {
      #expect(abs(second.minX - first.maxX - 10) < 0.51)
    }
    // One of the shelves was scrolled.
    let offsets = try (0...1).map { step in
      try run.dump("iPhone-8_portrait_L", after: step).views
        .filter { $0.type == "UICollectionView" && $0.frame.height == 30 }
        .map { $0.rest.split(separator: " ").compactMap { Double($0) } }
    }
    #expect(offsets.joined().allSatisfy { $0.count == 4 && $0[1] == 0 && $0[3] == 30 })
    #expect(offsets.map { $0.reduce(0) { $0 + $1[0] } } == [0, 40])

    // At the second accessibility size 30 points: 35.8, so 36 and 12.
    let large = try replies(run.dump("iPhone-8_portrait_L", after: 2))
    #expect(large.row.size == CGSize(width: 375, height: 48))
    #expect(!large.2.isEmpty && large.2.allSatisfy { $0.height == 48 })
    let turned = try replies(run.dump("iPhone-8_portrait_L", after: 3))
    #expect(turned.row.size == CGSize(width: 667, height: 48))
  }
}
