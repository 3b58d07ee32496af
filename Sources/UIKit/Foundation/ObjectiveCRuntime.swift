// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What apps ask of the Objective-C runtime. Swift's methods are bound when the app is compiled, so
// exchanging them has no effect; the request is said on the console.

/// A method of a class, found by its selector.
public struct Method: Hashable, Sendable {
  let selector: Selector
}

/// The code of a method, which cannot be taken out here.
public struct IMP: Hashable, Sendable {
  let selector: Selector
}

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Method(selector: name)
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Method(selector: name)
}

public func method_getImplementation(_ method: Method) -> IMP { IMP(selector: method.selector) }

public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

public func method_getName(_ method: Method) -> Selector { method.selector }

/// - Returns: true, so that callers go on to ``class_replaceMethod``, which does nothing.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { true }

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  SwizzlingNotice.tell(name)
  return nil
}

public func method_exchangeImplementations(_ first: Method, _ second: Method) {
  SwizzlingNotice.tell(first.selector)
}

enum SwizzlingNotice {
  static func tell(_ selector: Selector) {
    let text =
      "Methods cannot be exchanged at run time here: \(selector) goes on calling its own code.\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}

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
