// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Initialisers whose bodies are left out (Documentation/Gaps.md §3.13).
@Suite("What a lost initialiser leaves")
struct LostInitializerTests {
  /// The line of the body after all but the body was tried.
  private static func planned(_ type: String, tries: Int = 2) -> String {
    let planned = PlannedFile(type)
    var text = ""
    for _ in 0..<tries { text = planned.plan((at: "lost", says: "cannot convert")) }
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix("snug") || $0.contains("{ snug") }
      .map(String.init) ?? text
  }

  @Test("a class gives its stored properties neutral values and calls the one above")
  func object() {
    let text = Self.planned(
      """
      class Shelf: Rack {
        let size: Int
        var name: String?
        let owner: Owner?
        var count = 0
        lazy var list: [Int] = []
        static var shared: Shelf
        var area: Int { size * 2 }
        var width: Int { didSet { print(1) } }
        init(frame: Rect, owner: Owner) {
          self.owner = lost(owner)
          super.init(frame: frame, wide: make(owner), at: .zero)
        }
      }
      """, tries: 3)
    #expect(
      text
        == "snugLeftOut(\"X\"); self.size = snugNeutral(\"X\"); self.owner = snugNeutral(\"X\"); "
        + "self.width = snugNeutral(\"X\"); "
        + "super.init(frame: frame, wide: snugNeutral(\"X\"), at: .zero)")
  }

  @Test("one that hands on to another does so")
  func convenience() {
    let text = Self.planned(
      """
      class Shelf {
        convenience init(_ text: String) throws {
          lost(text)
          try self.init(text, make(text), nil)
        }
      }
      """)
    #expect(text == "snugLeftOut(\"X\"); try self.init(text, snugNeutral(\"X\"), nil)")
  }

  @Test("a call of a class or a function inside the body is not the initialiser's own")
  func inner() {
    let text = Self.planned(
      """
      class Shelf: Rack {
        init(size: Int) {
          class Board: Plank { init() { super.init(kind: 1) } }
          func make() -> Plank { Plank.init(kind: 2) }
          lost(Board(), make())
          super.init(size: size)
        }
      }
      """)
    #expect(text == "snugLeftOut(\"X\"); super.init(size: size)")
  }

  @Test("a structure is neutral as a whole; what may be none is none")
  func value() {
    #expect(
      Self.planned(
        "struct A {\n  let b: Int\n  init(_ c: Int) {\n    b = lost(c)\n  }\n}", tries: 3)
        == "snugLeftOut(\"X\"); self = snugNeutral(\"X\")")
    #expect(
      Self.planned("class A {\n  init?(_ c: Int) {\n    lost(c)\n  }\n}")
        == "snugLeftOut(\"X\"); return nil")
  }

  @Test("an enumeration's that gives no value any more is neutral as a whole, and stays")
  func cases() {
    let planned = PlannedFile(
      """
      enum Size {
        case small
        init(_ other: Int) {
          switch other {
          case lost: self = .small
          }
        } // The end.
      }
      """)
    _ = planned.plan((at: "lost", says: "type 'Int' has no member 'lost'"))
    let text = planned.plan(
      (at: "} // The", says: "'self.init' isn't called on all paths before returning"))
    #expect(text.contains("snugLeftOut(\"X\"); self = snugNeutral(\"X\")"), "\(text)")
    #expect(text.contains("init(_ other: Int)"))
  }

  @Test("what a document makes is made")
  func coder() {
    #expect(
      Self.planned(
        "class A: B {\n  required init?(coder: C) {\n    lost()\n    super.init(coder: coder)\n  }\n}"
      )
        == "snugLeftOut(\"X\"); super.init(coder: coder)")
  }

  @Test("where that does not compile either, the body is a stop")
  func stop() {
    let text = "class A: B {\n  init(_ c: Int) {\n    d = lost(c)\n  }\n}"
    #expect(Self.planned(text, tries: 4).contains("snugStop(\"X\")"))
  }
}
