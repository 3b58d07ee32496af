// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

infix operator ~>^? : CastingPrecedence
infix operator ~>^! : CastingPrecedence

/// `value as? [String: AnyHashable]`: what Foundation gives as dictionaries and lists are objects on
/// Apple's systems, and so hashable at every depth; here those below the first are Swift's own values
/// (Documentation/SourceLowering.md §6.22).
public func ~>^? <Value>(value: Any?, type: Value.Type) -> Value? {
  value.flatMap { ($0 as? Value) ?? (hashableParts(of: $0) as? Value) }
}

public func ~>^! <Value>(value: Any?, type: Value.Type) -> Value {
  guard let cast = value ~>^? type else {
    let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    Runtime.raise(
      "NSInvalidArgumentException", "Could not cast value of type '\(given)' to '\(type)'.")
  }
  return cast
}

/// A dictionary or a list with hashable values; anything else as it is.
private func hashableParts(of value: Any) -> Any {
  switch value {
  case let table as [String: Any]: table.compactMapValues(hashable)
  case let list as [Any]: list.compactMap(hashable)
  default: value
  }
}

private func hashable(_ value: Any) -> AnyHashable? {
  if let value = value as? AnyHashable { return value }
  switch hashableParts(of: value) {
  case let table as [String: AnyHashable]: return AnyHashable(table)
  case let list as [AnyHashable]: return AnyHashable(list)
  default: return nil
  }
}
