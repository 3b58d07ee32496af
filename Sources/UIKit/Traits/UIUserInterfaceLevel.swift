// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
