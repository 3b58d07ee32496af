// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// By the first letter that has a direction.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
