// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where text that shrinks to fit its width stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at full size.
  case alignBaselines
  /// In the middle.
  case alignCenters
  case none
}
