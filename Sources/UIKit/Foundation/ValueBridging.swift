// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A structure that is an `NSValue` as an object: `point as NSValue`, and back by `as? CGPoint`
/// (Documentation/SourceLowering.md §6.15).
public protocol ValueBridged: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The structure's name in Objective-C.
  static var boxedName: String { get }
  var boxed: NSValue { get }
  init(boxed: NSValue)
}

// swift-format-ignore: NoLeadingUnderscores
extension ValueBridged {
  public func _bridgeToObjectiveC() -> NSValue { boxed }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    precondition(source.boxedName == boxedName, "the value holds no \(boxedName)")
    result = Self(boxed: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = source.boxedName == boxedName ? Self(boxed: source) : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    guard let result else { preconditionFailure("there is no value of a \(boxedName)") }
    return result
  }
}

extension NSValue {
  /// The name of the structure in the box.
  var boxedName: String {
    get {
      objc_getAssociatedObject(self, &BoxedTransform.name) as? String
        ?? String(String(cString: objCType).drop { $0 == "{" }.prefix { $0 != "=" })
    }
    set {
      objc_setAssociatedObject(
        self, &BoxedTransform.name, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

extension NSValue {
  /// What `objCType` becomes: the type of the structure that is in the box, as Objective-C spells it.
  public var boxedObjCType: UnsafePointer<CChar> {
    let name = objc_getAssociatedObject(self, &BoxedTransform.name) as? String
    return name.flatMap { BoxedTypes.texts[$0] } ?? objCType
  }
}

/// C texts that live as long as the process.
private enum BoxedTypes {
  nonisolated(unsafe) static let texts: [String: UnsafePointer<CChar>] = {
    let names = [
      "CGVector", "UIOffset", "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGAffineTransform",
      "CATransform3D",
    ]
    let texts = names.compactMap { name in
      ObjectiveCType.encoding(ofStructure: name).flatMap { strdup($0) }
        .map { (name, UnsafePointer<CChar>($0)) }
    }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }()
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBridged {
  public static var boxedName: String { "CGPoint" }
  public var boxed: NSValue { NSValue(cgPoint: self) }
  public init(boxed: NSValue) { self = boxed.cgPointValue }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBridged {
  public static var boxedName: String { "CGSize" }
  public var boxed: NSValue { NSValue(cgSize: self) }
  public init(boxed: NSValue) { self = boxed.cgSizeValue }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBridged {
  public static var boxedName: String { "CGRect" }
  public var boxed: NSValue { NSValue(cgRect: self) }
  public init(boxed: NSValue) { self = boxed.cgRectValue }
}

extension CGVector: ValueBridged {
  public static var boxedName: String { "CGVector" }
  public var boxed: NSValue { NSValue(cgVector: self) }
  public init(boxed: NSValue) { self = boxed.cgVectorValue }
}

extension CGAffineTransform: ValueBridged {
  public static var boxedName: String { "CGAffineTransform" }
  public var boxed: NSValue { NSValue(cgAffineTransform: self) }
  public init(boxed: NSValue) { self = boxed.cgAffineTransformValue }
}

extension UIEdgeInsets: ValueBridged {
  public static var boxedName: String { "UIEdgeInsets" }
  public var boxed: NSValue { NSValue(uiEdgeInsets: self) }
  public init(boxed: NSValue) { self = boxed.uiEdgeInsetsValue }
}

extension NSDirectionalEdgeInsets: ValueBridged {
  public static var boxedName: String { "NSDirectionalEdgeInsets" }
  public var boxed: NSValue { NSValue(directionalEdgeInsets: self) }
  public init(boxed: NSValue) { self = boxed.directionalEdgeInsetsValue }
}

extension UIOffset: ValueBridged {
  public static var boxedName: String { "UIOffset" }
  public var boxed: NSValue { NSValue(uiOffset: self) }
  public init(boxed: NSValue) { self = boxed.uiOffsetValue }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, ValueBridged {
  public static var boxedName: String { "_NSRange" }
  public var boxed: NSValue { NSValue(range: self) }
  public init(boxed: NSValue) { self = boxed.rangeValue }
}

/// A number under a name of its own, which is an `NSNumber` as an object.
public protocol NumberBridged: _ObjectiveCBridgeable, RawRepresentable {
  /// The number as it is kept.
  var bridgedNumber: Double { get }
  init(bridgedNumber: Double)
}

// swift-format-ignore: NoLeadingUnderscores
extension NumberBridged where RawValue: BinaryFloatingPoint, _ObjectiveCType == NSNumber {
  public var bridgedNumber: Double { Double(rawValue) }

  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: bridgedNumber) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) {
    result = Self(bridgedNumber: source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout Self?
  ) -> Bool {
    result = Self(bridgedNumber: source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Self {
    Self(bridgedNumber: source?.doubleValue ?? 0)
  }
}

/// A text under a name of its own, which is an `NSString` as an object: `value as? String` and
/// `value as? UIFont.TextStyle` both hold of what a dictionary has it as [Apple: imported names].
public protocol TextBridged: _ObjectiveCBridgeable, RawRepresentable {
  init(bridgedText: String)
}

// swift-format-ignore: NoLeadingUnderscores
extension TextBridged where RawValue == String, _ObjectiveCType == NSString {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(bridgedText: String(describing: source))
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {
    result = Self(bridgedText: String(describing: source))
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(bridgedText: source.map { String(describing: $0) } ?? "")
  }
}

/// As an object it is an `NSNumber`: `lengths as [String: NSNumber]`, and back by `as? CGFloat` where no digit
/// is lost, as with `Double` [Apple: CGFloat's bridging].
// swift-format-ignore: NoLeadingUnderscores
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = Double(exactly: source).map { CGFloat($0) }
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
