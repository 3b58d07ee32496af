// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How a view behaves when the user interface runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
