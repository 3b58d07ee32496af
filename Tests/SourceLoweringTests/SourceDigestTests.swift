// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

/// Documentation/ChangedScreens.md §3.
@Suite("what a change of a source can matter to")
struct SourceDigestTests {
  private static let source = """
    import UIKit

    final class CardController: UIViewController {
      let inset: CGFloat = 8
      var margin = 8.0
      static let shared = CardController()
      private lazy var label: UILabel = { let made = UILabel(); return made }()
      override func viewDidLoad() { view.backgroundColor = .red }
      var height: Double { 44 }
      func body() -> some Equatable { 4 }
    }

    func helper(_ size: Int = 3) -> Int { size + 1 }
    """

  /// What is different when one text stands in the place of another.
  private func changes(_ old: String, _ new: String) -> [SourceDigest.Declaration] {
    precondition(Self.source.contains(old))
    return SourceDigest(Self.source.replacing(old, with: new))
      .changes(since: SourceDigest(Self.source))
  }

  @Test(
    "bodies, initial values of a value's own and comments are no part of the declaration",
    arguments: [
      ("= .red", "= .blue"), ("{ 44 }", "{ 60 }"), ("size + 1", "size + 2"),
      ("CGFloat = 8", "CGFloat = 12"), ("margin = 8.0", "margin = 12.5"),
      ("let made = UILabel()", "let made = UILabel(frame: .zero)"),
      ("func helper", "/// Text.\nfunc helper"),
    ])
  func bodies(old: String, new: String) {
    #expect(changes(old, new).isEmpty)
  }

  @Test(
    "types, defaults, statics, values of another form and hidden types are",
    arguments: [
      ("inset: CGFloat", "inset: Double", "CardController"),
      ("margin = 8.0", "margin = 8", "CardController"),
      (
        "shared = CardController()", "shared = CardController(nibName: nil, bundle: nil)",
        "CardController"
      ),
      ("some Equatable { 4 }", "some Equatable { 4.0 }", "CardController"),
      ("override func viewDidLoad()", "override func loadView()", "CardController"),
      ("UIViewController {", "UIViewController, Sendable {", "CardController"),
    ])
  func declarations(old: String, new: String, type: String) {
    let changed = changes(old, new)
    #expect(!changed.isEmpty)
    #expect(Set(changed.map(\.type)) == [type])
  }

  @Test("a function outside of types is known by its name")
  func function() {
    let changed = changes("size: Int = 3", "size: Int = 4")
    #expect(changed.map(\.own) == [["helper"], ["helper"]])
    #expect(changed.allSatisfy { $0.type == nil })
  }

  @Test("the order of properties counts")
  func order() {
    let (one, other) = ("let a = 1", "let b = 2")
    let old = SourceDigest("struct S { \(one)\n\(other) }")
    #expect(!SourceDigest("struct S { \(other)\n\(one) }").changes(since: old).isEmpty)
  }

  @Test("statements and operators concern everything, imports are told apart")
  func everything() {
    let old = SourceDigest("import UIKit\nclass A {}")
    #expect(SourceDigest("import UIKit\nclass A {}\nprint(1)").everything != old.everything)
    #expect(
      SourceDigest("import UIKit\nclass A {}\nfunc + (l: A, r: A) {}").everything
        != old.everything)
    let imported = SourceDigest("import UIKit\nimport MapKit\nclass A {}")
    #expect(imported.everything == old.everything)
    // Who uses an operator names nothing, wherever it stands.
    #expect(
      SourceDigest("import UIKit\nclass A { static func + (l: A, r: A) {} }").everything
        != old.everything)
    #expect(imported.imports != old.imports)
  }

  @Test("a stored property hands what it names on to its type, a method its own name")
  func links() {
    let outline = SourceOutline(
      "class Row { let icon = Badge(); func mark(_ one: Star) {}; func other() { Sun() } }")
    func carried(_ name: String) -> Set<String> {
      Set(outline.links.filter { $0.mentions.contains(name) }.flatMap(\.carries))
    }
    #expect(carried("Badge") == ["icon", "Row"])
    #expect(carried("Star") == ["mark"])
    #expect(carried("Sun").isEmpty)
    #expect(outline.mentions.contains("Sun"))
  }
}
