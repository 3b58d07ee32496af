// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A protocol as a value, as Objective-C has it: here the type of its values, so that `P.self`
/// stands wherever a `Protocol` is wanted, in parameters, lists and variables.
///
/// Optional, though never nil, so that it is another type than `Any.Type`: an app may have a
/// function for each.
public typealias Protocol = Any.Type?

/// What Swift's runtime knows of a protocol by its type.
enum ProtocolType {
  /// Whether an object is of a protocol.
  static func isAdopted(_ type: Protocol, by object: AnyObject) -> Bool {
    guard let type else { return false }
    func asks<Adopted>(_ type: Adopted.Type) -> Bool { object is Adopted }
    return _openExistential(type, do: asks)
  }

  /// Whether objects of a class would be of the protocol, as Swift's runtime finds by the
  /// descriptors that follow the three words of a protocol's type.
  static func isAdopted(_ type: Protocol, by adopter: AnyClass) -> Bool {
    guard let type, isProtocol(type) else { return false }
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let count = UnsafeRawPointer(words + 1).load(fromByteOffset: 4, as: UInt32.self)
    return (0..<Int(count)).allSatisfy { index in
      UnsafeRawPointer(bitPattern: words[2 + index]).map {
        conformance(unsafeBitCast(adopter, to: UnsafeRawPointer.self), $0) != nil
      } ?? false
    }
  }

  private static func isProtocol(_ type: Any.Type) -> Bool {
    _mangledTypeName(type)?.hasSuffix("_p") == true
  }
}

/// Swift's runtime's own search for a conformance.
private let conformance: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer? =
  unsafeBitCast(
    dlsym(nil, "swift_conformsToProtocol"),
    to: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?).self)

/// - Returns: The protocol of UIKit's or of one of the app's modules; nil for other names.
/// - Complexity: One search of the process's types a module.
public func NSProtocolFromString(_ name: String) -> Protocol? {
  let parts = name.split(separator: ".").map(String.init)
  guard let last = parts.last, parts.count < 3 else { return nil }
  let modules = parts.count == 2 ? [parts[0]] : RuntimeRegistry.moduleNames + ["UIKit"]
  for module in modules {
    // A protocol's type as Swift's runtime spells it.
    let spelled = "\(module.utf8.count)\(module)\(last.utf8.count)\(last)_p"
    if let type = _typeByName(spelled) { return type }
  }
  return nil
}

/// The protocol's name: UIKit's without its module, an app's with it.
public func NSStringFromProtocol(_ proto: Protocol) -> String {
  guard let proto else { return "" }
  let name = String(reflecting: proto)
  return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
}

extension NSObjectProtocol {
  /// Whether the object's class adopts a protocol.
  public func conforms(to aProtocol: Protocol) -> Bool {
    ProtocolType.isAdopted(aProtocol, by: self)
  }
}

extension NSObject {
  /// Whether the class adopts a protocol.
  public static func conforms(to aProtocol: Protocol) -> Bool {
    ProtocolType.isAdopted(aProtocol, by: self)
  }
}

extension NSObject {
  /// Linux's Foundation has it as a property of the class alone.
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The class above the object's own.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}

/// Whether two protocols are one, where there may be none: `NSProtocolFromString(name) == known`.
///
/// Disfavoured: in `attribute(of: style) == nil`, where only the result says what the generic type is, it is
/// that of types, as on Apple's systems.
@_disfavoredOverload
public func == (left: Protocol?, right: Protocol?) -> Bool {
  (left ?? nil).map { ObjectIdentifier($0) } == (right ?? nil).map { ObjectIdentifier($0) }
}

@_disfavoredOverload
public func != (left: Protocol?, right: Protocol?) -> Bool { !(left == right) }
