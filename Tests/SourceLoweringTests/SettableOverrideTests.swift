// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

@Suite("Overrides of properties that the app's extensions add and that can be set")
struct SettableOverrideTests {
  private static let extended = """
    extension UIView {
      @objc var corner: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
      }
    }

    """

  @Test("reading and setting ask for an override first")
  func codeOfItsOwn() {
    let lowered = Lowered(
      Self.extended
        + """
        class Card: UIView {
          override var corner: CGFloat { get { super.corner } set { super.corner = newValue } }
        }
        class Round: Card { override var corner: CGFloat { didSet { super.corner = 1 } } }
        """)
    #expect(
      lowered.contains(
        "get { if let override = self as? any SnugUIView_corner {"
          + " return override.snugOverride_UIView_corner }; return snugBase_UIView_corner }"))
    #expect(
      lowered.contains(
        "set { if let override = self as? any SnugUIView_corner {"
          + " override.snugOverride_UIView_corner = newValue; return };"
          + " snugBase_UIView_corner = newValue } };"))
    #expect(
      lowered.contains(
        "var snugOverride_UIView_corner: CGFloat { get { self.snugBase_UIView_corner }"
          + " set { self.snugBase_UIView_corner = newValue } }"))
    #expect(
      lowered.contains(
        "override var snugOverride_UIView_corner: CGFloat"
          + " { didSet { super.snugOverride_UIView_corner = 1 } }"))
    #expect(
      lowered.contains("class Card: UIView, SnugUIView_corner")
        || lowered.contains(
          "extension Card: SnugUIView_corner {}")
    )
    #expect(
      lowered.contains("AnyObject { var snugOverride_UIView_corner: CGFloat { get set } }"))
  }

  @Test("observers are called around the extension's own code")
  func observers() {
    let lowered = Lowered(
      Self.extended
        + """
        class Card: UIView {
          override var corner: CGFloat { willSet { a(newValue) } didSet(old) { b(old) } }
        }

        """)
    #expect(
      lowered.contains(
        "get { self.snugBase_UIView_corner } set { func snug_willSet(_ newValue: CGFloat)"))
    #expect(lowered.contains("func snug_didSet(_ old: CGFloat)"))
    #expect(
      lowered.contains(
        "; let snugOld = self.snugBase_UIView_corner; snug_willSet(newValue);"
          + " self.snugBase_UIView_corner = newValue; snug_didSet(snugOld) }}"))
  }

  @Test("an observer that sets its own property stays as it is")
  func settingObserver() {
    let lowered = Lowered(
      Self.extended
        + "class Card: UIView { override var corner: CGFloat { didSet { corner = 1 } } }\n")
    #expect(lowered.contains("override var corner"))
    #expect(!lowered.contains("SnugUIView_corner"))
  }
}
