// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The name under which a value transformer is found.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// Turns values into others and back.
open class ValueTransformer: NSObject {
  nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] =
    [:]
  private static let lock = NSLock()

  public override init() {}

  /// The transformer that was registered under a name, or one of the class of that name.
  public class func named(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let known = lock.withLock({ registered[name] }) { return known }
    if name.rawValue.contains("SecureUnarchiveFromData") && !name.rawValue.contains(".") {
      return NSSecureUnarchiveFromDataTransformer()
    }
    return nil
  }

  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    lock.withLock { registered[name] = transformer }
  }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { registered.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Archives objects, and reads them back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [] }

  open override class func transformedValueClass() -> AnyClass { NSObject.self }

  open override func transformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false)
    }
  }
}
