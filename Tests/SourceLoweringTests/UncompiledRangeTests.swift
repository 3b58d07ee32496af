// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

/// Documentation/SourceLowering.md §2.
@Suite("What is not compiled")
struct UncompiledRangeTests {
  @Test("the clauses of a condition that do not hold")
  func clauses() {
    let text = """
      #if os(macOS)
        let a = 1
      #elseif os(iOS)
        let b = 2
      #else
        let c = 3
      #endif
      let d = 4
      """
    let ranges = LoweringOptions(moduleName: "App").uncompiledRanges(of: text)
    func isCompiled(_ word: String) -> Bool {
      let place = text.utf8.distance(
        from: text.startIndex, to: text.firstRange(of: "let \(word)")!.lowerBound)
      return !ranges.contains { $0.contains(place) }
    }
    #expect(["a", "b", "c", "d"].filter(isCompiled) == ["b", "d"])
  }
}
