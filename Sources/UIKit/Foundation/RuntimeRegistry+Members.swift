// Part of Snug, under the Apache License 2.0; see LICENSE.

extension RuntimeRegistry {
  /// What a member of an object of an unknown class is, as messages to `AnyObject` answer; nil
  /// without an object, and where its class has no such key or a value of another type.
  public static func member<Value>(of object: AnyObject?, named key: String) -> Value? {
    guard let object, let found = value(forKey: key, of: object) else { return nil }
    return ValueConversion.convert(found)
  }

  /// The same where the text says of which type the member is; unwraps itself where the context wants
  /// it, as members of `AnyObject` do.
  public static func member<Value>(
    of object: AnyObject?, named key: String, as type: Value.Type
  ) -> Value! {
    member(of: object, named: key)
  }
}

/// An exposed static property of a class that the text does not name, nil where the class has none of
/// that name; unwraps itself where the context wants it.
public func classMember<Value>(_ value: Value?) -> Value! { value }
