// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// How many of some views are where they belong.
package struct Tally: Equatable, Sendable {
  package private(set) var hits = 0
  package private(set) var count = 0

  package init() {}

  package mutating func add(_ isHit: Bool) {
    count += 1
    if isHit { hits += 1 }
  }

  package mutating func add(_ other: Tally) {
    hits += other.hits
    count += other.count
  }

  /// 0…1; 1 for no views.
  package var ratio: Double { count == 0 ? 1 : Double(hits) / Double(count) }
  /// Per cent with one decimal, or a dash for no views.
  package var share: String { count == 0 ? "–" : String(format: "%.1f", ratio * 100) }
}
