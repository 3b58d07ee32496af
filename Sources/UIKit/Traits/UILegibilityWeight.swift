// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
