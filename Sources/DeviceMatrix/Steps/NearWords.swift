// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Finds what people may have meant by a word that is not there.
package enum NearWords {
  /// The words that differ from `word` by few letters, nearest first.
  ///
  /// A word counts as near when at most a third of the longer one's letters, and at least one, has
  /// to be inserted, deleted, replaced or swapped, or when one is the beginning of the other and has three
  /// letters.
  package static func nearest(to word: String, among words: [String], count: Int = 3) -> [String] {
    let wanted = word.lowercased()
    let ranked = words.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
      let other = candidate.lowercased()
      let distance = distance(wanted, other)
      let isNear = distance <= max(1, max(wanted.count, other.count) / 3)
      let isBeginning =
        min(wanted.count, other.count) >= 3 && (other.hasPrefix(wanted) || wanted.hasPrefix(other))
      return isNear || isBeginning ? (distance, index, candidate) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(count).map(\.2)
  }

  /// All words, those that need the fewest changes to become `word` first.
  package static func sorted(_ words: [String], byDistanceTo word: String) -> [String] {
    let wanted = word.lowercased()
    return words.enumerated()
      .map { (distance(wanted, $1.lowercased()), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// How many letters have to be inserted, deleted, replaced, or swapped with their neighbour, to
  /// make one text of the other.
  ///
  /// - Complexity: O(m · n).
  package static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var earlier: [Int] = []
    var above = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = above[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(replaced, above[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, earlier[j - 1] + 1)
        }
        row.append(best)
      }
      (earlier, above) = (above, row)
    }
    return above[right.count]
  }
}
