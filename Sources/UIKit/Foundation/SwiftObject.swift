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

// What the lowering writes where the text does not say whether a value is known as `AnyObject` or
// `AnyClass` alone: Swift takes the first function for every other type
// (Documentation/SourceLowering.md §6.9).

public func messageReceiver<Value>(_ value: Value) -> Value { value }
public func messageReceiver(_ object: AnyObject) -> NSObject { messaged(object) }
public func messageReceiver(_ object: AnyObject?) -> NSObject? { object.map { messaged($0) } }
public func messageReceiver(_ type: AnyClass) -> ClassReceiver { ClassReceiver(type: type) }
public func messageReceiver(_ type: AnyClass?) -> ClassReceiver? {
  type.map { ClassReceiver(type: $0) }
}

public func kindReceiver<Value>(_ value: Value) -> Value { value }
public func kindReceiver(_ object: AnyObject) -> ClassMembership { membership(object) }
public func kindReceiver(_ object: AnyObject?) -> ClassMembership? { object.map { membership($0) } }

/// Answers what every class is asked, for one known as `AnyClass` alone.
public struct ClassReceiver {
  fileprivate let type: AnyClass

  public func isSubclass(of other: AnyClass) -> Bool {
    ClassMembership(type: type).isKind(of: other)
  }

  public func isEqual(_ other: Any?) -> Bool { (other as? AnyClass) == type }
  public func hash() -> Int { ObjectIdentifier(type).hashValue }
  public func superclass() -> AnyClass? { _getSuperclass(type) }
  public func description() -> String { String(reflecting: type) }

  public func responds(to selector: Selector!) -> Bool {
    RuntimeRegistry.responds(ClassObject.receiver(type), to: selector)
  }

  public func instancesRespond(to selector: Selector!) -> Bool {
    RuntimeRegistry.responds(type, to: selector)
  }

  public func conforms(to aProtocol: Protocol) -> Bool {
    ProtocolType.isAdopted(aProtocol, by: type)
  }

  public func value(forKey key: String) -> Any? {
    RuntimeRegistry.classValue(forKey: key, of: type) ?? nil
  }

  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    MessageResult.pooled(RuntimeRegistry.perform(selector, on: ClassObject.receiver(type)))
  }
}

/// Whether two classes are the same: on Apple's systems a class is an object.
public func === (left: AnyClass?, right: AnyClass?) -> Bool { left == right }
public func !== (left: AnyClass?, right: AnyClass?) -> Bool { left != right }
