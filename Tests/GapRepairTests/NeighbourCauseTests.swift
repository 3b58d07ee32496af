// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import GapRepair

/// What is to blame for an error whose words do not say it (Documentation/Gaps.md §8.1).
@Suite("Needs of what follows from something missing")
struct NeighbourCauseTests {
  private static func needs(_ text: String, inRounds rounds: [[String]]) -> [String] {
    let file = GapFile(path: "/A.swift", text: text)
    let planner = EditPlanner(files: [file]) { message in
      GapCause(
        needs: message.text.contains("Chart") ? "ChartKit" : GapCause.unknown, message: message.text
      )
    }
    let says = [
      "Chart": "cannot find 'Chart' in scope", "count": "ambiguous use of 'count(of:)'",
    ]
    for words in rounds {
      _ = planner.plan(
        words.map { word in
          let place = text.range(of: word)!.lowerBound
          return CompilerMessage(
            file: 0, offset: text.utf8.distance(from: text.startIndex, to: place),
            text: says[word] ?? "")
        })
    }
    return file.edits.filter { $0.kind == .value }.map(\.cause.needs)
  }

  @Test(
    "is what is missing in the same statement, in whatever round it was told",
    arguments: [[["Chart", "count"]], [["count", "Chart"]], [["Chart"], ["count"]]])
  func same(rounds: [[String]]) {
    let text = "func f() {\n  let a = [Chart.size, count(of: 1), 3]\n}\n"
    #expect(Self.needs(text, inRounds: rounds) == ["ChartKit", "ChartKit"])
  }

  @Test("is not known from another statement")
  func other() {
    let text = "func f() {\n  let a = [Chart.size, 3]\n  let b = [count(of: 1), 3]\n}\n"
    #expect(
      Self.needs(text, inRounds: [["Chart", "count"]]) == ["ChartKit", GapCause.unknown])
  }
}
