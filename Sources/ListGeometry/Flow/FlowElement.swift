// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// One thing a flow places: an item, a header or a footer.
package struct FlowElement: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case item(Int)
    case header
    case footer
  }

  package var section: Int
  package var kind: Kind
  /// Content coordinates in points; the origin is on the pixel grid.
  package var frame: CGRect
  /// Whether the element was moved to stay on screen.
  package var isPinned: Bool

  package init(section: Int, kind: Kind, frame: CGRect, isPinned: Bool) {
    self.section = section
    self.kind = kind
    self.frame = frame
    self.isPinned = isPinned
  }
}
