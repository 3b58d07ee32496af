// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
internal import Geometry

/// Plain attributes. An omitted attribute means its default (Documentation/InterfaceBuilder.md §9).
extension Element {
  package func boolean(_ name: String, default omitted: Bool) -> Bool {
    guard let value = attributes[name] else { return omitted }
    return value == "YES" || value == "true"
  }

  /// Nil when the attribute is absent.
  package func boolean(_ name: String) -> Bool? {
    attributes[name].map { $0 == "YES" || $0 == "true" }
  }

  package func number(_ name: String, default omitted: CGFloat) -> CGFloat {
    number(name) ?? omitted
  }

  /// At most 1e9 either way, as `infinite` is too. Nil when the attribute is absent.
  package func number(_ name: String) -> CGFloat? {
    attributes[name].flatMap(NumberForm.number)?.layoutNumber
  }

  package func integer(_ name: String, default omitted: Int) -> Int {
    integer(name) ?? omitted
  }

  /// Nil when the attribute is absent.
  package func integer(_ name: String) -> Int? {
    number(name).flatMap { Int(exactly: $0.rounded()) }
  }

  /// A text that is an attribute when short, and a `string` or `mutableString` child with that key
  /// when it has lines.
  package func string(_ name: String) -> String? {
    if let value = attributes[name] { return value }
    let child = children.first {
      $0.key == name && ($0.name == "string" || $0.name == "mutableString")
    }
    return child.map(\.decodedText)
  }

  /// Whether the document says `<nil key="…"/>` for a role.
  package func isNil(_ key: String) -> Bool {
    child("nil", key: key) != nil
  }

  /// The character data; `base64-UTF8="YES"` texts are decoded.
  package var decodedText: String {
    guard boolean("base64-UTF8", default: false) else { return text }
    var encoded = text.filter { !$0.isWhitespace }
    // Interface Builder leaves the padding out, and may leave six bits that make no byte.
    if encoded.count % 4 == 1 { encoded.removeLast() }
    while encoded.count % 4 != 0 { encoded.append("=") }
    guard let data = Data(base64Encoded: encoded) else { return text }
    return String(decoding: data, as: UTF8.self)
  }
}

/// How Interface Builder writes numbers.
package enum NumberForm {
  /// A decimal number; `infinite` (an intrinsic size placeholder that means none) is infinity.
  /// Numbers too small to be meant (2.225e-308) are zero, and none is beyond 1e9 either way.
  package static func number(_ text: String) -> CGFloat? {
    if text == "infinite" { return .infinity }
    guard let value = Double(text), value.isFinite else { return nil }
    return abs(value) < 1e-300 ? 0 : CGFloat(value).layoutNumber
  }

  /// `0.5`, `1:1`, `3:2`, `1/3`, `1.58:1`: a quotient or a number (§5). Nil for anything else.
  package static func multiplier(_ text: String) -> CGFloat? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { number($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == parts.count, numbers.allSatisfy(\.isFinite) else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2: return numbers[1] == 0 ? nil : numbers[0] / numbers[1]
    default: return nil
    }
  }
}
