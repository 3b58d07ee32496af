// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Documentation/Gaps.md §4.
@Suite("Properties that UIKit has by now")
struct OwnNameTests {
  private let clash = "overriding non-open property outside of its defining module"

  @Test("a private property gets a name of its own, in the type and its extensions")
  func renamed() {
    let plan = PlannedFile(
      """
      class Bar: UITabBarController {
        private var tabs: [UIViewController] = []
        func fill() { tabs = [A()]; self.tabs[0].title = "\\(tabs.count)" }
      }
      extension Bar { func count() -> Int { tabs.count } }
      class Other { func all() { print(tabs, bar.tabs) } }
      """)
    let text = plan.plan((at: "tabs: [", says: clash))
    #expect(
      text == """
        class Bar: UITabBarController {
          private var snugOwn_tabs: [UIViewController] = []
          func fill() { snugOwn_tabs = [A()]; self.snugOwn_tabs[0].title = "\\(snugOwn_tabs.count)" }
        }
        extension Bar { func count() -> Int { snugOwn_tabs.count } }
        class Other { func all() { print(tabs, bar.tabs) } }
        """)
    #expect(plan.file.edits.allSatisfy { !$0.isLoss })
  }

  @Test("a local value of the name stays what it is")
  func locals() {
    let plan = PlannedFile(
      """
      class Bar: UITabBarController {
        private let tabs = [A()]
        func fill() { let tabs = self.tabs; use(tabs) }
        func take(tabs: [A]) { use(tabs) }
      }
      """)
    let says = "property 'tabs' with type '[A]' cannot override a property with type 'B'"
    let text = plan.plan((at: "tabs = [", says: says))
    #expect(text.contains("private let snugOwn_tabs = [A()]"))
    #expect(text.contains("let tabs = self.snugOwn_tabs; use(tabs)"))
    #expect(text.contains("func take(tabs: [A]) { use(tabs) }"))
  }

  @Test(
    "where a use may be another's, the property goes as before",
    arguments: [
      "func a(other: Bar) -> Bool { other.tabs == tabs }",
      "func a() { run { [weak self] in self?.tabs } }",
      "func a() { if let tabs { use(tabs) } }",
      "func a() { xs.forEach { tabs in use(tabs) }; tabs = [] }",
      "func a() { bind(\\.tabs) }", "func tabs(for x: A) {}; func a() { tabs(for: x) }",
    ])
  func doubtful(use: String) {
    let plan = PlannedFile(
      """
      class Bar: UITabBarController {
        private var tabs: [A]? = nil
        \(use)
      }
      """)
    #expect(!plan.plan((at: "tabs: [", says: clash)).contains("snugOwn"))
  }

  @Test("one that others can read goes as before")
  func readable() {
    let plan = PlannedFile("class Bar: UITabBarController { private(set) var tabs: [A] = [] }")
    #expect(!plan.plan((at: "tabs: [", says: clash)).contains("snugOwn"))
  }

  @Test("one that other files can use goes as before")
  func visible() {
    let plan = PlannedFile(
      """
      class Bar: UITabBarController {
        var tabs: [A] = []
      }
      """)
    #expect(!plan.plan((at: "tabs: [", says: clash)).contains("snugOwn"))
  }
}
