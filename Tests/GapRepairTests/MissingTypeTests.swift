// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Documentation/Gaps.md §8.2.
@Suite("Types that are missing, by file")
struct MissingTypeTests {
  private func missing(
    _ text: String, _ names: String..., uncompiled: [Range<Int>] = []
  ) -> [String] {
    let file = GapFile(path: "/A.swift", text: text)
    file.addedImports = ["Gaps"]
    var placeholders: [String: Placeholder] = [:]
    for name in names { placeholders[name] = Placeholder(name: name, kind: .class, needs: "Kit") }
    let found = file.missingTypes(placeholders, of: "Gaps", uncompiled: uncompiled)
    return found.map { "\($0.name):\($0.line)" }
  }

  @Test("types and calls count, each at its first place")
  func uses() {
    let text = """
      let bag = Bag()
      var other: Badge?
      func show(_ badge: Badge) { let more = Bag() }
      """
    #expect(missing(text, "Bag", "Badge") == ["Bag:1", "Badge:2"])
  }

  @Test("members, labels, parameters and declarations of the same name are none")
  func namesakes() {
    let text = """
      enum Part { case Bag }
      func carry(Bag amount: Int) {}
      func all() { carry(Bag: 1); _ = Part.Bag; _ = shop.Bag }
      """
    #expect(missing(text, "Bag").isEmpty)
  }

  @Test("what is not compiled names nothing")
  func conditions() {
    let text = "let first = Bag()\nlet second = Bag()\nlet third = Badge()\n"
    #expect(missing(text, "Bag", "Badge", uncompiled: [0..<18]) == ["Bag:2", "Badge:3"])
  }
}
