// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// Plausible texts for fields, by what they ask for (Documentation/Exploration.md §5).
@MainActor
struct FieldFiller {
  let texts: [ExplorationRequest.FieldText]
  /// Whether a form did not open for the usual texts, and is to get others.
  var isSecond = false

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
    let known = field.flatMap(Self.byType) ?? Self.texts(forWordsOf: names)
    let (first, second) = known ?? Self.unknown
    return isSecond ? second : first
  }

  /// The usual text, and another one.
  private typealias Texts = (first: String, second: String)

  private static func byType(_ field: UITextField) -> Texts? {
    if let type = field.textContentType, let known = texts(forWordsOf: [type.rawValue]) {
      return known
    }
    if field.isSecureTextEntry { return password }
    switch field.keyboardType {
    case .emailAddress: return email
    case .numberPad, .asciiCapableNumberPad: return ("42", "1990")
    case .decimalPad: return ("4.5", "70")
    case .phonePad: return phone
    case .URL: return link
    default: return nil
    }
  }

  /// By whole words: `emailField` has two, and `message` does not ask for an age.
  private static func texts(forWordsOf names: [String]) -> Texts? {
    var words = " "
    for letter in names.joined(separator: " ") {
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words += letter.isLetter ? letter.lowercased() : " "
    }
    let text = words.split(separator: " ").joined(separator: " ")
    return byWord.first { $0.words.contains { " \(text) ".contains(" \($0) ") } }?.texts
  }

  /// What refuses one of them may take the other: letters alone, digits alone, few or many.
  private static let unknown: Texts = ("Sample", "12")
  private static let password: Texts = ("Correct-Horse-9", "secret12")
  private static let email: Texts = ("ada@example.com", "ada@example.com")
  private static let phone: Texts = ("+1 555 0100", "5555550100")
  private static let link: Texts = ("https://example.com", "example.com")
  private static let byWord: [(words: [String], texts: Texts)] = [
    (["e mail", "email", "mail"], email), (["password", "passcode"], password),
    (["postal", "zip"], ("12345", "123456")),
    (["one time", "code", "otp", "pin"], ("123456", "1234")),
    (["phone", "telephone", "mobile"], phone), (["url", "website", "link"], link),
    (["city", "town"], ("Springfield", "Oslo")),
    (["street", "address"], ("1 Main Street", "Broadway")),
    (["country"], ("Norway", "NO")),
    (["user", "username"], ("ada", "adalovelace1")),
    (["given", "first name"], ("Ada", "Adamina")),
    (["family", "last name"], ("Lovelace", "King")),
    (["name"], ("Ada Lovelace", "Ada")),
    (["amount", "price", "number", "quantity", "age"], ("42", "7")),
    (["date", "birthday"], ("2025-09-09", "09/09/2025")),
    (["company", "organization"], ("Example Ltd", "Example")),
    (["title", "subject"], ("A title", "Title")),
    (["note", "comment", "message"], ("A short note.", "Note")),
  ]
}
