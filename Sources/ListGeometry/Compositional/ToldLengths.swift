// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The mean of what items told, brought up to date when there are twice as many as at the last time
/// (Documentation/StandingStill.md §3.1d).
struct ToldLengths: Sendable {
  /// Items before their mean says something of the others.
  private static let enough = 8

  private var count = 0
  private var points: CGFloat = 0
  private var due = enough

  /// An item told a length in place of another; nil for none.
  mutating func replace(_ old: CGFloat?, by new: CGFloat?) {
    count += (new == nil ? 0 : 1) - (old == nil ? 0 : 1)
    points += (new ?? 0) - (old ?? 0)
  }

  /// The mean in whole points, when it is time.
  mutating func learn() -> CGFloat? {
    guard count >= due else { return nil }
    due = 2 * count
    return max(0, points / CGFloat(count)).rounded()
  }
}
