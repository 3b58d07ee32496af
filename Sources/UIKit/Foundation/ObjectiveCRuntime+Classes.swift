// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What apps ask of the Objective-C runtime about classes. Swift's classes cannot be made or changed
// at run time, so what would do that answers that it did not.

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

/// The bytes of an object of the class: Swift's runtime keeps the number behind a class's flags and
/// the place of its address point.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  guard let cls else { return 0 }
  let words = unsafeBitCast(cls, to: UnsafeRawPointer.self)
  return Int(words.load(fromByteOffset: 24, as: UInt32.self))
}

/// The class's name with its module; it lives as long as the program.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.name(of: cls.map { String(reflecting: $0) } ?? "nil")
}

public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(object))
}

private enum ClassNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]

  static func name(of text: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let name = known[text] { return name }
      let name = UnsafePointer<CChar>(strdup(text)!)
      known[text] = name
      return name
    }
  }
}

public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? {
  NSClassFromString(String(cString: name))
}

public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  NSClassFromString(String(cString: name))
}

/// - Returns: nil: the object keeps its class.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? { nil }

public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

public func objc_registerClassPair(_ cls: AnyClass) {}

public func objc_disposeClassPair(_ cls: AnyClass) {}

/// What describes a variable of a class; there is none of it here.
public typealias Ivar = OpaquePointer

/// The methods of a class that the register knows: what is `@objc`, or named by a selector.
///
/// - Returns: A list in the order of the names, to be freed; nil without methods.
public func class_copyMethodList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  copy(cls.map { RuntimeRegistry.describe($0).methods.keys.sorted() } ?? [], cls, count)
}

/// What a class is an object of: it has the class's own methods. Swift's classes have none, so
/// this only names the class.
public struct Metaclass: Hashable {
  let type: ObjectIdentifier
  fileprivate let methods: [String]
}

public func object_getClass(_ type: AnyClass?) -> Metaclass? {
  type.map {
    Metaclass(
      type: ObjectIdentifier($0), methods: RuntimeRegistry.describe($0).classMethods.keys.sorted())
  }
}

/// The methods of a class itself, as the list of its instances' methods.
public func class_copyMethodList(
  _ metaclass: Metaclass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  copy(
    metaclass?.methods ?? [], metaclass.map { Swift.unsafeBitCast($0.type, to: AnyClass.self) },
    isOfClass: true, count)
}

private func copy(
  _ names: [String], _ type: AnyClass?, isOfClass: Bool = false,
  _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  count?.pointee = UInt32(names.count)
  guard !names.isEmpty, let type else { return nil }
  let list = UnsafeMutablePointer<Method>.allocate(capacity: names.count)
  for (index, name) in names.enumerated() {
    (list + index).initialize(to: Method(MethodPlace(type, name), isOfClass: isOfClass))
  }
  return list
}

public func class_copyIvarList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  count?.pointee = 0
  return nil
}
