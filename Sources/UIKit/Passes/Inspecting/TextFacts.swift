// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The fonts and colours that texts are shown in.
extension UILabel {
  /// The fonts of the letters and digits, once each in the order of the text.
  package final var shownFonts: [UIFont] {
    storedAttributedText?.fonts(default: storedFont) ?? [storedFont]
  }

  /// The colour of the text; nil where parts differ.
  package final var shownColor: UIColor? {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    guard let text = storedAttributedText else { return textColor }
    return text.onlyColor(default: textColor)
  }
}

extension UIColor {
  /// Whether a colour of the system that has a hue looks like this in light or dark: apps write
  /// Apple's own values as numbers too.
  package static func isLikeSystem(red: Double, green: Double, blue: Double) -> Bool {
    let parts = [red, green, blue]
    guard let most = parts.max(), let least = parts.min(), most - least > 0.1 else { return false }
    func isNear(_ own: CGFloat, _ value: Double) -> Bool { abs(Double(own) - value) < 0.004 }
    func isSame(_ own: CGColor) -> Bool {
      guard own.alpha > 0.99, isNear(own.red, red) else { return false }
      return isNear(own.green, green) && isNear(own.blue, blue)
    }
    return Palette.system.values.contains { isSame($0.light) || isSame($0.dark) }
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
  /// Whether the app chose the room between the content and the edges.
  package final var hasOwnInsets: Bool {
    guard let configuration else {
      return contentEdgeInsets != .zero || titleEdgeInsets != .zero || imageEdgeInsets != .zero
    }
    let insets = configuration.contentInsets
    return insets.top + insets.bottom < 8 || insets.leading + insets.trailing < 8
  }

  /// What a configuration paints behind the title; nil for none, and for what the system chose by
  /// itself, whose title it chooses too.
  package final var chosenFill: UIColor? {
    guard let configuration else { return nil }
    let isChosen =
      configuration.baseBackgroundColor != nil || configuration.baseForegroundColor != nil
      || configuration.background.backgroundColor != nil
    return isChosen ? configuration.fill(tint: tintColor) : nil
  }

  /// Whether a configuration paints something behind the title.
  package final var hasFill: Bool {
    guard let fill = configuration?.fill(tint: tintColor) else { return false }
    return fill.cgColor.alpha > 0.05
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
