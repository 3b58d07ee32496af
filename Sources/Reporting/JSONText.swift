// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// A JSON value that is written with its members in the order given.
package indirect enum JSONText {
  case object([(String, JSONText?)])
  case array([JSONText])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  package static func integers(_ values: [Int]) -> JSONText {
    .array(values.map { .number(Double($0)) })
  }

  /// On many lines, indented by two spaces; arrays of numbers on one.
  package var indented: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  /// On one line, safe inside of a script element.
  package var compact: String {
    var text = ""
    write(to: &text, indent: nil)
    return text.replacingOccurrences(of: "<", with: "\\u003c")
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .object(let members):
      let present = members.compactMap { key, value in value.map { (key, $0) } }
      Self.list(present, "{", "}", to: &text, indent) { member, text, indent in
        text += Self.quoted(member.0) + (indent == nil ? ":" : ": ")
        member.1.write(to: &text, indent: indent)
      }
    case .array(let values):
      let isPlain = values.allSatisfy(\.isNumber)
      Self.list(values, "[", "]", to: &text, isPlain ? nil : indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .string(let value): text += Self.quoted(value)
    case .number(let value): text += Self.digits(value)
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
  }

  private var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  private static func list<Item>(
    _ items: [Item], _ open: String, _ close: String, to text: inout String, _ indent: Int?,
    _ write: (Item, inout String, Int?) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      if let indent {
        text += "\n" + String(repeating: "  ", count: indent + 1)
      } else if index > 0, open == "[" {
        text += " "
      }
      write(item, &text, indent.map { $0 + 1 })
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += close
  }

  /// Whole numbers without a point; what JSON cannot say is null.
  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let whole = value.rounded()
    return value == whole && abs(value) < 1e15 ? String(Int(whole)) : "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
