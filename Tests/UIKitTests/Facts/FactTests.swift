// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Numbers that others measured on real systems (`Fixtures/Facts`).
@MainActor
@Suite("Measured facts", .serialized)
struct FactTests {
  @Test("a fact holds, or is known not to and does not", arguments: Fact.all)
  func fact(_ fact: Fact) throws {
    let found = try #require(FactProbe.measure(fact.what), "nothing measures '\(fact.what)'")
    let holds = abs(found - fact.value) <= fact.tolerance + 1e-9

    // A known failure that holds is to be struck from its table.
    #expect(
      holds == (fact.knownFailure == nil), "\(fact.value) by \(fact.source), found \(found)")
  }

  @Test("there are facts of every kind")
  func tables() {
    #expect(Fact.all.count >= 400)
    #expect(Fact.all.count { $0.knownFailure != nil } <= 16)
  }
}
