// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Names one face at one size, so that a renderer can open it; a plain value.
package struct FontFaceReference: Hashable, Sendable {
  /// One variation axis and its value in axis units.
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
  /// Index of the face in a collection file; zero elsewhere.
  package var index: Int
  package var variations: [Variation]
  /// Size of the em in points.
  package var pointSize: CGFloat
  /// Horizontal shear (x per y) of a face that has no italic of its own; zero for none.
  package var slant: CGFloat
  /// Points by which strokes grow where the face has no bold of its own; zero for none.
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
