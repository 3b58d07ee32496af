// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The vertical measures of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// Height above the baseline.
  package var ascender: CGFloat
  /// Depth below the baseline; negative.
  package var descender: CGFloat
  /// Extra distance between lines that the face asks for.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// Distance from the baseline to the middle of an underline; negative is below.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat

  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    underlinePosition: CGFloat, underlineThickness: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  /// The height of one line: ascender − descender, without leading.
  package var lineHeight: CGFloat { ascender - descender }
}
