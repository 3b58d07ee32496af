// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What a stretch of characters looks like, as far as layout is concerned.
package struct TextAttributes: Hashable, Sendable {
  /// The box of a picture that stands in the text for U+FFFC, in points.
  package struct Attachment: Hashable, Sendable {
    package var width: CGFloat
    /// Height above the baseline.
    package var ascent: CGFloat
    /// Depth below the baseline; positive is below.
    package var descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  package var font: FontRequest
  /// Points added after every character.
  package var kern: CGFloat
  /// Points by which glyphs stand above the baseline.
  package var baselineOffset: CGFloat
  /// Whether common ligatures are formed where the face has them.
  package var usesLigatures: Bool
  /// Applies to U+FFFC only.
  package var attachment: Attachment?
  /// The caller's number; comes back in GlyphRun/identifier, for colours and underlines.
  package var identifier: Int

  package init(
    font: FontRequest, kern: CGFloat = 0, baselineOffset: CGFloat = 0, usesLigatures: Bool = true,
    attachment: Attachment? = nil, identifier: Int = 0
  ) {
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.usesLigatures = usesLigatures
    self.attachment = attachment
    self.identifier = identifier
  }
}
