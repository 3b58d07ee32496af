// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Texts as steps say them.
package enum StepText {
  /// A text in quotation marks, from which a step's reader has the text again.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for letter in text {
      switch letter {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result.append(letter)
      }
    }
    return result + "\""
  }
}
