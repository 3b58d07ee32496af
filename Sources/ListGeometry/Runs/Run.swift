// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a stretch of runs adds up to.
protocol RunSummary: Sendable {
  /// The summary of no runs at all.
  static var zero: Self { get }

  /// Items covered.
  var count: Int { get }

  /// The summary of two stretches that follow each other.
  ///
  /// - Important: Must be associative, with `zero` neutral.
  static func + (first: Self, second: Self) -> Self
}

/// Neighbouring items that are alike, stored once.
protocol Run: Sendable {
  associatedtype Summary: RunSummary

  /// What this run contributes; its count is greater than zero.
  var summary: Summary { get }

  /// Cuts the run after its first `count` items; `0 < count < summary.count`.
  func split(after count: Int) -> (Self, Self)

  /// One run for this one followed by `next`, or nil when they are not alike.
  func joined(with next: Self) -> Self?
}
