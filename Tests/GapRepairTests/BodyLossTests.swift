// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// When a body goes for the statements that it lost (Documentation/Gaps.md §3.4).
@Suite("Bodies that lose statements")
struct BodyLossTests {
  /// The edits of a body whose lines begin with one of fifteen missing functions each.
  private func edits(between sound: String) -> [GapEdit] {
    let lines = (0...EditPlanner.mostDrops).map { "  missing\($0)()\n" + sound }
    let planned = PlannedFile("func f() {\n" + lines.joined() + "}\n")
    let planner = EditPlanner(files: [planned.file]) { GapCause(needs: "X", message: $0.text) }
    _ = planner.plan(
      lines.indices.map {
        CompilerMessage(
          file: 0, offset: planned.offset("missing\($0)("), text: "cannot find 'missing' in scope")
      })
    return planned.file.edits
  }

  @Test("fifteen statements of a body that has little else are its end")
  func little() {
    #expect(edits(between: "").map(\.kind) == [.body])
  }

  @Test("fifteen statements of a body of which more is sound go alone")
  func more() {
    let edits = edits(between: "  sound()\n  sound()\n")
    #expect(edits.map(\.kind) == Array(repeating: .statement, count: 15))
  }
}
