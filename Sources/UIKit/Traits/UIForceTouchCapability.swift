// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}
