// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// An item that does not fit between the insets of its section (Documentation/FlowLayout.md §6).
package struct FlowOverflow: Equatable, Sendable {
  package var section: Int
  package var item: Int
  /// The item's length across the list, in points.
  package var length: CGFloat
  /// The points between the insets.
  package var available: CGFloat
}
