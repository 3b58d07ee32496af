// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// What ties a font's size to the text size category.
struct FontScaling: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A font of a text style.
    case preferred
    /// A font scaled by UIFontMetrics from a base size, in points, up to a maximum if there is one.
    case scaled(base: CGFloat, maximum: CGFloat?)
  }

  let style: UIFont.TextStyle
  let category: UIContentSizeCategory
  let kind: Kind

  /// Distance of baselines, in points, that the style asks for; nil for scaled fonts.
  var linePitch: CGFloat? {
    guard case .preferred = kind else { return nil }
    return TextStyleTable.leading(of: style, at: category)
  }

  /// The request and tie for another category, keeping the face.
  func adjusted(
    for traits: UITraitCollection, face: FontRequest
  ) -> (request: FontRequest, scaling: FontScaling) {
    let category = traits.preferredContentSizeCategory
    guard category != .unspecified else { return (face, self) }
    var request = face
    switch kind {
    case .preferred:
      request.pointSize = TextStyleTable.pointSize(of: style, at: category)
    case .scaled(let base, let maximum):
      let size = UIFontMetrics(forTextStyle: style).scaledPointSize(
        for: base, compatibleWith: traits)
      request.pointSize = maximum.map { min(size, $0) } ?? size
    }
    return (request, FontScaling(style: style, category: category, kind: kind))
  }
}
