// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A property list without places: what a program reads from an Info.plist.
package indirect enum PropertyValue: Equatable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var array: [PropertyValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  package var dictionary: [String: PropertyValue]? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  /// The truth of a boolean, of a number, or of `YES`/`NO`/`true`/`false`/`1`/`0`.
  package var boolean: Bool? {
    switch self {
    case .boolean(let value): value
    case .integer(let value): value != 0
    case .string(let value):
      switch value.uppercased() {
      case "YES", "TRUE", "1": true
      case "NO", "FALSE", "0": false
      default: nil
      }
    default: nil
    }
  }

  /// The value with every string in it (not the keys) replaced.
  package func mapStrings(_ transform: (String) -> String) -> PropertyValue {
    switch self {
    case .string(let value): .string(transform(value))
    case .array(let values): .array(values.map { $0.mapStrings(transform) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.mapStrings(transform) })
    default: self
    }
  }

  /// The value as Foundation's property list classes, for `PropertyListSerialization`.
  package var foundationObject: Any {
    switch self {
    case .string(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .boolean(let value): value
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.foundationObject)
    case .dictionary(let values): values.mapValues(\.foundationObject)
    }
  }
}
