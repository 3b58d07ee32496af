// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A word, a number, a literal or a sign of a header.
struct HeaderToken: Equatable, Sendable {
  /// As written; of a text the literal, `@"on"`.
  let text: String
  /// From 1.
  let line: Int

  var isWord: Bool {
    text.first.map { $0.isLetter || $0 == "_" || $0 == "@" && text.count > 1 } == true && !isText
  }
  var isText: Bool { text.hasPrefix("\"") || text.hasPrefix("@\"") }
  /// Whether it is called as macros are: `NS_DESIGNATED_INITIALIZER`.
  var isMacro: Bool {
    text.contains("_") && text.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }
}

/// What is left of a header's text before its declarations are read: tokens, constants of the
/// preprocessor and names of frameworks (Documentation/Gaps.md §5.9).
struct HeaderText {
  private(set) var tokens: [HeaderToken] = []
  /// `#define name value`, without parameters.
  private(set) var constants: [(name: String, value: [HeaderToken])] = []
  private(set) var frameworks: Set<String> = []

  /// The branches that are open; what is in one counts where all say so.
  private var branches: [(isTaken: Bool, wasTaken: Bool)] = []
  /// How many of them do not.
  private var skipped = 0

  /// - Complexity: O(characters).
  init(_ text: String) {
    var number = 0
    var joined = ""
    var first = 1
    let plain = HeaderText.withoutComments(text)
    for line in plain.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if joined.isEmpty { first = number }
      if line.hasSuffix("\\") {
        joined += line.dropLast() + " "
        continue
      }
      joined += line
      take(joined, first)
      joined = ""
    }
    take(joined, first)
  }

  private mutating func take(_ line: String, _ number: Int) {
    let text = line.drop(while: \.isWhitespace)
    guard text.first == "#" else {
      if skipped == 0 { tokens += HeaderText.tokens(of: text, line: number) }
      return
    }
    let words = HeaderText.tokens(of: text.dropFirst(), line: number)
    let condition = words.dropFirst().map(\.text)
    switch words.first?.text {
    case "if":
      let isTaken = HeaderText.holds(condition)
      open(isTaken, wasTaken: isTaken)
    case "ifdef":
      let isTaken = condition.first != "__cplusplus"
      open(isTaken, wasTaken: isTaken)
    case "ifndef": open(true, wasTaken: true)
    case "elif", "else":
      guard let last = close() else { return }
      let isTaken = !last.wasTaken && (condition.isEmpty || HeaderText.holds(condition))
      open(isTaken, wasTaken: last.wasTaken || isTaken)
    case "endif": _ = close()
    case _ where skipped > 0: return
    case "import", "include":
      // `<Availability.h>` lies in no framework.
      if words.count > 3, words[1].text == "<", words[3].text == "/" {
        frameworks.insert(words[2].text)
      }
    case "define":
      // A parenthesis right behind the name begins parameters.
      guard words.count > 2, !text.contains("\(words[1].text)(") else { return }
      constants.append((words[1].text, Array(words.dropFirst(2))))
    default: return
    }
  }

  private mutating func open(_ isTaken: Bool, wasTaken: Bool) {
    branches.append((isTaken, wasTaken))
    if !isTaken { skipped += 1 }
  }

  private mutating func close() -> (isTaken: Bool, wasTaken: Bool)? {
    guard let last = branches.popLast() else { return nil }
    if !last.isTaken { skipped -= 1 }
    return last
  }

  /// Whether a condition may hold on a phone.
  private static func holds(_ words: [String]) -> Bool {
    if words == ["0"] || words.contains("__cplusplus") { return false }
    let others = ["TARGET_OS_OSX", "TARGET_OS_WATCH", "TARGET_OS_TV", "TARGET_OS_MACCATALYST"]
    let isOfPhone = words.contains { $0.contains("IPHONE") || $0.contains("IOS") }
    return isOfPhone || words.contains("!") || !words.contains(where: others.contains)
  }

  /// Blanks in place of comments; lines stay.
  private static func withoutComments(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if let open = quote {
        result.append(byte)
        if byte == UInt8(ascii: "\\"), next != 0 {
          result.append(next)
          index += 1
        } else if byte == open || byte == UInt8(ascii: "\n") {
          quote = nil
        }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count,
          bytes[index] != UInt8(ascii: "*")
            || index + 1 < bytes.count && bytes[index + 1] != UInt8(ascii: "/")
        {
          if bytes[index] == UInt8(ascii: "\n") { result.append(bytes[index]) }
          index += 1
        }
        index += 1
      } else if byte != UInt8(ascii: "\r") {
        if byte == UInt8(ascii: "\"") { quote = byte }
        result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func tokens(of line: Substring, line number: Int) -> [HeaderToken] {
    var tokens: [HeaderToken] = []
    var rest = line
    while let first = rest.first {
      var end = rest.index(after: rest.startIndex)
      if first.isWhitespace {
        rest = rest[end...]
        continue
      }
      let isAt = first == "@" && end < rest.endIndex
      if first == "\"" || isAt && rest[end] == "\"" {
        end = closing(rest, from: isAt ? rest.index(after: end) : end)
      } else if isOfName(first) || isAt && isOfName(rest[end]) {
        let isNumber = first.isNumber
        while end < rest.endIndex, isOfName(rest[end]) || isNumber && rest[end] == "." {
          end = rest.index(after: end)
        }
      } else if rest.hasPrefix("...") {
        end = rest.index(rest.startIndex, offsetBy: 3)
      }
      tokens.append(HeaderToken(text: String(rest[..<end]), line: number))
      rest = rest[end...]
    }
    return tokens
  }

  private static func closing(_ text: Substring, from start: Substring.Index) -> Substring.Index {
    var index = start
    while index < text.endIndex, text[index] != "\"" {
      if text[index] == "\\" { index = text.index(after: index) }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return index < text.endIndex ? text.index(after: index) : index
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
