// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Goldens
import Testing

@Suite("Comparing layout dumps")
struct DumpComparisonTests {
  private let old = """
    UIWindow 0 0 320 568
      UILabel 8 8.5 304 44 "Hello"
      UIView 0 60 320 1

    """

  @Test("frames within half a point are equal", arguments: [("9", 0), ("8", 0), ("9.25", 1)])
  func tolerance(y: String, count: Int) {
    let new = old.replacingOccurrences(of: "8 8.5 304", with: "8 \(y) 304")
    #expect(DumpComparison(old: old, new: new).differences.count == count)
  }

  @Test("another tolerance may be asked for")
  func otherTolerance() {
    let new = old.replacingOccurrences(of: "8 8.5 304", with: "8 10.5 304")
    #expect(DumpComparison(old: old, new: new, tolerance: 2).differences.isEmpty)
    #expect(DumpComparison(old: old, new: new, tolerance: 0).largestDistance == 2)
  }

  @Test("a difference names the line, what it was and what it is")
  func words() {
    let new = old.replacingOccurrences(of: "304 44", with: "304 66.5")
    let comparison = DumpComparison(old: old, new: new)
    #expect(comparison.differences == [#"line 2: UILabel 8 8.5 304 44 "Hello" → 8 8.5 304 66.5"#])
    #expect(comparison.largestDistance == 22.5)
  }

  @Test("lines that come and go are told, and the rest still compared")
  func insertion() {
    let new = """
      UIWindow 0 0 320 568
        UIButton 0 0 44 44
        UILabel 8 8.5 304 44 "Hello"
        UIView 0 70 320 1

      """
    #expect(
      DumpComparison(old: old, new: new).differences == [
        "line 2, new: UIButton 0 0 44 44", "line 4: UIView 0 60 320 1 → 0 70 320 1",
      ])
    #expect(
      DumpComparison(old: new, new: old).differences.first == "gone: UIButton 0 0 44 44")
  }

  @Test("another text is another line")
  func text() {
    let new = old.replacingOccurrences(of: "Hello", with: "Goodbye")
    #expect(DumpComparison(old: old, new: new).differences.count == 2)
  }
}
