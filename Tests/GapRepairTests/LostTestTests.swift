// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

@Suite("Tests that are left out with what declares them")
struct LostTestTests {
  @Test("tests of both libraries in what goes are told; helpers and what stays are not")
  func lost() {
    let text = """
      class A: XCTestCase {
        func testKept() {}
        func testGone(
        ) {}
        func testHelper(_ n: Int) {}
        func testValue() -> Int { 1 }
        class Inner { @Test func two() {} }
      }
      func testFree() {}
      """
    let file = GapFile(path: "/A.swift", text: text)
    #expect(file.lostTests(module: "M").isEmpty)
    let gone = text.range(of: "func testGone")!.lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: gone)
    file.add(
      GapEdit(
        .declaration, offset..<text.utf8.count, with: "",
        because: GapCause(needs: "X", message: "no X")))
    let found = file.lostTests(module: "M")
    #expect(found.map(\.name) == ["M.A/testGone", "M.A.Inner/two()"])
    #expect(found.map(\.line) == [3, 7] && found[0].needs == "X")
  }
}
