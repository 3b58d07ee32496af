// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import Geometry

/// The lengths that shape one section of a flow; points (Documentation/FlowLayout.md §2).
package struct FlowMetrics: Hashable, Sendable {
  /// Space around the section's lines, not around its header and footer.
  package var insets: Insets
  /// The exact distance between lines.
  package var lineSpacing: CGFloat
  /// The least distance between the items of a line.
  package var interitemSpacing: CGFloat
  /// The header's length along the list; no header at 0.
  package var headerLength: CGFloat
  /// The footer's length along the list; no footer at 0.
  package var footerLength: CGFloat

  package init(
    insets: Insets = .zero, lineSpacing: CGFloat = 10, interitemSpacing: CGFloat = 10,
    headerLength: CGFloat = 0, footerLength: CGFloat = 0
  ) {
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerLength = max(0, headerLength)
    self.footerLength = max(0, footerLength)
  }
}
