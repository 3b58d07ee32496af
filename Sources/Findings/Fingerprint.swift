// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a finding is known by from one run to the next.
///
/// It holds kind, screen, view path, class and the name of the file, and neither line nor folder nor
/// number: inserting lines, moving the checkout or making a fault a little worse keeps it. The rows
/// of a list share one: of `[0, 3]` in a path only the brackets count.
package enum Fingerprint {
  package static func of(
    kind: FindingKind, screen: String, viewPath: String, className: String, file: String?,
    detail: String = ""
  ) -> String {
    let name = file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? ""
    let parts = [
      kind.rawValue, screen, withoutNumbers(viewPath), className, name, withoutNumbers(detail),
    ]
    return hexadecimalHash(of: parts)
  }

  /// Of a screen that was not wholly looked at.
  package static func ofUnseen(screen: String) -> String {
    hexadecimalHash(of: ["not-looked-at", screen])
  }

  /// Equal for findings that one change would cure: those of one named cause, else of one place.
  package static func ofCause(
    kind: FindingKind, screen: String, named cause: String?, place: SourcePlace?,
    viewPath: String, className: String, detail: String
  ) -> String {
    if let cause { return hexadecimalHash(of: [kind.family, withoutNumbers(cause)]) }
    // What an app says as it stops at one of its lines may hold what a person typed, and the time.
    let isToldByPlace = kind.hasSides || kind == .crash && place != nil
    let part = isToldByPlace ? "" : withoutNumbers(detail)
    if let place {
      let name = place.file.split(separator: "/").last.map(String.init) ?? place.file
      let subject = "\(name):\(place.line):\(place.column)"
      return hexadecimalHash(of: [kind.rawValue, subject, className, part])
    }
    // What has neither view nor place is the screen's, but for what ends or starves the app.
    let isOfApp = kind == .crash || kind == .network || kind == .leftOut
    let subject = viewPath.isEmpty && !isOfApp ? screen : withoutNumbers(viewPath)
    return hexadecimalHash(of: [kind.rawValue, subject, className, part])
  }

  /// The text without what changes between rows and runs: index paths, addresses and UUIDs.
  static func withoutNumbers(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      if first == "[", let end = rest.firstIndex(of: "]"),
        rest[rest.index(after: rest.startIndex)..<end].allSatisfy({
          $0.isWholeNumber || $0 == "," || $0 == " "
        })
      {
        result += "[]"
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("0x") {
        rest = rest.dropFirst(2).drop { $0.isHexDigit }
        result += "0x"
      } else if let end = endOfIdentifier(rest) {
        rest = rest[end...]
        result += "UUID"
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Where a UUID ends that the text begins with; nil where it begins with none.
  private static func endOfIdentifier(_ text: Substring) -> String.Index? {
    guard text.first?.isHexDigit == true else { return nil }
    let word = text.utf8.prefix(36)
    guard word.count == 36 else { return nil }
    for (place, byte) in word.enumerated() {
      let isDash = byte == UInt8(ascii: "-")
      guard isDash == [8, 13, 18, 23].contains(place) else { return nil }
      guard isDash || Character(UnicodeScalar(byte)).isHexDigit else { return nil }
    }
    return word.endIndex
  }

  /// FNV-1a (64 bits) over the UTF-8 of the parts, each ended by a zero byte; sixteen digits.
  package static func hexadecimalHash(of parts: [String]) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 + [0] {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
