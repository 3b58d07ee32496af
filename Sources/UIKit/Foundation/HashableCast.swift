// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

infix operator ~>^? : CastingPrecedence
infix operator ~>^! : CastingPrecedence

/// `value as? [String: AnyHashable]`: what Foundation gives as dictionaries and lists are objects on
/// Apple's systems, and so hashable at every depth; here those below the first are Swift's own values
/// (Documentation/SourceLowering.md §6.22).
public func ~>^? <Value>(value: Any?, type: Value.Type) -> Value? {
  value.flatMap { hashableParts(of: $0) as? Value }
}

public func ~>^! <Value>(value: Any?, type: Value.Type) -> Value {
  guard let cast = value ~>^? type else {
    let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    Runtime.raise(
      "NSInvalidArgumentException", "Could not cast value of type '\(given)' to '\(type)'.")
  }
  return cast
}

/// A dictionary or a list with hashable values; what has others is as it is, and so no cast holds.
private func hashableParts(of value: Any) -> Any {
  switch value {
  case let table as [String: Any]:
    let parts = table.compactMapValues(hashable)
    return parts.count == table.count ? parts : value
  case let list as [Any]:
    let parts = list.compactMap(hashable)
    return parts.count == list.count ? parts : value
  default: return value
  }
}

/// A value as it is compared: a number in an object that says true or false equals Swift's `true` or
/// `false` on Apple's systems, and others Swift's numbers.
private func hashable(_ value: Any) -> AnyHashable? {
  if let number = value as? NSNumber,
    number === NSNumber(value: true) || number === NSNumber(value: false)
  {
    return AnyHashable(number.boolValue)
  }
  switch hashableParts(of: value) {
  case let table as [String: AnyHashable]: return AnyHashable(table)
  case let list as [AnyHashable]: return AnyHashable(list)
  default: return value as? AnyHashable
  }
}
