// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Replaces `$(NAME)` and `${NAME}`, with modifiers and nesting, in a text.
///
/// The rules are Documentation/XcodeProject.md §6.
struct SettingExpansion {
  /// The unexpanded value of a name.
  let lookup: (String) -> String?

  /// References inside each other that are replaced; Xcode's own settings have four.
  private static let mostLevels = 200
  /// Bytes that all replaced values of one text may have together: forty settings that each name the
  /// next one twice stand for 2⁴⁰ values.
  static let mostBytes = 1 << 20

  /// - Returns: The text; references beyond the limits stay as they are written.
  /// - Complexity: O(length of the text and of what it is replaced with), times the depth of nesting.
  func expand(_ text: String) -> String {
    var rest = Self.mostBytes
    return expand(text, active: [], level: 0, rest: &rest)
  }

  /// - Parameters:
  ///   - active: Names being expanded; one that needs itself is empty there.
  ///   - bytesLeft: What may still be put in.
  private func expand(
    _ text: String, active: Set<String>, level: Int, rest bytesLeft: inout Int
  ) -> String {
    guard level < Self.mostLevels, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let next = rest.index(after: dollar)
      guard next < rest.endIndex, rest[next] == "(" || rest[next] == "{" else {
        result += "$"
        rest = rest[next...]
        continue
      }
      let open = rest[next]
      guard bytesLeft > 0,
        let end = closing(of: rest, from: next, open: open, close: open == "(" ? ")" : "}")
      else {
        result += rest[dollar...]
        return result
      }
      let inner = expand(
        String(rest[rest.index(after: next)..<end]), active: active, level: level + 1,
        rest: &bytesLeft)
      let value = reference(inner, active: active, level: level + 1, rest: &bytesLeft)
      // A reference without a value has its cost, too.
      bytesLeft -= value.utf8.count + 8
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private func closing(
    of text: Substring, from start: Substring.Index, open: Character, close: Character
  ) -> Substring.Index? {
    var depth = 0
    var index = start
    while index < text.endIndex {
      if text[index] == open { depth += 1 }
      // Deeper nesting stays as it is written: each level would look through all of it again.
      guard depth <= Self.mostLevels else { return nil }
      if text[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// The value of `NAME:modifier:modifier=argument`.
  private func reference(
    _ inner: String, active: Set<String>, level: Int, rest: inout Int
  ) -> String {
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    var value = ""
    if !active.contains(name), let raw = lookup(name) {
      value = expand(raw, active: active.union([name]), level: level, rest: &rest)
    }
    for modifier in parts.dropFirst() { value = apply(modifier, to: value) }
    return value
  }

  private func apply(_ modifier: String, to value: String) -> String {
    if modifier.hasPrefix("default=") {
      return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
    }
    switch modifier {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "c99extidentifier", "identifier": return SettingExpansion.identifier(value)
    case "rfc1034identifier":
      return String(value.map { isPlain($0) || $0 == "." || $0 == "-" ? $0 : "-" })
    case "dir", "directory": return (value as NSString).deletingLastPathComponent + "/"
    case "file": return (value as NSString).lastPathComponent
    case "base":
      return ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "suffix":
      let ending = (value as NSString).pathExtension
      return ending.isEmpty ? "" : "." + ending
    case "standardizepath": return (value as NSString).standardizingPath
    case "quote": return "\"" + value + "\""
    default: return value
    }
  }

  /// A name as C and Swift accept it: other characters become `_`, and so does a leading digit.
  static func identifier(_ value: String) -> String {
    let mapped = value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    guard let first = mapped.first else { return "" }
    return first.isNumber ? "_" + String(mapped.dropFirst()) : String(mapped)
  }

  private func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
