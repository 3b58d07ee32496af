// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
