// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Answers for an object of a class that is Swift's alone what every object is asked: on Apple's
/// systems such a class has these methods too (Documentation/SourceLowering.md §6.9).
final class SwiftObject: NSObject {
  private let object: AnyObject

  fileprivate init(_ object: AnyObject) { self.object = object }

  /// The object that a message is for.
  static func receiver(_ object: AnyObject) -> AnyObject {
    (object as? SwiftObject)?.object ?? object
  }

  override var hash: Int { ObjectIdentifier(object).hashValue }
  override var classForCoder: AnyClass { Swift.type(of: object) }
  override var description: String { String(describing: object) }

  override func isEqual(_ other: Any?) -> Bool {
    other.map { SwiftObject.receiver($0 as AnyObject) === object } ?? false
  }
}

/// What a value known as `AnyObject` alone is sent messages through; the lowering writes it.
public func messaged(_ object: AnyObject) -> NSObject {
  object as? NSObject ?? SwiftObject(object)
}

/// Which classes a value known as `AnyObject` alone is of. Foundation asks an `NSObject` only, and
/// its answer cannot be overridden; the lowering writes `membership` there.
public struct ClassMembership {
  fileprivate let type: AnyClass

  public func isKind(of other: AnyClass) -> Bool {
    sequence(first: type, next: _getSuperclass).contains { $0 == other }
  }

  public func isMember(of other: AnyClass) -> Bool { type == other }
}

public func membership(_ object: AnyObject) -> ClassMembership {
  ClassMembership(type: type(of: object))
}
