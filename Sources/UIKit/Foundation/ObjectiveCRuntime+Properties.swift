// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// The properties of classes, as Objective-C's runtime lists them
// (Documentation/SourceLowering.md §6.10).

/// A property of a class; it lives as long as the process.
public typealias objc_property_t = OpaquePointer

/// The properties that a class declares itself, in the order of their names, without those of
/// Swift's own types.
///
/// - Returns: A list to be freed; nil without properties.
/// - Complexity: The first question goes through the table of all of UIKit's classes.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  let names = cls.map { RuntimeRegistry.declaredProperties(of: $0).keys.sorted() } ?? []
  let found = names.compactMap { name in cls.flatMap { PropertyObjects.property(name, of: $0) } }
  count?.pointee = UInt32(found.count)
  guard !found.isEmpty else { return nil }
  let list = UnsafeMutablePointer<objc_property_t>.allocate(capacity: found.count)
  list.initialize(from: found, count: found.count)
  return list
}

/// The property of that name that a class or the nearest class above it declares.
public func class_getProperty(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>
) -> objc_property_t? {
  let name = String(cString: name)
  return sequence(first: cls, next: { $0.flatMap(_getSuperclass) }).lazy.prefix { $0 != nil }
    .compactMap { type in type.flatMap { PropertyObjects.property(name, of: $0) } }.first
}

public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  PropertyObjects.texts(of: property)[0]
}

public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
  PropertyObjects.texts(of: property)[1]
}

/// The text after an attribute's letter, to be freed; nil without that attribute.
public func property_copyAttributeValue(
  _ property: objc_property_t, _ attribute: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>? {
  let letter = String(cString: attribute)
  return property_getAttributes(property).flatMap { text in
    String(cString: text).split(separator: ",").first { $0.hasPrefix(letter) }
      .flatMap { strdup(String($0.dropFirst(letter.count))) }
  }
}

/// Properties as the runtime's functions pass them: pairs of C texts that are never freed.
private enum PropertyObjects {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [String: objc_property_t]] = [:]

  static func property(_ name: String, of type: AnyClass) -> objc_property_t? {
    lock.withLock {
      if let made = known[ObjectIdentifier(type)]?[name] { return made }
      guard let attributes = RuntimeRegistry.declaredProperties(of: type)[name]?.attributes else {
        return nil
      }
      let texts = UnsafeMutablePointer<UnsafePointer<CChar>>.allocate(capacity: 2)
      for (index, text) in [name, attributes].enumerated() {
        (texts + index).initialize(to: UnsafePointer(strdup(text)!))
      }
      let made = OpaquePointer(texts)
      known[ObjectIdentifier(type), default: [:]][name] = made
      return made
    }
  }

  static func texts(of property: objc_property_t) -> UnsafePointer<UnsafePointer<CChar>> {
    UnsafePointer(property)
  }
}

// MARK: Arguments of methods

/// The register keeps no types of arguments but the receiver's and the selector's: `?`, as
/// Objective-C writes a type that is not known.
public func method_getArgumentType(
  _ method: Method, _ index: UInt32, _ destination: UnsafeMutablePointer<CChar>?, _ size: Int
) {
  let text = index == 0 ? "@" : index == 1 ? ":" : "?"
  guard let destination, size > 0 else { return }
  strncpy(destination, index < method_getNumberOfArguments(method) ? text : "", size)
}

/// With the receiver and the selector.
public func method_getNumberOfArguments(_ method: Method) -> UInt32 {
  UInt32(method_getName(method).argumentCount + 2)
}

/// 1 where Objective-C's `BOOL` is a truth value of C.
public var OBJC_BOOL_IS_BOOL: Int32 { 1 }
