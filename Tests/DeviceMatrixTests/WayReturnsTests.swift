// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

/// Which states of a way a walk comes back to (Documentation/Exploration.md §7.1).
@Suite("States that a walk comes back to")
struct WayReturnsTests {
  private func plan(
    _ ways: [String], configurations: Int = 1, changing: (inout [ScreenRequest]) -> Void = { _ in }
  ) throws -> CheckPlan {
    var screens = try ways.map { way -> ScreenRequest in
      var screen = ScreenRequest(name: way, origin: way.isEmpty ? .initial : .explored)
      for letter in way {
        screen.steps += try StepParser.steps(in: "tap \(letter)", source: "test")
      }
      return screen
    }
    changing(&screens)
    return CheckPlan(
      configurations: Array(CheckMatrix.standard.configurations.prefix(configurations)),
      changes: [], screens: screens, units: [], timeLimit: 1, memoryLimit: 1)
  }

  /// The states of the first way, where the others follow.
  private func returns(_ ways: String...) throws -> [Int] {
    try plan(ways).returns(along: Array(ways.indices)[...]).sorted()
  }

  @Test("where the next way goes on, its end is; where it parts, that state")
  func next() throws {
    #expect(try returns("A", "AB") == [1])
    #expect(try returns("ABC", "ABD") == [2])
    #expect(try returns("", "A") == [0])
    #expect(try returns("ABC") == [])
  }

  @Test("further states are those that later ways part from, while none before went behind them")
  func later() throws {
    #expect(try returns("ABCD", "ABCE", "ABF", "AG", "H") == [0, 1, 2, 3])
    #expect(try returns("ABC", "AD", "ABE") == [1])
    #expect(try returns("ABC", "D", "ABE") == [0])
    // From AB on E, F and G lead on; nothing parts from the first state.
    #expect(try returns("AB", "ABE", "ABF", "ABG") == [2])
  }

  @Test("a launch ends it: another configuration, another start, a cell alone")
  func launches() throws {
    // Two configurations: units 0 and 2 are the first's.
    let two = try plan(["A", "AB"], configurations: 2)
    #expect(two.returns(along: [0, 2]) == [1])
    #expect(two.returns(along: [0, 3]) == [])
    let other = try plan(["A", "AB"]) { $0[1].identifier = "Card" }
    #expect(other.returns(along: [0, 1]) == [])
    let cell = try plan(["A", "AB"]) {
      $0[1].cell = ScreenRequest.Cell(host: .explored, list: 0, reuseIdentifier: "tag")
    }
    #expect(cell.returns(along: [0, 1]) == [])
    let asked = try plan(["A", "AB"]) { $0[1].origin = .steps }
    #expect(asked.returns(along: [0, 1]) == [])
  }
}
