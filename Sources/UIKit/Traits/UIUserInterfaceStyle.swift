// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
