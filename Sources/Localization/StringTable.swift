// Part of Snug, under the Apache License 2.0; see LICENSE.

package import CheckedInput
package import Foundation

/// The texts of one table in one language: what `.strings`, `.stringsdict` and string catalogs say.
///
/// Documentation/Localization.md §2.
package struct StringTable: Sendable {
  /// A part of a text that depends on a number.
  package struct Variable: Equatable, Sendable {
    /// Texts by plural category; in them `%d`, `%lld` or `%arg` stand for the number.
    package var forms: [PluralCategory: String]
    /// How the number is written, `lld` as a rule.
    package var valueType: String
    /// The argument that holds the number, from 1; nil takes them in order.
    package var argument: Int?

    package func form(for number: Int, language: String) -> String {
      if number == 0, let zero = forms[.zero] { return zero }
      return forms[PluralCategory(number, language: language)] ?? forms[.other] ?? ""
    }
  }

  /// A text, and what its `%#@name@` stand for.
  package struct Entry: Equatable, Sendable {
    package var format: String
    package var variables: [String: Variable] = [:]
  }

  package var entries: [String: Entry] = [:]

  package init() {}

  /// Entries of `other` win.
  package mutating func merge(_ other: StringTable) {
    entries.merge(other.entries) { _, new in new }
  }

  /// Reads a `.strings` file, in any form that property lists have.
  package init(strings data: Data) throws(TextProblem) {
    let list = try PropertyListText.dictionary(data)
    for case (let key, let value as String) in list { entries[key] = Entry(format: value) }
  }

  /// Reads a `.stringsdict` file.
  package init(stringsDictionary data: Data) throws(TextProblem) {
    let list = try PropertyListText.dictionary(data)
    for case (let key, let rule as [String: Any]) in list {
      guard let format = rule["NSStringLocalizedFormatKey"] as? String else { continue }
      var entry = Entry(format: format)
      for case (let name, let values as [String: Any]) in rule {
        entry.variables[name] = Variable(
          forms: StringTable.forms { values[$0] as? String },
          valueType: values["NSStringFormatValueTypeKey"] as? String ?? "d")
      }
      entries[key] = entry
    }
  }

  /// Reads one language of a string catalog (`.xcstrings`).
  ///
  /// A key without translation stands for itself in the catalog's source language and is missing
  /// in others.
  package init(catalog data: Data, language: String) throws(TextProblem) {
    let root = try JSONText.dictionary(data)
    guard let strings = root["strings"] as? [String: Any] else {
      throw TextProblem(.brokenJSON("'strings' is missing"))
    }
    let isSource = root["sourceLanguage"] as? String == language
    for (key, value) in strings {
      let all = (value as? [String: Any])?["localizations"] as? [String: Any]
      if let localized = all?[language] as? [String: Any] {
        entries[key] = StringTable.entry(localized)
      } else if isSource {
        entries[key] = Entry(format: key)
      }
    }
  }

  /// The languages that a string catalog has texts in.
  package static func languages(ofCatalog data: Data) -> Set<String> {
    guard let root = try? JSONText.dictionary(data),
      let strings = root["strings"] as? [String: Any]
    else { return [] }
    var result: Set<String> = []
    if let source = root["sourceLanguage"] as? String { result.insert(source) }
    for case let value as [String: Any] in strings.values {
      result.formUnion((value["localizations"] as? [String: Any] ?? [:]).keys)
    }
    return result
  }

  private static func entry(_ localized: [String: Any]) -> Entry? {
    var entry: Entry?
    if let text = unit(localized) {
      entry = Entry(format: text)
    } else if let variations = localized["variations"] as? [String: Any] {
      if let forms = plural(variations) {
        entry = Entry(
          format: "%#@value@", variables: ["value": Variable(forms: forms, valueType: "lld")])
      } else if let devices = variations["device"] as? [String: Any] {
        let chosen = (devices["iphone"] ?? devices["other"]) as? [String: Any]
        entry = chosen.flatMap(StringTable.entry)
      }
    }
    for case (let name, let rule as [String: Any]) in localized["substitutions"]
      as? [String: Any] ?? [:]
    {
      guard let variations = rule["variations"] as? [String: Any], let forms = plural(variations)
      else { continue }
      entry?.variables[name] = Variable(
        forms: forms, valueType: rule["formatSpecifier"] as? String ?? "lld",
        argument: rule["argNum"] as? Int)
    }
    return entry
  }

  private static func plural(_ variations: [String: Any]) -> [PluralCategory: String]? {
    guard let plural = variations["plural"] as? [String: Any] else { return nil }
    return forms { (plural[$0] as? [String: Any]).flatMap(unit) }
  }

  private static func unit(_ values: [String: Any]) -> String? {
    (values["stringUnit"] as? [String: Any])?["value"] as? String
  }

  private static func forms(_ text: (String) -> String?) -> [PluralCategory: String] {
    var result: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { result[category] = text(category.rawValue) }
    return result
  }
}
