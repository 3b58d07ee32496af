// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A word that UIKit itself shows, in the language of the app's texts (Documentation/Containers.md
/// §1.9).
///
/// A language that the app has no texts in is not spoken, as on Apple's systems. Source: the words
/// of iOS in the languages listed, from memory of their interfaces.
enum SystemWord: String, CaseIterable {
  case cancel = "Cancel"
  case done = "Done"
  case edit = "Edit"
  case save = "Save"
  case undo = "Undo"
  case redo = "Redo"
  case back = "Back"
  case delete = "Delete"
  case search = "Search"
  case more = "More"
  case close = "Close"
  case time = "Time"

  /// The word in the language of the app's bundle; English where the table has no other.
  @MainActor
  var localized: String {
    let language = Runtime.current.resourceBundle.preferredLocalizations.first ?? "en"
    return word(in: language)
  }

  /// The word in a language with or without script and region.
  func word(in language: String) -> String {
    let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    for count in stride(from: parts.count, to: 0, by: -1) {
      let name = parts.prefix(count).joined(separator: "-")
      if let words = SystemWord.table[SystemWord.otherNames[name] ?? name],
        let place = SystemWord.allCases.firstIndex(of: self)
      {
        return words[place]
      }
    }
    return rawValue
  }

  private static let otherNames = [
    "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant",
    "zh-HK": "zh-Hant", "zh-MO": "zh-Hant", "no": "nb", "iw": "he", "in": "id",
  ]

  static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    var language = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("@") {
        language = String(line.dropFirst())
      } else {
        table[language] = line.split(separator: "|").map(String.init)
      }
    }
    return table
  }()
}
