// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@_disfavoredOverload
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// Runs the body; what UIKit autoreleases in it on the main actor goes when it ends
/// (Documentation/Lifecycle.md §1.6).
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  defer { AssociatedValues.removeDead() }
  guard MainActorCheck.isOnMainActor else { return try body() }
  let count = MainActor.assumeIsolated { Runtime.current.autoreleased.count }
  defer { MainActor.assumeIsolated { Runtime.current.drainAutoreleased(after: count) } }
  return try body()
}

@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(for: object as AnyObject).lock()
  return 0
}

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(for: object as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  nonisolated(unsafe) private static var key: UInt8 = 0
  private static let guardian = NSLock()

  static func lock(for object: AnyObject) -> NSRecursiveLock {
    guardian.withLock {
      if let known = objc_getAssociatedObject(object, &key) as? NSRecursiveLock { return known }
      let made = NSRecursiveLock()
      objc_setAssociatedObject(object, &key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
  }
}

extension NSObject {
  /// The name of the class with its module, `App.BadgeView`.
  public class func description() -> String { RuntimeRegistry.nameOfClass(self) }
}
