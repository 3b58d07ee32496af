// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What an actor adopts whose author lets it inherit `NSObject`: the base class that Swift gives such an
/// actor is in Objective-C's runtime (Documentation/SourceLowering.md §4.11).
public protocol SnugObjectActor: Actor, NSObjectProtocol, Hashable {}

extension SnugObjectActor {
  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  public nonisolated func `self`() -> Self { self }

  public nonisolated func isProxy() -> Bool { false }

  public nonisolated var description: String { "<\(type(of: self))>" }

  public nonisolated var debugDescription: String { description }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  public static func == (left: Self, right: Self) -> Bool { left.isEqual(right) }
}
