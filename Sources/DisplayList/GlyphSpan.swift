// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A face of a font file at a size.
package struct GlyphFace: Hashable, Sendable {
  package struct Variation: Hashable, Sendable {
    /// The four bytes of the axis tag, big endian.
    package var tag: UInt32
    package var value: Double

    package init(tag: UInt32, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// Absolute path of the font file.
  package var path: String
  /// Index of the face in a collection file.
  package var index: Int
  package var variations: [Variation]
  /// Size of the em in points.
  package var pointSize: CGFloat
  /// Horizontal shear, x per y; zero for none.
  package var slant: CGFloat
  /// Points by which strokes grow; zero for none.
  package var embolden: CGFloat

  package init(
    path: String, index: Int = 0, variations: [Variation] = [], pointSize: CGFloat,
    slant: CGFloat = 0, embolden: CGFloat = 0
  ) {
    self.path = path
    self.index = index
    self.variations = variations
    self.pointSize = pointSize
    self.slant = slant
    self.embolden = embolden
  }
}

/// Glyphs of one face, placed.
package struct GlyphSpan: Hashable, Sendable {
  package var face: GlyphFace
  package var glyphs: [UInt32]
  /// Pen positions from ``origin``, in points; as many as glyphs.
  package var positions: [CGPoint]
  /// Start of the baseline, in points.
  package var origin: CGPoint
  /// The glyphs are pictures in colour; the paint gives only its alpha.
  package var isColor: Bool

  package init(
    face: GlyphFace, glyphs: [UInt32], positions: [CGPoint], origin: CGPoint, isColor: Bool = false
  ) {
    self.face = face
    self.glyphs = glyphs
    self.positions = positions
    self.origin = origin
    self.isColor = isColor
  }
}
