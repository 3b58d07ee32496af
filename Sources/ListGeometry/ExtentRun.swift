// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Neighbouring items of one measured extent, or of none.
struct ExtentRun: Run {
  var count: Int
  /// Points along the list, or nil while the items count with the estimate.
  var extent: CGFloat?

  var summary: ExtentSummary {
    ExtentSummary(
      count: count, unmeasured: extent == nil ? count : 0,
      measured: (extent ?? 0) * CGFloat(count))
  }

  func split(after count: Int) -> (ExtentRun, ExtentRun) {
    (
      ExtentRun(count: count, extent: extent),
      ExtentRun(count: self.count - count, extent: extent)
    )
  }

  func joined(with next: ExtentRun) -> ExtentRun? {
    extent == next.extent ? ExtentRun(count: count + next.count, extent: extent) : nil
  }
}

/// The sums of a stretch of ``ExtentRun`` values.
struct ExtentSummary: RunSummary {
  var count: Int
  /// Items that count with the estimate.
  var unmeasured: Int
  /// Points taken by the measured items.
  var measured: CGFloat

  static let zero = ExtentSummary(count: 0, unmeasured: 0, measured: 0)

  static func + (first: ExtentSummary, second: ExtentSummary) -> ExtentSummary {
    ExtentSummary(
      count: first.count + second.count, unmeasured: first.unmeasured + second.unmeasured,
      measured: first.measured + second.measured)
  }
}
