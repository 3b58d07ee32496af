// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// Plausible texts for fields, by what they ask for (Documentation/Exploration.md §5).
@MainActor
struct FieldFiller {
  let texts: [ExplorationRequest.FieldText]

  static func isEmptyField(_ view: UIView) -> Bool {
    switch view {
    case is UISearchTextField: false
    case let field as UITextField: field.isEnabled && field.text?.isEmpty != false
    case let text as UITextView: text.isEditable && text.text.isEmpty
    default: false
    }
  }

  /// What to type into a view; the run's own texts come first.
  func text(for view: UIView) -> String {
    let field = view as? UITextField
    let names =
      [
        view.accessibilityIdentifier, view.accessibilityLabel, field?.placeholder,
        field?.textContentType?.rawValue,
      ].compactMap(\.self)
    for entry in texts where names.contains(where: NamePattern(entry.field).matches) {
      return entry.text
    }
    if let field, let text = Self.byType(field) { return text }
    return Self.text(forWordsOf: names) ?? "Sample"
  }

  private static func byType(_ field: UITextField) -> String? {
    if let type = field.textContentType {
      if let text = text(forWordsOf: [type.rawValue]) { return text }
    }
    if field.isSecureTextEntry { return password }
    switch field.keyboardType {
    case .emailAddress: return email
    case .numberPad, .asciiCapableNumberPad: return "42"
    case .decimalPad: return "4.5"
    case .phonePad: return phone
    case .URL: return "https://example.com"
    default: return nil
    }
  }

  /// By whole words: `emailField` has two, and `message` does not ask for an age.
  private static func text(forWordsOf names: [String]) -> String? {
    var words = " "
    for letter in names.joined(separator: " ") {
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words += letter.isLetter ? letter.lowercased() : " "
    }
    let text = words.split(separator: " ").joined(separator: " ")
    return byWord.first { $0.words.contains { " \(text) ".contains(" \($0) ") } }?.text
  }

  private static let password = "Correct-Horse-9"
  private static let email = "ada@example.com"
  private static let phone = "+1 555 0100"
  private static let byWord: [(words: [String], text: String)] = [
    (["e mail", "email", "mail"], email), (["password", "passcode"], password),
    (["postal", "zip"], "12345"), (["one time", "code", "otp", "pin"], "123456"),
    (["phone", "telephone", "mobile"], phone),
    (["url", "website", "link"], "https://example.com"),
    (["city", "town"], "Springfield"),
    (["street", "address"], "1 Main Street"), (["country"], "Norway"),
    (["user", "username"], "ada"), (["given", "first name"], "Ada"),
    (["family", "last name"], "Lovelace"),
    (["name"], "Ada Lovelace"),
    (["amount", "price", "number", "quantity", "age"], "42"),
    (["date", "birthday"], "2025-09-09"), (["company", "organization"], "Example Ltd"),
    (["title", "subject"], "A title"), (["note", "comment", "message"], "A short note."),
  ]
}
