// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import Geometry

/// A size seen along the two directions of a flow: across a line, and along the list.
package struct FlowSize: Hashable, Sendable {
  /// Points along a line: the width of items when the list scrolls vertically.
  package var cross: CGFloat
  /// Points along the list: the height of items when the list scrolls vertically.
  package var main: CGFloat

  package static let zero = FlowSize(cross: 0, main: 0)

  package init(cross: CGFloat, main: CGFloat) {
    self.cross = FlowSize.bounded(cross)
    self.main = FlowSize.bounded(main)
  }

  /// The size as a list sees it that scrolls along `axis`.
  package init(_ size: CGSize, scrolling axis: Axis) {
    self =
      axis == .vertical
      ? FlowSize(cross: size.width, main: size.height)
      : FlowSize(cross: size.height, main: size.width)
  }

  /// The size in the plane.
  package func size(scrolling axis: Axis) -> CGSize {
    axis == .vertical
      ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  /// A length layout can add up: not a number and negative become 0, huge becomes 10⁹ points
  /// (Documentation/FlowLayout.md §1.4).
  private static func bounded(_ length: CGFloat) -> CGFloat {
    length > 0 ? min(length, 1e9) : 0
  }
}
