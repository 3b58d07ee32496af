// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// What goes for a place that stopped a launch (Documentation/Gaps.md §6.8).
@Suite("What goes for a launch's stop")
struct LaunchStopTests {
  private static let skip = "snugLeftOut(\"values that are left out\")"

  private static func planned(_ text: String, _ stops: [(line: Int, column: Int)]) -> String {
    let file = GapFile(path: "/A.swift", text: text)
    let planner = EditPlanner(files: [file]) { GapCause(needs: "X", message: $0.text) }
    let changed = planner.plan(
      stops.map { LaunchStop(file: "/A.swift", line: $0.line, column: $0.column) }
        + [LaunchStop(file: "/Other.swift", line: 1, column: 1)])
    #expect(changed == [0])
    return file.rendered().text
  }

  private static let text = """
    func f(_ list: [Int]) {
      let first = list[0]
      print(first)
      guard let last = list.last else { return }
      print(last)
      print("kept")
    }
    """

  @Test("the statement goes with the uses of its name")
  func statement() {
    #expect(
      Self.planned(Self.text, [(line: 2, column: 15)]) == """
        func f(_ list: [Int]) {
          \(Self.skip)
          \(Self.skip)
          guard let last = list.last else { return }
          print(last)
          print("kept")
        }
        """)
  }

  @Test("a column beyond the line counts as its last, and one before its first letter as that")
  func columns() {
    let wanted = Self.planned(Self.text, [(line: 2, column: 15)])
    #expect(Self.planned(Self.text, [(line: 2, column: 900)]) == wanted)
    #expect(Self.planned(Self.text, [(line: 2, column: 1)]) == wanted)
  }

  @Test("a condition does not hold")
  func condition() {
    let text = Self.planned(Self.text, [(line: 4, column: 20)])
    #expect(text.contains("guard snugFalse(\"values that are left out\") else { return }"))
    #expect(text.contains("  \(Self.skip)\n  print(\"kept\")"))
  }

  @Test("what did not help gives way to the next larger part")
  func again() {
    let stop = (line: 2, column: 15)
    let body = Self.planned(Self.text, [stop, stop])
    #expect(body == "func f(_ list: [Int]) {\n  \(Self.skip)\n\n\n\n\n}")
    // Never a declaration.
    #expect(Self.planned(Self.text, [stop, stop, stop]) == body)
  }
}
