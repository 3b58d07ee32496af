// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How many rows of each section of a long list are looked at (Documentation/Exploration.md §3.1).
package enum RowShares {
  /// The first rows of every section, as many of each as long as there are some, `most` in all.
  ///
  /// - Complexity: O(n) in sections for each time that some run out.
  package static func shares(of counts: [Int], most: Int) -> [Int] {
    var shares = Array(repeating: 0, count: counts.count)
    var rest = most
    var open = counts.indices.filter { counts[$0] > 0 }
    while rest > 0, !open.isEmpty {
      let each = max(rest / open.count, 1)
      for section in open where rest > 0 {
        let more = min(each, counts[section] - shares[section], rest)
        shares[section] += more
        rest -= more
      }
      open.removeAll { shares[$0] == counts[$0] }
    }
    return shares
  }
}
