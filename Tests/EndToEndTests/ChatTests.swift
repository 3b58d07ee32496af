// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Examples/Chat`, watched in every frame by a few lines that a copy of it has more.
@Suite("The chat stands still")
struct ChatTests {
  /// Compares what is seen with what was, sixty times a second, and writes down by how much it moved.
  private static func probe(writingTo path: String) -> String {
    """
        /// Points from the top of the list to every message that is seen, as it is seen now.
        private func picture() -> [Int: CGFloat] {
            var result: [Int: CGFloat] = [:]
            let offset = (list.layer.presentation() ?? list.layer).bounds.minY
            for path in list.indexPathsForVisibleItems {
                guard let cell = list.cellForItem(at: path) else { continue }
                let layer = cell.layer.presentation() ?? cell.layer
                result[conversation.ids.lowerBound + path.item] =
                    layer.position.y - layer.bounds.height / 2 - offset
            }
            return result
        }

        private func watch(_ before: [Int: CGFloat], _ name: String, _ number: Int, _ frame: Int = 0) {
            guard number == arrivals, frame < 30 else { return }
            let now = picture()
            let ways = before.compactMap { id, place in now[id].map { abs($0 - place) } }
            lines.append("\\(name) \\(frame) \\(ways.count) \\(before.count) \\(ways.max() ?? 0)")
            try? lines.joined(separator: "\\n").write(
                toFile: "\(path)", atomically: true, encoding: .utf8)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) {
                self.watch(before, name, number, frame + 1)
            }
        }
    """
  }

  private struct Sample {
    var name: String
    var frame: Int
    var shown: Int
    var before: Int
    var moved: Double
  }

  private func samples(_ path: String) throws -> [Sample] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 5, let frame = Int(words[1]), let shown = Int(words[2]),
        let before = Int(words[3]), let moved = Double(words[4])
      else { return nil }
      return Sample(name: words[0], frame: frame, shown: shown, before: before, moved: moved)
    }
  }

  @Test("a hundred messages in front of the middle, and images above, move nothing in any frame")
  func everyFrame() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("frames.txt").path
    let project = try ExampleCopy(name: "Chat").replacing(
      [
        ExampleCopy.Edit(
          "ChatViewController.swift", "    @objc private func loadEarlier() {",
          with: """
                private var arrivals = 0
                private var lines: [String] = []

            \(Self.probe(writingTo: path))

                @objc private func loadEarlier() {
                    let before = picture()
                    arrivals += 1
                    defer { watch(before, "earlier", arrivals) }
            """
        ),
        ExampleCopy.Edit(
          "ChatViewController.swift", "            snapshot.reconfigureItems([message.id])",
          with: """
                        let before = picture()
                        arrivals += 1
                        let isAbove = message.id < (before.keys.min() ?? 0)
                        defer { watch(before, isAbove ? "above" : "seen", arrivals) }
                        snapshot.reconfigureItems([message.id])
            """
        ),
        // Images take half a minute, so that they arrive after the scrolling.
        ExampleCopy.Edit("PhotoLoader.swift", "let delay = 0.2 +", with: "let delay = 30 +"),
      ], to: folder)
    let run = try ExampleRun(
      // It writes outside of its container.
      project, ["--device", "iPhone 8", "--trust"],
      steps: [
        "scroll 16000 up in messages", "scroll 14000 down in messages", "tap Earlier", "wait 60s",
      ])
    #expect(run.exitCode == 0, "\(run.errors)")

    let all = try samples(path)
    let earlier = all.filter { $0.name == "earlier" }
    #expect(earlier.count == 30)
    #expect(earlier.allSatisfy { $0.shown == $0.before && $0.before > 3 && $0.moved < 0.001 })
    let above = all.filter { $0.name == "above" }
    #expect(above.filter { $0.frame == 0 }.count >= 10, "images arrived above the screen")
    #expect(above.allSatisfy { $0.shown == $0.before && $0.moved < 0.001 })
  }

  @Test("it opens exactly at its end, also turned and at a large text size")
  func opensAtTheEnd() throws {
    let run = try ExampleRun("Chat", ["--device", "iPhone 8"], steps: ["rotate", "text-size AX2"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    for step in 0...2 {
      let dump = try run.dump("iPhone-8_portrait_L", after: step)
      let list = try #require(dump.first("UICollectionView"))
      let scrolling = try #require(dump.scrolling("UICollectionView"))
      let end = scrolling.content.height - list.frame.height
      // The newest message stands at the end: 8 points of section inset are below it.
      #expect(abs(scrolling.offset.y - (end - 8)) < 0.51, "after step \(step)")
    }
  }

  @Test("the field grows by what is written, and the newest message stays above it")
  func growingField() throws {
    let run = try ExampleRun(
      "Chat", ["--device", "iPhone 8"],
      steps: ["type \"One line and another one and a third one, as long as it takes\" into message"]
    )
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let (before, after) = (
      try run.dump("iPhone-8_portrait_L"), try run.dump("iPhone-8_portrait_L", after: 1)
    )
    let fields = try [before, after].map { try #require($0.first("UITextView")).frame.height }
    #expect(fields[1] > fields[0] + 15)
    let scrolling = try #require(after.scrolling("UICollectionView"))
    let list = try #require(after.first("UICollectionView"))
    #expect(abs(scrolling.offset.y - (scrolling.content.height - 8 - list.frame.height)) < 0.51)
  }
}
