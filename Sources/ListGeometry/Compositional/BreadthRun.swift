// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Neighbouring groups of one length across their section, or of that of a group that was not measured.
struct BreadthRun: Run {
  var count: Int
  /// Points; 0 while the groups are as the section's definition has them.
  var breadth: CGFloat

  var summary: BreadthSummary { BreadthSummary(count: count, longest: breadth) }

  func split(after count: Int) -> (BreadthRun, BreadthRun) {
    (
      BreadthRun(count: count, breadth: breadth),
      BreadthRun(count: self.count - count, breadth: breadth)
    )
  }

  func joined(with next: BreadthRun) -> BreadthRun? {
    breadth == next.breadth ? BreadthRun(count: count + next.count, breadth: breadth) : nil
  }
}

/// The longest of a stretch of groups.
struct BreadthSummary: RunSummary {
  var count: Int
  var longest: CGFloat

  static let zero = BreadthSummary(count: 0, longest: 0)

  static func + (first: BreadthSummary, second: BreadthSummary) -> BreadthSummary {
    BreadthSummary(
      count: first.count + second.count, longest: max(first.longest, second.longest))
  }
}
