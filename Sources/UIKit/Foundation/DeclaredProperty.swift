// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A property as Objective-C's runtime describes it.
struct DeclaredProperty {
  let type: Any.Type
  let isSettable: Bool
  /// The getter's name where it is not the property's.
  var getter: String?

  init(type: Any.Type, isSettable: Bool) {
    self.type = type
    self.isSettable = isSettable
  }

  /// The name that Objective-C has for a property of UIKit's: `isHidden` is `hidden` there.
  static func key(of name: String, _ type: Any.Type) -> String {
    guard type == Bool.self, name.hasPrefix("is"), let first = name.dropFirst(2).first,
      first.isUppercase
    else { return name }
    return first.lowercased() + name.dropFirst(3)
  }

  /// What `property_getAttributes` has, nil for a type that Objective-C does not know: type, `R` for
  /// one that is only read, `G` with the getter's name
  /// (Objective-C Runtime Programming Guide, *Declared Properties*).
  var attributes: String? {
    guard let encoding = ObjectiveCType.encoding(of: type) else { return nil }
    let parts =
      ["T" + encoding] + (isSettable ? [] : ["R"]) + ["N"] + (getter.map { ["G" + $0] } ?? [])
    return parts.joined(separator: ",")
  }
}

/// Where the properties of UIKit's classes are told, above every class's layer.
protocol FrameworkPropertyTable: AnyObject {
  static func entry(of type: AnyClass) -> RuntimeClass?
}

/// Types as Objective-C spells them for its runtime (Objective-C Runtime Programming Guide, *Type
/// Encodings*).
enum ObjectiveCType {
  /// nil for types of Swift's alone.
  static func encoding(of type: Any.Type) -> String? {
    let type = (type as? any OptionalValue.Type)?.wrapped ?? type
    if let known = values[ObjectIdentifier(type)] { return known }
    if let raw = type as? any RawRepresentable.Type { return encoding(ofRaw: raw) }
    if let named = type as? any BridgedCollection.Type { return named.encoding }
    if let object = type as? AnyClass {
      let isCore = !(object is NSObject.Type) && String(describing: type).hasPrefix("CG")
      if isCore { return "^{\(type)=}" }
      return name(of: object).map { "@\"\($0)\"" } ?? "@"
    }
    // Its module is not imported here.
    if String(describing: type) == "URLRequest" { return "@\"NSURLRequest\"" }
    if let known = encoding(ofStructure: String(describing: type)) { return known }
    guard let mangled = _mangledTypeName(type) else { return nil }
    if mangled.hasSuffix("_p") {
      let name = String(describing: type).split(separator: " ").last.map(String.init) ?? ""
      return "@\"<\(name)>\""
    }
    return String(describing: type).contains("->") ? "@?" : nil
  }

  private static func encoding<Raw: RawRepresentable>(ofRaw type: Raw.Type) -> String? {
    encoding(of: Raw.RawValue.self)
  }

  /// A name by which `NSClassFromString` finds the class.
  private static func name(of type: AnyClass) -> String? {
    let name = RuntimeRegistry.nameOfClass(type)
    if RuntimeRegistry.classNamed(name) == type { return name }
    return _mangledTypeName(type).map { "$s" + $0 }
  }

  /// The spelling of a structure that Foundation's boxes here know as another one; nil for others.
  static func encoding(ofStructure name: String) -> String? {
    structures[name].map { "{\(name)=\($0)}" }
  }

  /// The numbers of structures.
  private static let structures: [String: String] = [
    "CGVector": "dd", "UIOffset": "dd", "UIEdgeInsets": "dddd", "NSDirectionalEdgeInsets": "dddd",
    "CGAffineTransform": "dddddd", "CATransform3D": String(repeating: "d", count: 16),
  ]

  private static let values: [ObjectIdentifier: String] = {
    let list: [(Any.Type, String)] = [
      (Bool.self, "B"), (Int8.self, "c"), (Int16.self, "s"), (Int32.self, "i"), (Int.self, "q"),
      (Int64.self, "q"), (UInt8.self, "C"), (UInt16.self, "S"), (UInt32.self, "I"),
      (UInt.self, "Q"), (UInt64.self, "Q"), (Float.self, "f"), (Double.self, "d"),
      (CGFloat.self, "d"), (Selector.self, ":"), (AnyClass.self, "#"), (Any.self, "@"),
      (AnyObject.self, "@"), (String.self, "@\"NSString\""), (URL.self, "@\"NSURL\""),
      (Date.self, "@\"NSDate\""), (Data.self, "@\"NSData\""), (UUID.self, "@\"NSUUID\""),
      (IndexPath.self, "@\"NSIndexPath\""), (IndexSet.self, "@\"NSIndexSet\""),
      (Locale.self, "@\"NSLocale\""), (Calendar.self, "@\"NSCalendar\""),
      (TimeZone.self, "@\"NSTimeZone\""),
      (CGPoint.self, "{CGPoint=dd}"), (CGSize.self, "{CGSize=dd}"),
      (CGRect.self, "{CGRect={CGPoint=dd}{CGSize=dd}}"),
      (NSRange.self, "{_NSRange=QQ}"),
    ]
    return Dictionary(
      list.map { (ObjectIdentifier($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
  }()
}

/// Swift's collections, which Objective-C has as objects.
private protocol BridgedCollection {
  static var encoding: String { get }
}

extension Array: BridgedCollection { static var encoding: String { "@\"NSArray\"" } }
extension Dictionary: BridgedCollection { static var encoding: String { "@\"NSDictionary\"" } }
extension Set: BridgedCollection { static var encoding: String { "@\"NSSet\"" } }
