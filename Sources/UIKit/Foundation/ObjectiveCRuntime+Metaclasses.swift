// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The metaclass of a class whose type is known, such as `type(of: self)`: without this the
/// compiler takes the metatype for any value.
public func object_getClass<Object: AnyObject>(_ type: Object.Type) -> Metaclass? {
  object_getClass(type as AnyClass?)
}
