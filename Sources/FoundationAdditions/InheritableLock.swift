// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Stands for `NSLock` as a superclass, which Linux's Foundation does not let anyone inherit.
open class InheritableLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = NSLock()
  open var name: String?

  public override init() { super.init() }

  open func lock() { inner.lock() }
  open func unlock() { inner.unlock() }
  open func `try`() -> Bool { inner.try() }
  open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }
}

/// Stands for `NSRecursiveLock` as a superclass.
open class InheritableRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = NSRecursiveLock()
  open var name: String?

  public override init() { super.init() }

  open func lock() { inner.lock() }
  open func unlock() { inner.unlock() }
  open func `try`() -> Bool { inner.try() }
  open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }
}
