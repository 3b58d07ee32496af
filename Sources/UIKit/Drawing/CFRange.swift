// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Core Foundation's range of places: where it begins, and how many it has.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init() { self.init(location: 0, length: 0) }

  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
