// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
