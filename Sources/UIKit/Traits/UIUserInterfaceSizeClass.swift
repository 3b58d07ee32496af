// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
