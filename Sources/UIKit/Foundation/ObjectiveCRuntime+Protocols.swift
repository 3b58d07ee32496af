// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What apps ask of the Objective-C runtime about protocols: those that a module asks about are
// registered by its lowered sources.

/// A method that a protocol declares; without a name where it declares none.
public struct objc_method_description {
  public var name: Selector?
  /// Objective-C's codes of the types: the result's, those of the object and the selector, and one
  /// for each argument. Types of Swift are not known here, whose code is `?`.
  public var types: UnsafeMutablePointer<CChar>?

  public init() {}

  public init(name: Selector?, types: UnsafeMutablePointer<CChar>?) {
    self.name = name
    self.types = types
  }
}

extension RuntimeRegistry {
  /// Adds what a protocol declares itself and by what it refines.
  public static func describe(protocol type: Any.Type, required: [String], optional: [String]) {
    ProtocolMethods.declared[ObjectIdentifier(type)] = [true: required, false: optional]
  }
}

private enum ProtocolMethods {
  nonisolated(unsafe) static var declared: [ObjectIdentifier: [Bool: [String]]] = [:]
  private static let lock = NSLock()
  nonisolated(unsafe) private static var codes: [Int: UnsafeMutablePointer<CChar>] = [:]

  /// The codes of a selector's types; they live as long as the program.
  static func types(of selector: String) -> UnsafeMutablePointer<CChar>? {
    let count = selector.count { $0 == ":" }
    return lock.withLock {
      if let known = codes[count] { return known }
      let text = strdup("?@:" + String(repeating: "?", count: count))
      codes[count] = text
      return text
    }
  }

  static func names(_ type: Protocol, _ isRequired: Bool, _ isInstance: Bool) -> [String] {
    guard isInstance, let type else { return [] }
    return declared[ObjectIdentifier(type)]?[isRequired] ?? []
  }
}

/// What a protocol that the app's sources name says of a method.
public func protocol_getMethodDescription(
  _ proto: Protocol, _ selector: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description {
  let names = ProtocolMethods.names(proto, isRequiredMethod, isInstanceMethod)
  guard names.contains(selector.name) else { return objc_method_description() }
  return objc_method_description(name: selector, types: ProtocolMethods.types(of: selector.name))
}

/// The methods that a protocol declares, required or optional ones.
///
/// - Returns: A list in the order of the names, to be freed; nil without methods.
public func protocol_copyMethodDescriptionList(
  _ proto: Protocol, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool,
  _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_method_description>? {
  let names = ProtocolMethods.names(proto, isRequiredMethod, isInstanceMethod)
  count?.pointee = UInt32(names.count)
  guard !names.isEmpty else { return nil }
  let list = UnsafeMutablePointer<objc_method_description>.allocate(capacity: names.count)
  for (index, name) in names.enumerated() {
    (list + index).initialize(
      to: objc_method_description(
        name: Selector(name), types: ProtocolMethods.types(of: name)))
  }
  return list
}
