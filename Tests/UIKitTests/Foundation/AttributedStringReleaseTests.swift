// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import HeadlessHost
import Testing

/// Documentation/HeadlessHost.md §6. What is installed stays so for the other tests of the process.
@Suite("Attributed strings let go of their attributes")
struct AttributedStringReleaseTests {
  private final class Mark: NSObject {}

  private static let key = NSAttributedString.Key("Mark")

  init() { AttributedStringRelease.install() }

  /// Makes a marked string and what a function makes of it.
  ///
  /// - Returns: The mark, and whether each of what was made still had it when the others were gone.
  private func kept(
    in making: (NSMutableAttributedString) -> [NSAttributedString]
  ) -> (mark: Mark?, all: Bool) {
    weak var kept: Mark?
    func makeAndForget() -> Bool {
      var made: [NSAttributedString] = []
      do {
        let mark = Mark()
        kept = mark
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(Self.key, value: mark, range: NSRange(location: 0, length: 1))
        made = making(text)
      }
      return made.allSatisfy { $0.attribute(Self.key, at: 0, effectiveRange: nil) is Mark }
    }
    let all = makeAndForget()
    return (kept, all)
  }

  @Test("one that was made, changed and forgotten")
  func alone() {
    #expect(!AttributedStringRelease.isForgotten)
    #expect(kept { [$0] }.mark == nil)
  }

  @Test("copies of every kind keep them as long as they live themselves")
  func copies() throws {
    let (mark, all) = kept { text in
      let copy = NSAttributedString(attributedString: text)
      let changed = NSMutableAttributedString(attributedString: copy)
      changed.append(copy)
      return [
        copy, changed, text.copy(), copy.copy(), text.mutableCopy(), copy.mutableCopy(),
        text.attributedSubstring(from: NSRange(location: 0, length: 1)),
      ].compactMap { $0 as? NSAttributedString }
    }
    #expect(all)
    #expect(mark == nil)
  }

  @Test("a copy of a copy outlives what it was made of")
  func generations() {
    for _ in 0..<100 {
      var text = NSAttributedString(string: "a", attributes: [Self.key: Mark()])
      for _ in 0..<5 {
        let changed = NSMutableAttributedString(attributedString: text)
        changed.append(NSAttributedString(string: "b"))
        text = NSAttributedString(attributedString: changed)
      }
      #expect(text.string == "abbbbb")
      #expect(text.attribute(Self.key, at: 0, effectiveRange: nil) is Mark)
      #expect(text.attribute(Self.key, at: 5, effectiveRange: nil) == nil)
    }
  }

  @Test("one that was set to another's contents is as it was")
  func set() {
    let (_, all) = kept { text in
      let other = NSMutableAttributedString(string: "x")
      other.setAttributedString(text)
      return [other, NSAttributedString(attributedString: other)]
    }
    #expect(all)
  }
}
