// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// By the first letter that has a direction.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a run's direction counts; combined with an ``NSWritingDirection`` by “or” in the values of the
/// attribute `writingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Within the surrounding text, as Unicode's embeddings.
  case embedding = 0
  /// Against what the letters say, as Unicode's overrides.
  case override = 2
}
