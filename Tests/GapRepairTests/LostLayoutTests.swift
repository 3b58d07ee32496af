// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Statements of layout libraries that are missing (Documentation/Gaps.md §3.11).
@Suite("What a lost layout leaves")
struct LostLayoutTests {
  private static let says = "value of type 'UILabel' has no member 'hug'"

  private static func planned(_ statement: String, at place: String, _ says: String) -> String {
    let text = PlannedFile("func f() {\n  \(statement)\n  print(1)\n}").plan((place, says))
    return String(text.split(separator: "\n")[1].dropFirst(2))
  }

  @Test(
    "the views that a statement lays out are handed on",
    arguments: [
      (statement: "title.hug.edges()", view: "title"),
      (statement: "self.box.title?.hug.place { $0.edges() }", view: "self.box.title"),
    ])
  func members(statement: String, view: String) {
    #expect(
      Self.planned(statement, at: "hug", Self.says) == "snugWithoutLayout(\"X\", \(view))")
  }

  @Test("a function is called with its views")
  func function() {
    #expect(
      Self.planned(
        "constrain(a, self.b, c()) { a, b in a.top == b.top }", at: "constrain",
        "cannot find 'constrain' in scope")
        == "snugWithoutLayout(\"X\", a); snugWithoutLayout(\"X\", self.b)")
  }

  @Test(
    "what says nothing of layouts, has no name or stands in a closure is skipped",
    arguments: [
      "title.hug.setImage(with: url)", "list[0].hug.edges()", "make().hug.edges()",
      "let x = title.hug.edges()",
    ])
  func others(statement: String) {
    #expect(Self.planned(statement, at: "hug", Self.says) == "snugLeftOut(\"X\")")
  }

  @Test("where the view cannot be written, the statement goes as any other")
  func second() {
    let planned = PlannedFile("func f() {\n  title.hug.edges()\n  print(1)\n}")
    _ = planned.plan((at: "hug", says: Self.says))
    let text = planned.plan((at: "hug", says: "cannot convert value"))
    #expect(text.contains("  snugLeftOut(\"X\")\n"))
  }

  @Test("a body keeps its other statements however many layouts it lost")
  func many() {
    let numbers = 10..<(10 + 2 * EditPlanner.mostDrops)
    let lines = numbers.map { "  v.hug\($0).edges()\n" }.joined()
    let planned = PlannedFile("func f() {\n\(lines)  print(1)\n}")
    var text = ""
    for number in numbers {
      text = planned.plan(
        (at: "hug\(number)", says: "value of type 'UILabel' has no member 'hug\(number)'"))
    }
    #expect(text.contains("  print(1)\n"))
    #expect(!text.contains("hug"))
  }
}
