// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

@Suite("Arguments that are left out")
struct LostArgumentTests {
  private static let says = "value of type 'UIImage' has no member 'tinted'"

  @Test("what makes an object keeps it, with a neutral argument, before the name goes")
  func property() {
    let planned = PlannedFile(
      """
      class Row: UIView {
        let arrow = UIImageView(image: UIImage(named: "a")?.tinted(.red))
        func fill() { arrow.isHidden = true }
      }
      """)
    let text = planned.plan((at: "tinted", says: Self.says))
    #expect(text.contains("let arrow = UIImageView(image: snug"))
    #expect(text.contains("arrow.isHidden = true"))
    // Where nothing neutral compiles, the name goes with its uses.
    let rest = planned.plan((at: "tinted", says: Self.says))
    #expect(!rest.contains("let arrow"))
  }

  @Test("so does what another call takes, and what a body names")
  func statements() {
    let planned = PlannedFile(
      """
      func f() {
        let arrow = UIImageView(image: icon.tinted(.red))
        stack.addArrangedSubview(Badge<Int>(icon: icon.tinted(.blue), count: 2))
        stack.add(arrow)
        button.icon = Badge(icon: icon.tinted(.green))
        return Badge(icon: icon.tinted(.gray))
      }
      """)
    let text = planned.plan(
      (at: "tinted(.red)", says: Self.says), (at: "tinted(.blue)", says: Self.says),
      (at: "tinted(.green)", says: Self.says), (at: "tinted(.gray)", says: Self.says))
    #expect(text.contains("let arrow = UIImageView(image: snug"))
    #expect(text.contains("stack.addArrangedSubview(Badge<Int>(icon: snug"))
    #expect(text.contains(", count: 2))"))
    #expect(text.contains("stack.add(arrow)"))
    #expect(text.contains("button.icon = Badge(icon: snug"))
    #expect(text.contains("return Badge(icon: snug"))
  }

  @Test(
    "what is unwrapped by force, functions, and views of an opaque body have no neutral arguments",
    arguments: [
      "func f() { let a = URL(string: Keys.tinted)! }",
      "func f() { let a = scale(Keys.tinted) }",
      "func f() -> some View { show(Text(Keys.tinted)) }",
    ])
  func others(text: String) {
    let planned = PlannedFile(text + "\n")
    #expect(!planned.plan((at: "Keys", says: "cannot find 'Keys' in scope")).contains("(snug"))
    #expect(!planned.file.edits.isEmpty)
  }
}
