// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Stands for a class where Objective-C passes the class object as a target: there is one for each
/// class, and it lives as long as the process (Documentation/SourceLowering.md §3.5).
final class ClassObject: NSObject, @unchecked Sendable {
  let type: AnyClass
  nonisolated(unsafe) private static var all: [ObjectIdentifier: ClassObject] = [:]
  private static let lock = NSLock()

  private init(_ type: AnyClass) { self.type = type }

  /// Whether a value is an object, or a class, which is one too.
  static func isObject(_ value: Any) -> Bool {
    value is AnyClass || Swift.type(of: value) is AnyClass
  }

  /// The object that messages for a value are sent to.
  static func receiver(_ value: Any) -> AnyObject {
    guard let type = value as? AnyClass else { return value as AnyObject }
    return lock.withLock {
      let known = all[ObjectIdentifier(type)] ?? ClassObject(type)
      all[ObjectIdentifier(type)] = known
      return known
    }
  }
}

extension RuntimeRegistry {
  /// The object that stands for a class where any object is asked for, the same each time
  /// (Documentation/SourceLowering.md §6.25).
  public static func object(ofClass type: AnyClass) -> AnyObject { ClassObject.receiver(type) }
}
