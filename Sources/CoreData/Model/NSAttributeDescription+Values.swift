// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSAttributeDescription {
  /// The value of a default or limit as the model spells it.
  func value(ofText text: String) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
    case .doubleAttributeType: return Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: return Float(text).map { NSNumber(value: $0) }
    case .booleanAttributeType:
      return NSNumber(value: text == "YES" || text == "1" || text == "true")
    case .decimalAttributeType: return NSDecimalNumber(string: text)
    case .dateAttributeType:
      return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    case .stringAttributeType: return text
    default: return nil
    }
  }

  /// A value as objects keep it: numbers as `NSNumber` of the attribute's width, texts as `String`…
  ///
  /// - Returns: nil when the attribute takes no such value.
  func kept(_ value: Any) -> Any? {
    switch attributeType {
    case .stringAttributeType: return value as? String
    case .dateAttributeType:
      return value as? Date ?? seconds(value).map(Date.init(timeIntervalSinceReferenceDate:))
    case .binaryDataAttributeType: return value as? Data
    case .UUIDAttributeType: return value as? UUID
    case .URIAttributeType: return value as? URL
    case .objectIDAttributeType: return value as? NSManagedObjectID
    case .decimalAttributeType:
      if let number = value as? NSDecimalNumber { return number }
      if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
      return (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .transformableAttributeType, .undefinedAttributeType, .compositeAttributeType: return value
    default: return (value as? NSNumber).map(sized)
    }
  }

  /// A number as one of the attribute's width.
  private func sized(_ number: NSNumber) -> NSNumber {
    switch attributeType {
    case .integer16AttributeType: NSNumber(value: Int16(truncatingIfNeeded: number.int64Value))
    case .integer32AttributeType: NSNumber(value: Int32(truncatingIfNeeded: number.int64Value))
    case .integer64AttributeType: NSNumber(value: number.int64Value)
    case .booleanAttributeType: NSNumber(value: number.boolValue)
    case .floatAttributeType: NSNumber(value: number.floatValue)
    default: NSNumber(value: number.doubleValue)
    }
  }

  private func seconds(_ value: Any) -> TimeInterval? { (value as? NSNumber)?.doubleValue }

  /// What Apple's texts call the type.
  var typeName: String {
    switch attributeType {
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .decimalAttributeType: "NSDecimalNumber"
    default: "NSNumber"
    }
  }
}

/// Whether two values of a property are the same.
func areSame(_ first: Any?, _ second: Any?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  if let first = first as? IDList, let second = second as? IDList { return first == second }
  if let first = first as? AnyHashable, let second = second as? AnyHashable {
    return first == second
  }
  return (first as AnyObject) === (second as AnyObject)
}
