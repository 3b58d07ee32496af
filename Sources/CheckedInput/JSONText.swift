// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Reads JSON through Foundation, after its bytes, depth and size were checked
/// (Documentation/HostileFiles.md §1).
package enum JSONText {
  /// The value that a text stands for, as `JSONSerialization` gives it.
  package static func object(_ data: Data) throws(TextProblem) -> Any {
    let bytes = try checked(data)
    do {
      return try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    } catch {
      throw problem(of: error, in: bytes)
    }
  }

  /// The dictionary that a text stands for.
  package static func dictionary(_ data: Data) throws(TextProblem) -> [String: Any] {
    guard let dictionary = try object(data) as? [String: Any] else {
      throw TextProblem(.brokenJSON("an object '{…}' is expected"))
    }
    return dictionary
  }

  /// The text as UTF-8, with no more levels and values than ``FileLimits`` allows.
  package static func checked(_ data: Data) throws(TextProblem) -> [UInt8] {
    let bytes = try CheckedText.utf8(data)
    var depth = 0
    var nodes = 0
    var isQuoted = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isQuoted = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): nodes += 1
      default: break
      }
      guard depth <= FileLimits.depth else {
        throw TextProblem(.tooDeep, at: CheckedText.place(of: index, in: bytes))
      }
      guard nodes < FileLimits.nodes else {
        throw TextProblem(.tooMany, at: CheckedText.place(of: index, in: bytes))
      }
    }
    return bytes
  }

  /// Foundation tells the place in words only: "Invalid value around character 9."
  private static func problem(of error: any Error, in bytes: [UInt8]) -> TextProblem {
    let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
    let index = words.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) } ?? bytes.count
    let sentence = words.replacing(/\ around character \d+/, with: "")
    return TextProblem(
      .brokenJSON(sentence.trimmingCharacters(in: CharacterSet(charactersIn: " ."))),
      at: CheckedText.place(of: index, in: bytes))
  }
}
