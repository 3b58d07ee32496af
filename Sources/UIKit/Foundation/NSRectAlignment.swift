// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A corner or an edge's middle of a rectangle, by reading direction.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}
