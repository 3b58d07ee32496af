// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// What is left of a class's property whose wrapper is missing (Documentation/Gaps.md §6.17).
@Suite("Properties that lost their wrapper")
struct LostWrapperTests {
  private func planned(_ property: String, in owner: String = "class A", _ more: String = "")
    -> String
  {
    PlannedFile("\(owner) {\n  \(property)\n  \(more)\n}\n")
      .plan((at: "Kept", says: "unknown attribute 'Kept'"))
  }

  @Test("one without a value notes it when it is asked first, or changed; objects lack nothing")
  func valueless() {
    let text = planned("@Kept private var store: Store")
    #expect(
      text.contains(
        "  lazy  private var store: Store = snugNeutral(\"X\") { didSet { snugLeftOut(\"X\") } }\n"),
      "\(text)")
    #expect(!text.contains("snugGap"), "\(text)")
  }

  @Test("one with a value keeps it and notes it")
  func valued() {
    let text = planned("@Kept(\"key\") var isOn = true")
    #expect(
      text.contains(
        "  lazy  var isOn = snugWithout(\"X\", true) { didSet { snugLeftOut(\"X\") } }\n"),
      "\(text)")
    #expect(!text.contains("snugGap"), "\(text)")
  }

  @Test("a static one begins later anyway")
  func shared() {
    let text = planned("@Kept static var count: Int = 3")
    #expect(text.contains("   static var count: Int = snugWithout(\"X\", 3) {"), "\(text)")
    #expect(!text.contains("snugGap") && !text.contains("lazy"), "\(text)")
  }

  @Test(
    "one that cannot begin later spoils each object, as before",
    arguments: [
      ("@Kept var store: Store", "class A", "init(_ s: Store) { self.store = s }"),
      ("@Kept override var count: Int = 3", "class A: B", ""),
      ("@Kept @Other var count: Int = 3", "class A", ""),
      ("@Kept var count: Int = 3 { didSet { print(count) } }", "class A", ""),
    ])
  func early(property: String, owner: String, more: String) {
    let text = planned(property, in: owner, more)
    #expect(text.contains("snugGap") && !text.contains("lazy"), "\(text)")
  }

  @Test("a class that is coded keeps its stored properties, and has no mark")
  func coded() {
    let text = planned("@Kept var count: Int = 3", in: "class A: Codable")
    #expect(text.contains("   var count: Int = 3\n"), "\(text)")
  }

  @Test("what follows from a property without a value loses nothing in its round")
  func followers() {
    let planned = PlannedFile(
      """
      func start() { show(Page()) }
      func other() { show(Other()) }
      final class Page: Base {
        @Kept var count: Int
      }
      """)
    let text = planned.plan(
      (at: ")) }", says: "missing argument for parameter 'coder' in call"),
      (at: ")) }\nfinal", says: "missing argument for parameter 'coder' in call"),
      (at: "final", says: "class 'Page' has no initializers"),
      (at: "Kept", says: "unknown attribute 'Kept'"))
    #expect(text.contains("func start() { show(Page()) }"), "\(text)")
    #expect(!text.contains("Other()"), "\(text)")
    #expect(text.contains("lazy  var count: Int = snugNeutral("), "\(text)")
    #expect(!text.contains("snugGap"), "\(text)")
  }
}
