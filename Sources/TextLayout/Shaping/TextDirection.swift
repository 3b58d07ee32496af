// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The base direction of a paragraph; raw values of Apple's `NSWritingDirection`.
package enum TextDirection: Int, Hashable, Sendable {
  /// By the first strong character, left to right when there is none (UAX 9, P2 and P3).
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
