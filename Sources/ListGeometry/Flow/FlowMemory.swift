// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What is known of an item besides where it lies (Documentation/FlowLayout.md §5.3).
package struct FlowMemory: Equatable, Sendable {
  /// Points; nil when the item counts with an estimate.
  package var size: CGSize?
  /// Whether the size is the item's own; otherwise it is a guess until the item is seen again.
  package var isMeasured: Bool
  /// Items of one kind learn their estimates from each other; 0 when the item was never seen.
  package var kind: Int32

  package init(size: CGSize?, isMeasured: Bool, kind: Int32) {
    self.size = size
    self.isMeasured = isMeasured
    self.kind = kind
  }
}
