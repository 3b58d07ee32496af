// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A picture in a line.
package struct PlacedAttachment: Hashable, Sendable {
  /// Of TextAttributes/identifier.
  package var identifier: Int
  /// UTF-16 index of its U+FFFC.
  package var characterIndex: Int
  /// From the line's origin on its baseline, in points; y grows downward.
  package var frame: CGRect

  package init(identifier: Int, characterIndex: Int, frame: CGRect) {
    self.identifier = identifier
    self.characterIndex = characterIndex
    self.frame = frame
  }
}
