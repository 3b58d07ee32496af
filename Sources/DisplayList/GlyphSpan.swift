// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import Geometry

/// Glyphs of one face, placed.
package struct GlyphSpan: Hashable, Sendable {
  package var face: FontFaceReference
  package var glyphs: [UInt32]
  /// Pen positions from ``origin``, in points; as many as glyphs.
  package var positions: [CGPoint]
  /// Start of the baseline, in points.
  package var origin: CGPoint
  /// The glyphs are pictures in colour; the paint gives only its alpha.
  package var isColor: Bool

  package init(
    face: FontFaceReference, glyphs: [UInt32], positions: [CGPoint], origin: CGPoint,
    isColor: Bool = false
  ) {
    self.face = face
    self.glyphs = glyphs
    self.positions = positions
    self.origin = origin
    self.isColor = isColor
  }
}
