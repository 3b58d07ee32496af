// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Controllers that missing containers are given (Documentation/Gaps.md §5.6).
@Suite("Contents of missing containers")
struct LostContentTests {
  private func plan(_ statement: String, missing name: String) -> String {
    let planned = PlannedFile("func f() {\n  \(statement)\n  g()\n}\n")
    return planned.plan((at: name, says: "value of type 'Drawer' has no member '\(name)'"))
  }

  @Test("a controller that is given by a property or a function is shown")
  func shown() {
    let assigned = plan("drawer.mainViewController = feed", missing: "mainViewController")
    #expect(assigned.contains("snugContent(\"X\", drawer, \"mainViewController\", feed)"))
    let called = plan(
      "menu.setContentViewController(Feed(), animated: true)", missing: "setContentViewController")
    #expect(called.contains("snugContent(\"X\", menu, \"setContentViewController\", Feed())"))
    let own = plan("frontViewController = feed", missing: "frontViewController")
    #expect(own.contains("snugContent(\"X\", self, \"frontViewController\", feed)"))
  }

  @Test(
    "what lies beside it, what is no controller and what cannot be written twice goes",
    arguments: [
      ("drawer.leftViewController = menu", "leftViewController"),
      ("drawer.mainColor = red", "mainColor"),
      ("drawer.mainViewController()", "mainViewController"),
      ("make().mainViewController = feed", "mainViewController"),
      ("drawer.mainViewController.title = text", "mainViewController"),
      ("drawer.show(mainViewController: feed)", "show"),
    ])
  func left(statement: String, name: String) {
    #expect(!plan(statement, missing: name).contains("snugContent("))
  }
}
