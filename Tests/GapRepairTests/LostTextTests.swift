// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Texts that a missing library would look up (Documentation/Gaps.md §3.12).
@Suite("What a lost text leaves")
struct LostTextTests {
  private static func planned(_ statement: String, _ member: String) -> String {
    let text = PlannedFile("func f() {\n  \(statement)\n  print(1)\n}")
      .plan((member, "value of type 'String' has no member '\(member)'"))
    return String(text.split(separator: "\n")[1].dropFirst(2))
  }

  @Test(
    "the key stays, and is looked up",
    arguments: [
      (statement: "label.text = \"key\".localized", member: "localized"),
      (statement: "label.text = \"key\".localised(in: bundle)", member: "localised"),
      (statement: "label.text = \"key\".tr()", member: "tr"),
    ])
  func kept(statement: String, member: String) {
    #expect(Self.planned(statement, member) == "label.text = snugText(\"X\", \"key\")")
  }

  @Test("a member behind it stays, too")
  func chain() {
    #expect(
      Self.planned("show(key.localized().uppercased())", "localized")
        == "show(snugText(\"X\", key).uppercased())")
  }

  @Test("another member takes the statement")
  func other() {
    #expect(Self.planned("label.text = \"key\".md5()", "md5") == "snugLeftOut(\"X\")")
  }

  @Test("where the key does not do, the statement goes")
  func second() {
    let planned = PlannedFile("func f() {\n  show(\"key\".localized())\n  print(1)\n}")
    _ = planned.plan((at: "localized", says: "value of type 'String' has no member 'localized'"))
    let text = planned.plan((at: "\"key\"", says: "cannot convert value of type 'String'"))
    #expect(text.contains("  snugLeftOut(\"X\")\n"))
  }
}
