// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The fonts and colours that texts are shown in.
extension UILabel {
  /// The fonts of the letters and digits, once each in the order of the text.
  package final var shownFonts: [UIFont] {
    storedAttributedText?.fonts(default: storedFont) ?? [storedFont]
  }

  /// The colour of the text; nil where parts differ.
  package final var shownColor: UIColor? {
    guard let text = storedAttributedText else { return textColor }
    return text.onlyColor(default: textColor)
  }
}

extension UITextView {
  /// The fonts of the letters and digits, where the app chose any.
  package final var chosenFonts: [UIFont] {
    guard hasText, let text = attributedText else { return [] }
    // Without a font of its own the text has the system's, which nobody chose.
    return text.fonts(default: nil).filter { font != nil || $0 != UITextView.standardFont }
  }

  /// The colour of the text; nil where parts differ.
  package final var shownColor: UIColor? {
    attributedText.flatMap { $0.onlyColor(default: textColor ?? .label) }
  }
}

extension UIButton {
  /// What a configuration paints behind the title; nil for none, and for what the system chose by
  /// itself, whose title it chooses too.
  package final var chosenFill: UIColor? {
    guard let configuration else { return nil }
    let isChosen =
      configuration.baseBackgroundColor != nil || configuration.baseForegroundColor != nil
      || configuration.background.backgroundColor != nil
    return isChosen ? configuration.fill(tint: tintColor) : nil
  }

  /// Whether title and fill are the system's own choice for a tint.
  package final var isColoredBySystem: Bool { configuration != nil && chosenFill == nil }
}

extension NSAttributedString {
  fileprivate func fonts(default standard: UIFont?) -> [UIFont] {
    var found: [UIFont] = []
    let text = string as NSString
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      guard let font = value as? UIFont ?? standard, !found.contains(font),
        text.substring(with: range).contains(where: { $0.isLetter || $0.isNumber })
      else { return }
      found.append(font)
    }
    return found
  }

  fileprivate func onlyColor(default standard: UIColor) -> UIColor? {
    var found: [UIColor] = []
    enumerateAttribute(
      .foregroundColor, in: NSRange(location: 0, length: length), options: []
    ) { value, _, _ in
      let color = value as? UIColor ?? standard
      if !found.contains(color) { found.append(color) }
    }
    return found.count > 1 ? nil : found.first ?? standard
  }
}
