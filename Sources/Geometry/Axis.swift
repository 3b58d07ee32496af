// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One of the two directions of the plane.
package enum Axis: Int, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
