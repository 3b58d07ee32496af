// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import Geometry

/// Glyphs of one face and one style, in visual order.
package struct GlyphRun: Hashable, Sendable {
  package var face: FontFaceReference
  package var glyphs: [UInt32]
  /// Pen positions from the line's origin on its baseline, in points; y grows downward.
  package var positions: [CGPoint]
  /// Index of the first UTF-16 unit that each glyph stands for.
  package var characterIndexes: [Int]
  /// Left edge of the run from the line's origin, in points.
  package var x: CGFloat
  /// Sum of the advances, in points.
  package var width: CGFloat
  /// Of TextAttributes/identifier.
  package var identifier: Int
  /// The glyphs are pictures in colour; the text colour does not apply.
  package var isColor: Bool
  package var isRightToLeft: Bool

  package init(
    face: FontFaceReference, glyphs: [UInt32] = [], positions: [CGPoint] = [],
    characterIndexes: [Int] = [], x: CGFloat = 0, width: CGFloat = 0, identifier: Int = 0,
    isColor: Bool = false, isRightToLeft: Bool = false
  ) {
    self.face = face
    self.glyphs = glyphs
    self.positions = positions
    self.characterIndexes = characterIndexes
    self.x = x
    self.width = width
    self.identifier = identifier
    self.isColor = isColor
    self.isRightToLeft = isRightToLeft
  }
}
