// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// What a text wants of its keyboard, by the names that documents have
/// (Documentation/InterfaceBuilder.md §7).
extension NibCoder {
  func decodeTraits(of input: some UITextInputTraits) {
    guard let traits = element.child("textInputTraits") else { return }
    func take<Value>(_ name: String, _ values: [String: Value], _ set: (Value) -> Void) {
      if let value = traits[name].flatMap({ values[$0] }) { set(value) }
    }
    if let flag = traits.boolean("secureTextEntry") { input.isSecureTextEntry = flag }
    if let flag = traits.boolean("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = flag
    }
    take("autocapitalizationType", Self.capitals) { input.autocapitalizationType = $0 }
    take("autocorrectionType", ["no": .no, "yes": .yes]) { input.autocorrectionType = $0 }
    take("spellCheckingType", ["no": .no, "yes": .yes]) { input.spellCheckingType = $0 }
    take("keyboardType", Self.keyboards) { input.keyboardType = $0 }
    take("returnKeyType", Self.returnKeys) { input.returnKeyType = $0 }
    take("keyboardAppearance", ["alert": .dark, "dark": .dark, "light": .light]) {
      input.keyboardAppearance = $0
    }
    if let type = traits["textContentType"] {
      input.textContentType = UITextContentType(rawValue: type)
    }
  }

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
