// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import GapRepair

/// Documentation/Gaps.md §7: what would mean something else without what went is marked.
@Suite("Uses of what went")
struct LostMeaningTests {
  private static let missing = "cannot find 'missing' in scope"

  /// The lines with a mark after the thing at some words went.
  private func marked(_ text: String, losing words: String) -> [Int] {
    let planned = PlannedFile(text)
    let lines = planned.plan((at: words, says: Self.missing)).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].contains("snug") }
  }

  @Test("a property with a default elsewhere is marked where its type's values are asked")
  func property() {
    let text = """
      protocol Titled { var title: String { get } }
      extension Titled { var title: String { "default" } }
      struct A: Titled { var title: some P { missing } }
      struct B { var title = "b" }
      func one() -> String { "1 \\(A().title)" }
      func two(b: B) -> String { b.title }
      func three(all: [any Titled]) { for one in all { show(one.title) } }
      func four(x: Unknown) { use(x.title) }
      func five() { let label = B(); label.title = "c" }
      """
    #expect(marked(text, losing: "missing") == [4, 6])
  }

  @Test("a property that nothing else can stand for is not marked outside of its type")
  func aloneProperty() {
    let text = """
      struct A { var name: some P { missing }
        func f() { use(name) }
        func g(name: String) { use(name) }
        func h() { let name = 1; use(name) }
        func i() { if let name = name { use(name) } }
      }
      func j(a: A, b: B) { use(b.name) }
      """
    #expect(marked(text, losing: "missing") == [1, 4])
  }

  @Test("a method that hid a function of the same name is marked where it is called")
  func hidden() {
    let text = """
      struct A { func max(_ a: Int, _ b: Int) -> some P { missing }
        func use() -> String { "\\(max(1, 2))" }
        func other() -> Int { max(1, 2, 3) } }
      func elsewhere() -> Int { max(1, 2) }
      """
    #expect(marked(text, losing: "missing") == [1])
  }

  @Test("a subscript with another of its labels is marked where its type's values are asked")
  func subscripts() {
    let text = """
      struct A { subscript(i: Int) -> some P { missing }
        subscript(i: Any) -> String { "any" }
        subscript(at i: Int) -> String { "at" } }
      func f() -> String { "\\(A()[1])" }
      func g(list: [Int]) -> Int { list[1] }
      func h() -> String { A()[at: 1] }
      """
    #expect(marked(text, losing: "missing") == [3])
  }

  @Test("questions for a protocol are marked when a value type lost it")
  func conformance() {
    let text = """
      struct A {}
      extension A: Marked where missing == B {}
      func f(x: Any) -> Bool { x is Marked }
      func g(x: Any) { if let y = x as? Marked { use(y) } }
      func h(x: Any) -> Bool { x is Other }
      """
    #expect(marked(text, losing: "missing") == [2, 3])
  }

  @Test("a value type that lost a stored property or its wrapper is marked where it is made")
  func parts() {
    let property = """
      struct A { var size = missing.big; var on = true }
      func f() -> Bool { A().on }
      func g(a: A) -> Bool { a.on }
      """
    #expect(marked(property, losing: "missing") == [1])
    let wrapper = PlannedFile("struct A { @Kept var n: Int = 4 }\nfunc f() -> Int { A().n }\n")
    let text = wrapper.plan((at: "Kept", says: "unknown attribute 'Kept'"))
    #expect(
      text == """
        struct A {  var n: Int = 4 }
        func f() -> Int { snugWithout("X", A().n, line: 1) }

        """)
  }

  @Test("a mark stands before what is no value, and around what a body gives")
  func places() {
    let planned = PlannedFile(
      """
      struct S { var size = missing.big }
      class A: B {
        init() { super.init(S()) }
        func f() { a = S() }
        var s: S { S() }
        var all = [S()]
      }
      """)
    let mark = "snugLeftOut(\"X\", line: 1); "
    #expect(
      planned.plan((at: "missing", says: Self.missing)) == """
        struct S {  }
        class A: B {
          init() { \(mark)super.init(S()) }
          func f() { \(mark)a = S() }
          var s: S { snugWithout("X", S(), line: 1) }
          var all = snugWithout("X", [S()], line: 1)
        }
        """)
  }

  @Test("cases after one that went are marked where they may take what it took")
  func cases() {
    let text = """
      func f() -> Int {
        switch x {
        case .z: return 0
        case .a where missing: return 1
        case .b: return 2
        case .a: return 3
        default: return 4
        }
      }
      """
    #expect(marked(text, losing: "missing") == [5, 6])
  }

  @Test("calls of another type's function of that name stay")
  func otherTypes() {
    let text = """
      class Base { func set(_ x: Int) {} }
      class A: Base { override func set(_ x: missing) {} }
      class B: Base { override func set(_ x: Int) { super.set(x) } }
      func f(a: A) { a.set(1) }
      func g(b: B) { b.set(1) }
      """
    let planned = PlannedFile(text)
    let after = planned.plan((at: "missing", says: "cannot find type 'missing' in scope"))
    #expect(after.contains("super.set(x)") && after.contains("b.set(1)"))
    #expect(!after.contains("a.set(1)"))
  }
}
