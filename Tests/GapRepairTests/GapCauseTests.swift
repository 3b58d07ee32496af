// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

@Suite("What people are told is missing")
struct GapCauseTests {
  @Test(
    "a name alone, a name that may be a slip, and the compiler's words where there is no name",
    arguments: [
      ("Chart", "cannot find 'Chart' in scope", "Chart"),
      (
        "titel", "cannot find 'titel' in scope; did you mean 'title'?",
        "titel (did you mean 'title'?)"
      ),
      (
        GapCause.unknown, "expected ')' in expression list",
        "code that compiles here (expected ')' in expression list)"
      ),
    ] as [(String, String, String)])
  func words(needs: String, message: String, words: String) {
    #expect(GapCause(needs: needs, message: message).words == words)
  }

  @Test("the mark in the code says the same")
  func mark() {
    let cause = GapCause(needs: GapCause.unknown, message: "expected '\"'")
    #expect(
      GapMark.skipped(cause) == "snugLeftOut(\"code that compiles here (expected '\\\"')\")")
  }
}
