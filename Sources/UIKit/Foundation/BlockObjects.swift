// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Swift's own, and for closures what Objective-C's blocks are: objects, in which apps keep them
/// (`objc_setAssociatedObject`, `NSMutableArray`).
///
/// - Precondition: The types have one size, or one of them is `AnyObject` and the other was boxed.
public func unsafeBitCast<T, U>(_ value: T, to type: U.Type) -> U {
  if MemoryLayout<T>.size == MemoryLayout<U>.size { return Swift.unsafeBitCast(value, to: type) }
  if type == AnyObject.self, let box = BlockObject(value) as? U { return box }
  if let box = value as? BlockObject, let own = box.value as? U { return own }
  return Swift.unsafeBitCast(value, to: type)
}

/// A closure as an object.
private final class BlockObject {
  let value: Any

  init(_ value: Any) { self.value = value }
}
