// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

@Suite("Statements of one line")
struct SharedLineTests {
  @Test("each goes alone, and what parts them stays")
  func statements() {
    let planned = PlannedFile("func f() {\n  first(); kept(); last()\n}\n")
    #expect(
      planned.plan(
        (at: "first", says: "cannot find 'first' in scope"),
        (at: "last", says: "cannot find 'last' in scope"))
        == "func f() {\n  snugLeftOut(\"X\"); kept(); snugLeftOut(\"X\")\n}\n")
  }

  @Test("of the file itself as well")
  func file() {
    let planned = PlannedFile("first(); kept()\n")
    #expect(
      planned.plan((at: "first", says: "cannot find 'first' in scope"))
        == "snugLeftOut(\"X\"); kept()\n")
  }
}
