// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One key of a keyboard: what stands on it, how wide it is, how it looks.
struct KeyboardKey {
  enum Role {
    /// Types what it shows.
    case character
    /// Changes the keyboard or the text.
    case special
    /// Ends the input: return, in blue where it does something of its own.
    case action(isPrimary: Bool)
    /// Room without a key.
    case gap
  }

  var label = ""
  /// The name of a symbol in place of a label.
  var symbol: String?
  /// Under the label, as on number pads.
  var letters = ""
  /// In widths of a letter's key; nil shares what the row leaves.
  var span: CGFloat? = 1
  var role = Role.character

  static func special(_ label: String, _ span: CGFloat?) -> KeyboardKey {
    KeyboardKey(label: label, span: span, role: .special)
  }

  static func special(symbol: String, _ span: CGFloat?) -> KeyboardKey {
    KeyboardKey(symbol: symbol, span: span, role: .special)
  }

  static func gap(_ span: CGFloat?) -> KeyboardKey { KeyboardKey(span: span, role: .gap) }
}
