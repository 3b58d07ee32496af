// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How many of some views are where they belong.
struct Tally {
  private(set) var hits = 0
  private(set) var count = 0

  mutating func add(_ isHit: Bool) {
    count += 1
    if isHit { hits += 1 }
  }

  mutating func add(_ other: Tally) {
    hits += other.hits
    count += other.count
  }

  var ratio: Double { count == 0 ? 1 : Double(hits) / Double(count) }
  var share: String { String(format: "%5.1f", ratio * 100) }
  var fraction: String { "\(hits)/\(count)" }
}
