// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Documentation/AppBuild.md §2.8.
@Suite("What other files see of one")
struct DeclarationTextTests {
  private static let text = """
    struct A {
      let size = 3
      func f() -> Int { 1 }
      init() { size = 4 }
      var half: Int { size / 2 }
      var label: UILabel = { UILabel(frame: .zero) }() { didSet { print("set") } }
      var rows: Set = [5]
    }
    """

  private static func isSame(_ word: String, as other: String) -> Bool {
    DeclarationText.of(text) == DeclarationText.of(text.replacing(word, with: other))
  }

  @Test("bodies and lines are not seen")
  func bodies() {
    #expect(Self.isSame("{ 1 }", as: "{\n    let b = 2\n    return b\n  }"))
    #expect(Self.isSame("size = 4", as: "print(4)"))
    #expect(Self.isSame("  func", as: "\n  // What it does.\n  func"))
    #expect(Self.isSame("{ size / 2 }", as: "{ size / 3 }"))
    #expect(Self.isSame("frame: .zero", as: "frame: .null"))
    #expect(Self.isSame("\"set\"", as: "\"new\""))
    let plain = "#sourceLocation(file: \"/A.swift\", line: 3)\nlet a = 1\n"
    #expect(DeclarationText.of(plain) == DeclarationText.of(plain.replacing("3", with: "9")))
  }

  @Test("types, values that give types, and what is compiled into callers are seen")
  func declarations() {
    #expect(!Self.isSame("-> Int", as: "-> UInt"))
    #expect(!Self.isSame("size = 3", as: "size = 3.0"))
    #expect(!Self.isSame(" { size / 2 }", as: ""))
    #expect(!Self.isSame(" { didSet { print(\"set\") } }", as: ""))
    #expect(!Self.isSame(" = { UILabel(frame: .zero) }()", as: ""))
    #expect(!Self.isSame("[5]", as: "[5.0]"))
    let branches = "struct B { let wide = if isPad { 1 } else { 2 } }"
    #expect(
      DeclarationText.of(branches) != DeclarationText.of(branches.replacing("2", with: "2.5")))
    let opaque = "func made() -> some P { A() }"
    #expect(DeclarationText.of(opaque) != DeclarationText.of(opaque.replacing("A()", with: "B()")))
    let inlined = "@_transparent func f() -> Int { 1 }"
    #expect(DeclarationText.of(inlined) != DeclarationText.of(inlined.replacing("1", with: "2")))
  }
}
