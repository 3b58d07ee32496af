// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

@Suite("loops in a source")
struct SourceLoopTests {
  static let text = """
    func wait() {
      for round in 0..<3 {
        while isBusy(
          round) {
          look()
          rest()
        }
        repeat { look() } while isBusy(round)
      }
      rest()
    }
    """

  @Test(
    "the innermost loop that holds every line, within the function",
    arguments: [
      (5...6, 1, 3), (4...5, 1, 3), (5...5, 1, 3), (8...8, 1, 8), (6...8, 1, 2), (2...2, 1, 2),
    ])
  func innermost(lines: ClosedRange<Int>, function: Int, line: Int) {
    #expect(SourceLoop.start(around: lines, after: function, in: Self.text)?.line == line)
  }

  @Test("lines outside of loops, and loops around the function, have none")
  func none() {
    #expect(SourceLoop.start(around: 10...10, after: 1, in: Self.text) == nil)
    #expect(SourceLoop.start(around: 5...10, after: 1, in: Self.text) == nil)
    #expect(SourceLoop.start(around: 5...6, after: 4, in: Self.text) == nil)
  }
}
