// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Neighbouring items of one measured extent, or of none.
struct ExtentRun: Run {
  var count: Int
  /// Points along the list, or nil while the items count with the estimate.
  var extent: CGFloat?
  /// Whether the extent is only a guess for these very items.
  var isGuess = false
  /// What sort of item was measured here, the list's own number; 0 while none was.
  var kind: Int32 = 0

  var summary: ExtentSummary {
    ExtentSummary(
      count: count, unmeasured: extent == nil ? count : 0, guesses: isGuess ? count : 0,
      measured: (extent ?? 0) * CGFloat(count))
  }

  func split(after count: Int) -> (ExtentRun, ExtentRun) {
    (
      ExtentRun(count: count, extent: extent, isGuess: isGuess, kind: kind),
      ExtentRun(count: self.count - count, extent: extent, isGuess: isGuess, kind: kind)
    )
  }

  func joined(with next: ExtentRun) -> ExtentRun? {
    guard extent == next.extent, isGuess == next.isGuess, kind == next.kind else { return nil }
    return ExtentRun(count: count + next.count, extent: extent, isGuess: isGuess, kind: kind)
  }
}

/// The sums of a stretch of ``ExtentRun`` values.
struct ExtentSummary: RunSummary {
  var count: Int
  /// Items that count with the estimate.
  var unmeasured: Int
  /// Items that count with a guess of their own.
  var guesses: Int
  /// Points taken by the measured and guessed items.
  var measured: CGFloat

  static let zero = ExtentSummary(count: 0, unmeasured: 0, guesses: 0, measured: 0)

  static func + (first: ExtentSummary, second: ExtentSummary) -> ExtentSummary {
    ExtentSummary(
      count: first.count + second.count, unmeasured: first.unmeasured + second.unmeasured,
      guesses: first.guesses + second.guesses,
      measured: first.measured + second.measured)
  }
}
