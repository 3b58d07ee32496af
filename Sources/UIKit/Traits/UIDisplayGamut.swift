// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}
