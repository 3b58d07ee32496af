// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSAttributedString {
  /// A part of the text as a document: plain, HTML or RTF with the characters alone.
  ///
  /// - Throws: Where the text cannot be written in the encoding, or for another kind of document.
  public func data(
    from range: NSRange, documentAttributes dictionary: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let words = attributedSubstring(from: range).string
    let type = dictionary[.documentType]
    let kind = type as? DocumentType ?? (type as? String).map { DocumentType(rawValue: $0) }
    let document: String
    switch kind {
    case .html?: document = NSAttributedString.page(of: words)
    case .rtf?: document = NSAttributedString.richText(of: words)
    case .plain?, nil: document = words
    default: throw CocoaError(.featureUnsupported)
    }
    let encoding =
      (dictionary[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let data = document.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }

  private static func page(of words: String) -> String {
    let paragraphs = words.components(separatedBy: "\n").map { line in
      let safe = line.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      return "<p>\(safe)</p>"
    }
    return "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n"
      + paragraphs.joined(separator: "\n") + "\n</body></html>\n"
  }

  private static func richText(of words: String) -> String {
    var text = ""
    for unit in words.utf16 {
      switch unit {
      case 0x0A: text += "\\par\n"
      case 0x5C, 0x7B, 0x7D: text += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0..<0x80: text += String(UnicodeScalar(UInt8(unit)))
      default: text += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return "{\\rtf1\\ansi\\deff0 " + text + "}"
  }
}

extension NSAttributedString.DocumentAttributeKey {
  public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  public static let title = Self(rawValue: "NSTitleDocumentAttribute")
  public static let author = Self(rawValue: "NSAuthorDocumentAttribute")
}
