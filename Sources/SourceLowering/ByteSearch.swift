// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Glibc

extension [UInt8] {
  /// Whether these bytes hold a word's, of a text in UTF-8.
  ///
  /// - Complexity: O(n), byte by byte: a text's own search compares characters, and was a third of a
  ///   lowering's time (measured; Documentation/Gaps.md §9.2).
  package func holds(_ word: String) -> Bool {
    let word = Array<UInt8>(word.utf8)
    return withUnsafeBytes { text in
      word.withUnsafeBytes { word in
        guard var start = text.baseAddress, let wanted = word.baseAddress else { return false }
        var left = text.count
        while left >= word.count, let found = memchr(start, Int32(word[0]), left) {
          left -= found - UnsafeMutableRawPointer(mutating: start)
          if left >= word.count, memcmp(found, wanted, word.count) == 0 { return true }
          start = UnsafeRawPointer(found) + 1
          left -= 1
        }
        return false
      }
    }
  }
}
