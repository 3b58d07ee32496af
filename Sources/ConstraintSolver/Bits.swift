// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A set of small integers in words that somebody else owns.
struct Bits {
  let words: UnsafeMutablePointer<UInt64>
  let count: Int

  @inline(__always) init(_ words: UnsafeMutablePointer<UInt64>, _ count: Int) {
    self.words = words
    self.count = count
  }

  @inline(__always) subscript(_ index: Int) -> Bool {
    words[index &>> 6] & (1 &<< UInt64(truncatingIfNeeded: index & 63)) != 0
  }

  @inline(__always) func insert(_ index: Int) {
    words[index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  @inline(__always) func remove(_ index: Int) {
    words[index &>> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: index & 63))
  }

  /// Calls `body` with each member in ascending order. The set of each word is read once.
  @inline(__always) func forEach(_ body: (Int) -> Void) {
    for word in 0..<count {
      var rest = words[word]
      while rest != 0 {
        body(word &* 64 &+ rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
  }

  /// Calls `body` with each common member in ascending order.
  @inline(__always) func forEachCommon(_ other: Bits, _ body: (Int) -> Void) {
    for word in 0..<count {
      var rest = words[word] & other.words[word]
      while rest != 0 {
        body(word &* 64 &+ rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
  }

  /// Calls `body` with the number and contents of each word.
  @inline(__always) func forEachWord(_ body: (Int, UInt64) -> Void) {
    for word in 0..<count { body(word, words[word]) }
  }

  /// Whether there is a common member.
  @inline(__always) func meets(_ other: Bits) -> Bool {
    for word in 0..<count where words[word] & other.words[word] != 0 { return true }
    return false
  }

  @inline(__always) var isEmpty: Bool {
    for word in 0..<count where words[word] != 0 { return false }
    return true
  }

  /// Number of members.
  @inline(__always) var population: Int {
    var sum = 0
    for word in 0..<count { sum &+= words[word].nonzeroBitCount }
    return sum
  }

  @inline(__always) func removeAll() {
    for word in 0..<count { words[word] = 0 }
  }
}
