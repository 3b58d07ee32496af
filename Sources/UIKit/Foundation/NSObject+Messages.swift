// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What Apple's NSObject has for messages that it does not answer itself.

extension NSObjectProtocol {
  /// nil: an object of no class of its own passes nothing on.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  public func method(for selector: Selector!) -> IMP! {
    class_getMethodImplementation(type(of: self), selector)
  }

  public func doesNotRecognizeSelector(_ selector: Selector!) {
    ProgrammingError.raise(
      "NSInvalidArgumentException",
      "-[\(ProgrammingError.className(of: self)) \(selector.name)]: unrecognized selector sent to "
        + "instance")
  }
}

extension NSObjectProtocol {
  /// Whether the object is of a class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool { membership(self).isKind(of: aClass) }

  public func isMember(of aClass: AnyClass) -> Bool { membership(self).isMember(of: aClass) }
}

extension NSObject {
  /// Whether objects of the class answer a selector.
  public static func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { RuntimeRegistry.responds(self, to: $0) } ?? false
  }

  /// Whether the class itself has a method.
  public static func responds(to selector: Selector!) -> Bool {
    selector.map { RuntimeRegistry.responds(ClassObject.receiver(self), to: $0) } ?? false
  }

  /// Calls a method of the class itself by name; an unknown one ends the process with UIKit's text.
  @discardableResult
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    answer(selector, [])
  }

  @discardableResult
  public static func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    answer(selector, [object])
  }

  private static func answer(_ selector: Selector, _ values: [Any?]) -> Unmanaged<AnyObject>? {
    MessageResult.pooled(
      RuntimeRegistry.perform(selector, on: ClassObject.receiver(self), with: values))
  }
}

/// Objects that pass messages on to others, as proxies of delegates do
/// (Documentation/SourceLowering.md §5.7).
enum MessageForwarding {
  /// Who gets a message that an object's class has no method for; nil for nobody.
  static func target(of object: AnyObject, for name: String) -> AnyObject? {
    guard RuntimeRegistry.hasForwarding,
      let next = RuntimeRegistry.send(
        Selector("forwardingTargetForSelector:"), to: object, with: [Selector(name)]) ?? nil
    else { return nil }
    return next as AnyObject === object ? nil : next as AnyObject
  }

  /// Who gets an optional message, which is sent to an object only that says that it responds.
  static func optionalTarget(of object: AnyObject, for name: String) -> AnyObject? {
    guard RuntimeRegistry.hasForwarding,
      RuntimeRegistry.send(
        Selector("respondsToSelector:"), to: object, with: [Selector(name)]) as? Bool ?? false
    else { return nil }
    return target(of: object, for: name)
  }
}

/// What a message that was sent by name returned.
enum MessageResult {
  /// An object lives on to the main queue's next turn, where Apple's systems drain the pool that
  /// it would be in: nobody else may hold what the method made.
  static func pooled(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value else { return nil }
    nonisolated(unsafe) let object = value as AnyObject
    DispatchQueue.main.async { withExtendedLifetime(object) {} }
    return Unmanaged.passUnretained(object)
  }
}
