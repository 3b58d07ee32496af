// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where lines lie between the margins; raw values of Apple's `NSTextAlignment` on iOS.
package enum TextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both edges; the last line of a paragraph as `natural`.
  case justified = 3
  /// By the paragraph's base direction.
  case natural = 4
}
