// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A set of small whole numbers below a fixed limit.
struct BitSet: Hashable {
  private var words: [UInt64]

  /// The empty set of numbers below `limit`.
  init(limit: Int) {
    words = Array(repeating: 0, count: (limit + 63) / 64)
  }

  init(limit: Int, _ members: some Sequence<Int>) {
    self.init(limit: limit)
    for member in members { insert(member) }
  }

  mutating func insert(_ member: Int) { words[member / 64] |= 1 << UInt64(member % 64) }

  func contains(_ member: Int) -> Bool { words[member / 64] >> UInt64(member % 64) & 1 == 1 }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The least member.
  var first: Int? {
    words.firstIndex { $0 != 0 }.map { $0 * 64 + words[$0].trailingZeroBitCount }
  }

  mutating func formIntersection(_ other: BitSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  mutating func formUnion(_ other: BitSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  func intersection(_ other: BitSet) -> BitSet {
    var result = self
    result.formIntersection(other)
    return result
  }

  func subtracting(_ other: BitSet) -> BitSet {
    var result = self
    for index in words.indices { result.words[index] &= ~other.words[index] }
    return result
  }

  func isSubset(of other: BitSet) -> Bool {
    words.indices.allSatisfy { words[$0] & ~other.words[$0] == 0 }
  }

  /// The number of members that both have.
  func countOfCommon(_ other: BitSet) -> Int {
    words.indices.reduce(0) { $0 + (words[$1] & other.words[$1]).nonzeroBitCount }
  }
}
