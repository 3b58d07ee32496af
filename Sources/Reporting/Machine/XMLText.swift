// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Words of XML files.
package enum XMLText {
  /// Attributes with a blank before each.
  package static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// The text without what XML 1.0 forbids, its marks escaped.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
