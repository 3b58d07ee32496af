// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}
