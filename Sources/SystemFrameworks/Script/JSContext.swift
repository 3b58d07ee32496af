// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

open class JSVirtualMachine: NSObject {}

/// Would run JavaScript; no script is run, and each is undefined.
open class JSContext: NSObject {
  private var objects: [String: JSValue] = [:]
  public let virtualMachine: JSVirtualMachine
  open var exception: JSValue?
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
  open var name: String?
  open var isInspectable = false

  public init!(virtualMachine: JSVirtualMachine! = nil) {
    self.virtualMachine = virtualMachine ?? JSVirtualMachine()
    super.init()
  }

  open class func current() -> JSContext! { nil }
  open class func currentArguments() -> [Any]! { nil }

  open var globalObject: JSValue! { JSValue(undefinedIn: self) }

  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! { JSValue(undefinedIn: self) }

  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    JSValue(undefinedIn: self)
  }

  /// What was put there under a name, else undefined.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    objects["\(key ?? "")"] ?? JSValue(undefinedIn: self)
  }

  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSObjectProtocol)!) {
    objects["\(key.map { $0 as Any } ?? "")"] = JSValue(object: object, in: self)
  }

  open subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }
}

/// A value of JavaScript: one of Swift's, or undefined.
open class JSValue: NSObject {
  private let value: Any?
  private let isNothing: Bool
  open private(set) weak var context: JSContext!

  private init(value: Any?, isNothing: Bool, in context: JSContext?) {
    (self.value, self.isNothing, self.context) = (value, isNothing, context)
    super.init()
  }

  public convenience init!(object value: Any!, in context: JSContext!) {
    self.init(value: value, isNothing: false, in: context)
  }
  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(value: value, isNothing: false, in: context)
  }
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(value: value, isNothing: false, in: context)
  }
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(value: value, isNothing: false, in: context)
  }
  public convenience init!(undefinedIn context: JSContext!) {
    self.init(value: nil, isNothing: true, in: context)
  }
  public convenience init!(nullIn context: JSContext!) {
    self.init(value: nil, isNothing: false, in: context)
  }
  public convenience init!(newObjectIn context: JSContext!) {
    self.init(value: [String: Any](), isNothing: false, in: context)
  }
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init(value: message, isNothing: false, in: context)
  }

  open var isUndefined: Bool { isNothing }
  open var isNull: Bool { value == nil && !isNothing }
  open var isBoolean: Bool { value is Bool }
  open var isNumber: Bool { number != nil && !isBoolean }
  open var isString: Bool { value is String }
  open var isObject: Bool { value != nil && !isBoolean && !isNumber && !isString }
  open var isArray: Bool { value is [Any] }

  private var number: Double? {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Int32: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  open func toObject() -> Any! { value }
  open func toBool() -> Bool { value as? Bool ?? ((number ?? 0) != 0) }
  open func toDouble() -> Double { number ?? .nan }
  open func toInt32() -> Int32 { number.flatMap { Int32(exactly: $0.rounded(.towardZero)) } ?? 0 }
  open func toUInt32() -> UInt32 {
    number.flatMap { UInt32(exactly: $0.rounded(.towardZero)) } ?? 0
  }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toString() -> String! {
    isNothing ? "undefined" : value.map { "\($0)" } ?? "null"
  }
  open func toDate() -> Date! { value as? Date }
  open func toArray() -> [Any]! { value as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }

  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! { JSValue(undefinedIn: context) }
  open func construct(withArguments arguments: [Any]!) -> JSValue! {
    JSValue(undefinedIn: context)
  }
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    JSValue(undefinedIn: context)
  }
  open func hasProperty(_ property: Any!) -> Bool { false }
  open func forProperty(_ property: Any!) -> JSValue! { JSValue(undefinedIn: context) }
  open func setValue(_ value: Any!, forProperty property: Any!) {}
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(undefinedIn: context) }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
  open func atIndex(_ index: Int) -> JSValue! { JSValue(undefinedIn: context) }
  open override var description: String { toString() }
}

/// What a class shows to scripts.
public protocol JSExport {}
