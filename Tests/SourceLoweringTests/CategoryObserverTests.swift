// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

/// Documentation/SourceLowering.md §4.8.
@Suite("Observers in extensions of a framework's class")
struct CategoryObserverTests {
  @Test("observers become functions that the generated subclass calls, once a change")
  func observers() {
    let lowered = Lowered(
      """
      extension UIButton {
        override open var isHighlighted: Bool {
          willSet { note(newValue) }
          didSet(old) { alpha = isHighlighted ? 0.5 : 1 }
        }
      }
      let button = UIButton(type: .system)

      """)
    #expect(
      lowered.contains(
        "func snugCategory_UIButton_isHighlighted_willSet(_ newValue: Bool) { note(newValue) }"))
    #expect(
      lowered.contains(
        "func snugCategory_UIButton_isHighlighted_didSet(_ old: Bool) { alpha = isHighlighted"))
    #expect(
      lowered.contains(
        "private final var snugSets_isHighlighted = false; open override var isHighlighted: Bool { "
          + "willSet { guard !snugSets_isHighlighted else { return }; "
          + "snugSets_isHighlighted = true; defer { snugSets_isHighlighted = false }; "
          + "self.snugCategory_UIButton_isHighlighted_willSet(newValue) } didSet {"))
    #expect(!lowered.contains("override open"))
    #expect(lowered.contains("let button = SnugCategory_UIButton(type: .system)"))
  }

  @Test("so do what reads and what sets; a lone getter stays a property")
  func accessors() {
    let lowered = Lowered(
      """
      extension UILabel {
        open override var tag: Int {
          get { super.tag }
          set { super.tag = newValue }
        }
        open override var canBecomeFirstResponder: Bool { true }
      }

      """)
    #expect(lowered.contains("func snugCategory_UILabel_tag_get() -> Int { super.tag }"))
    #expect(
      lowered.contains(
        "func snugCategory_UILabel_tag_set(_ newValue: Int) { super.tag = newValue }"))
    #expect(
      lowered.contains(
        "open override var tag: Int { get { self.snugCategory_UILabel_tag_get() } "
          + "set { self.snugCategory_UILabel_tag_set(newValue) } }"))
    #expect(lowered.contains("var snugCategory_UILabel_canBecomeFirstResponder: Bool { true }"))
    #expect(!lowered.contains("snugSets_tag"))
  }
}
