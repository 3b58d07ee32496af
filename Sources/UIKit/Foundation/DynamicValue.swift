// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A value known as `AnyObject` that is asked for what a number, a text, a list or a dictionary has
/// (Documentation/SourceLowering.md §6.13).
///
/// Each member is nil where the value has none of that name, and unwraps itself where the context
/// wants it, as members of `AnyObject` do on Apple's systems.
public struct DynamicValue {
  private let value: Any?

  public init(_ value: Any?) { self.value = value }

  private var object: AnyObject? { value.map { $0 as AnyObject } }
  private var number: NSNumber? { object as? NSNumber }
  private var text: NSString? { object as? NSString }
  private var boxed: NSValue? { object as? NSValue }

  public var cgRectValue: CGRect! { value as? CGRect ?? boxed?.cgRectValue }
  public var cgPointValue: CGPoint! { value as? CGPoint ?? boxed?.cgPointValue }
  public var cgSizeValue: CGSize! { value as? CGSize ?? boxed?.cgSizeValue }
  public var uiEdgeInsetsValue: UIEdgeInsets! {
    value as? UIEdgeInsets ?? boxed?.uiEdgeInsetsValue
  }

  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  public var intValue: Int! { integerValue }
  public var integerValue: Int! { number?.intValue ?? text?.integerValue }
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  public var stringValue: String! { number?.stringValue }

  public var length: Int! { text?.length ?? (object as? NSData)?.length }
  public var pathExtension: String! { text?.pathExtension ?? (value as? URL)?.pathExtension }
  public var absoluteString: String! { (value as? URL)?.absoluteString }
  public var timeIntervalSince1970: TimeInterval! { (value as? Date)?.timeIntervalSince1970 }
  public func uppercased() -> String! { text?.uppercased }
  public func lowercased() -> String! { text?.lowercased }

  private var list: NSArray? { object as? NSArray }
  private var dictionary: NSDictionary? { object as? NSDictionary }

  public var count: Int! { list?.count ?? dictionary?.count ?? (object as? NSSet)?.count }
  public var allKeys: [Any]! { dictionary?.allKeys }
  public var allValues: [Any]! { dictionary?.allValues }
  public var firstObject: Any? { list?.firstObject }
  public var lastObject: Any? { list?.lastObject }
  public func object(forKey key: Any) -> Any? { dictionary?.object(forKey: key) }
  public func object(at index: Int) -> Any! { list?.object(at: index) }
  public subscript(key: String) -> Any! { dictionary?.object(forKey: key) }
  public subscript(index: Int) -> Any! { list?.object(at: index) }
}
