// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import Geometry

/// What holds for a whole flow.
package struct FlowConfiguration: Equatable, Sendable {
  /// How items that were never measured get their size (Documentation/FlowLayout.md §5.1).
  package enum Estimate: Equatable, Sendable {
    /// Nothing is measured: items keep the sizes they were given.
    case none
    /// One size for every unmeasured item.
    case explicit(CGSize)
    /// The mean of the measured sizes; the seed while there is none.
    case automatic(seed: CGSize)
  }

  /// The direction in which the list scrolls.
  package var axis: Axis
  /// Points from edge to edge across the list, content insets taken off.
  package var crossExtent: CGFloat
  /// Points taken off at the two ends of every line besides the section insets.
  package var referenceInsets: Insets
  /// The grid that origins snap to.
  package var grid: PixelGrid
  package var estimate: Estimate
  package var pinsHeaders: Bool
  package var pinsFooters: Bool
  /// Whether x is mirrored, for a right-to-left interface.
  package var flipsHorizontally: Bool

  package init(
    axis: Axis = .vertical, crossExtent: CGFloat, referenceInsets: Insets = .zero,
    grid: PixelGrid, estimate: Estimate = .none, pinsHeaders: Bool = false,
    pinsFooters: Bool = false, flipsHorizontally: Bool = false
  ) {
    self.axis = axis
    self.crossExtent = max(0, crossExtent)
    self.referenceInsets = referenceInsets
    self.grid = grid
    self.estimate = estimate
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.flipsHorizontally = flipsHorizontally
  }

  /// Whether items measured in one of the two have their size in the other, too
  /// (Documentation/FlowLayout.md §5.3).
  package func measuresAlike(_ other: FlowConfiguration) -> Bool {
    crossExtent == other.crossExtent && estimate == other.estimate && axis == other.axis
  }
}
