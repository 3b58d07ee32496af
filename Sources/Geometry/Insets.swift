// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Distances, in points, from the four edges of a rectangle inward.
package struct Insets: Hashable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = Insets()

  /// The sum of the two insets that lie on `axis`, in points.
  package func total(along axis: Axis) -> CGFloat {
    axis == .horizontal ? left + right : top + bottom
  }
}
