// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The name of a method, as Objective-C spells it: `reloadData`, `tapped:`, `fooWith:bar:`.
///
/// Swift on Linux has no `#selector`; the source lowering writes this type in its place.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The Objective-C name, one colon per argument.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = value
  }

  /// The number of arguments the method takes.
  public var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }

  public var description: String { name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Whether two selectors name the same method.
public func sel_isEqual(_ left: Selector, _ right: Selector) -> Bool { left == right }
