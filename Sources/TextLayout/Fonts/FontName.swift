// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What a face is called, in Apple's terms.
package struct FontName: Hashable, Sendable {
  package var postScriptName: String
  package var familyName: String
  /// "Regular", "Bold Italic", …
  package var faceName: String
  /// Weight on the scale of FontWeight.
  package var weight: CGFloat
  package var isItalic: Bool
  package var isMonospaced: Bool

  package init(
    postScriptName: String, familyName: String, faceName: String, weight: CGFloat = 0,
    isItalic: Bool = false, isMonospaced: Bool = false
  ) {
    self.postScriptName = postScriptName
    self.familyName = familyName
    self.faceName = faceName
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }
}
