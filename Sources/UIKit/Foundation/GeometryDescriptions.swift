// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// What `print` and interpolation write of these on Apple's systems (SystemFrameworks.md §6); the
/// other geometry there prints as any structure does, and so here.
extension CGPoint: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
