// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The settings of one target in one configuration.
///
/// Levels from the strongest: the target, its xcconfig, the project, its xcconfig, Xcode's own
/// defaults. `$(inherited)` in a value means the value of the next level that has the name.
struct BuildSettings: Sendable {
  /// Strongest first.
  let levels: [SettingsLevel]

  /// The expanded value; empty when the setting is given nowhere.
  func value(_ name: String) -> String {
    raw(name).map { SettingExpansion(lookup: raw).expand($0) } ?? ""
  }

  /// The expanded value, or nil when the setting is empty or given nowhere.
  func nonempty(_ name: String) -> String? {
    let value = value(name)
    return value.isEmpty ? nil : value
  }

  func boolean(_ name: String) -> Bool { value(name).uppercased() == "YES" }

  /// The words of a list; quotes keep blanks together.
  func list(_ name: String) -> [String] { BuildSettings.words(value(name)) }

  /// Expands the settings in any text, as in an Info.plist.
  func expand(_ text: String) -> String { SettingExpansion(lookup: raw).expand(text) }

  /// Every name that some level gives.
  var names: Set<String> {
    levels.reduce(into: []) { $0.formUnion($1.values.keys) }
  }

  /// The value with inheritance resolved and nothing else.
  private func raw(_ name: String) -> String? { raw(name, from: 0) }

  private func raw(_ name: String, from start: Int) -> String? {
    for index in levels.indices.dropFirst(start) {
      guard let value = levels[index].values[name] else { continue }
      guard value.contains("$") else { return value }
      var result = value
      for form in ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"]
      where result.contains(form) {
        let inherited = raw(name, from: index + 1) ?? ""
        let count = result.components(separatedBy: form).count - 1
        let bytes = result.utf8.count + count * inherited.utf8.count
        result = result.replacingOccurrences(
          of: form, with: bytes <= SettingExpansion.mostBytes ? inherited : "")
      }
      return result
    }
    return nil
  }

  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var current = ""
    var quote: Character?
    var isInWord = false
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { current.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        isInWord = true
      } else if character.isWhitespace {
        if isInWord { words.append(current) }
        current = ""
        isInWord = false
      } else {
        current.append(character)
        isInWord = true
      }
    }
    return isInWord ? words + [current] : words
  }
}
