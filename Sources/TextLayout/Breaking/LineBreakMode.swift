// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How a paragraph is cut into lines, and what happens to a last line that is too long.
///
/// Raw values are those of Apple's `NSLineBreakMode`.
package enum LineBreakMode: Int, Hashable, Sendable {
  /// Between words; a capped text simply loses its rest.
  case wordWrapping = 0
  /// After any user-perceived character.
  case charWrapping = 1
  /// The last line runs on past the bound.
  case clipping = 2
  /// The last line keeps its end: "…end".
  case truncatingHead = 3
  /// The last line keeps its start: "start…".
  case truncatingTail = 4
  /// The last line keeps both ends: "st…nd".
  case truncatingMiddle = 5
}
