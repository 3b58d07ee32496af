// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@Suite("Blocks that do not escape on Apple's systems")
struct BlockTests {
  @Test("name self where it is there, once")
  func captured() {
    let lowered = Lowered(
      """
      import UIKit
      class Marker: NSObject {
        let rule = NSRegularExpression()
        func mark(_ text: String, _ range: NSRange) {
          rule.enumerateMatches(in: text, range: range) { match, _, _ in add(match) }
          rule.enumerateMatches(in: text, range: range) { add($0) }
          rule.enumerateMatches(in: text, range: range, using: { match, _, _ in add(match) })
          rule.enumerateMatches(in: text, range: range) { [weak self] match, _, _ in self?.add(match) }
        }
        func add(_ match: NSTextCheckingResult?) {}
      }
      """)
    #expect(lowered.contains("range: range) { [self] match, _, _ in add(match) }"))
    #expect(lowered.contains("range: range) { [self] in  add($0) }"))
    #expect(lowered.contains("using: { [self] match, _, _ in add(match) })"))
    #expect(lowered.contains("{ [weak self] match, _, _ in self?.add(match) }"))
  }

  @Test("do not where there is none")
  func others() {
    let lowered = Lowered(
      """
      import UIKit
      func f(_ r: NSRegularExpression) { r.enumerateMatches(in: "", range: all) { m, _, _ in g(m) } }
      class A: NSObject {
        init(r: NSRegularExpression) { r.enumerateMatches(in: "", range: all) { m, _, _ in g(m) } }
        let count = { r.enumerateMatches(in: "", range: all) { m, _, _ in g(m) } }
      }
      """)
    #expect(!lowered.contains("[self]"))
  }
}
