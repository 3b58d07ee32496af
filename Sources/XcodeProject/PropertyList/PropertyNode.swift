// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A property list whose every value knows its place.
package struct PropertyNode: Equatable, Sendable {
  package indirect enum Content: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
    case array([PropertyNode])
    case dictionary([String: PropertyNode])
  }

  package let content: Content
  package let location: FileLocation

  package init(_ content: Content, at location: FileLocation) {
    self.content = content
    self.location = location
  }

  package subscript(key: String) -> PropertyNode? {
    if case .dictionary(let values) = content { values[key] } else { nil }
  }

  /// A string, or a scalar as it would be written.
  package var string: String? {
    switch content {
    case .string(let value): value
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .boolean(let value): value ? "YES" : "NO"
    default: nil
    }
  }

  /// The elements; empty for anything but an array.
  package var elements: [PropertyNode] {
    if case .array(let values) = content { values } else { [] }
  }

  /// The entries; empty for anything but a dictionary.
  package var entries: [String: PropertyNode] {
    if case .dictionary(let values) = content { values } else { [:] }
  }

  /// The strings of an array, or the one string there is.
  package var strings: [String] {
    if case .array(let values) = content {
      values.compactMap(\.string)
    } else {
      string.map { [$0] } ?? []
    }
  }

  /// The value without places.
  package var value: PropertyValue {
    switch content {
    case .string(let value): .string(value)
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .boolean(let value): .boolean(value)
    case .date(let value): .date(value)
    case .data(let value): .data(value)
    case .array(let values): .array(values.map(\.value))
    case .dictionary(let values): .dictionary(values.mapValues(\.value))
    }
  }
}
