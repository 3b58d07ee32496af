// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where lines lie between the margins of their text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// By the direction of the text.
  case natural = 4
}
