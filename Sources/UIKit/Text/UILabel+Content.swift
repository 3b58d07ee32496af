// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UILabel {
  /// Replaces the text and forgets attributes; Documentation/Label.md §6.
  final func setText(_ text: String?) {
    if storedAttributedText == nil, storedText == text { return }
    storedText = text
    storedAttributedText = nil
    textSizeMayHaveChanged()
  }

  /// Takes over a text with attributes, and the alignment and line break mode of its first
  /// paragraph.
  final func setAttributedText(_ text: NSAttributedString?) {
    storedText = nil
    storedAttributedText = text.map { NSAttributedString(attributedString: $0) }
    if let text, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    {
      storedAlignment = style.alignment
      storedLineBreakMode = style.lineBreakMode
    }
    if adjustsFontForContentSizeCategory { adjustFonts(for: traitCollection) }
    textSizeMayHaveChanged()
  }

  final func setFont(_ font: UIFont) {
    let isSame = font == storedFont && font.isSystemFont == storedFont.isSystemFont
    if storedAttributedText == nil, isSame { return }
    storedFont = font
    rewriteAttribute(.font, font)
    textSizeMayHaveChanged()
  }

  final func setTextColor(_ color: UIColor?) {
    storedTextColor = color
    rewriteAttribute(.foregroundColor, color ?? .label)
    if storedAttributedText != nil { prepared = nil }
    setNeedsDisplay()
  }

  /// Sets an attribute over the whole of a text with attributes.
  private func rewriteAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let text = storedAttributedText, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    storedAttributedText = changed
  }

  /// Changes every paragraph style of a text with attributes.
  final func rewriteParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let text = storedAttributedText, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      guard let style = value as? NSParagraphStyle,
        let copy = style.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(copy)
      changed.addAttribute(.paragraphStyle, value: copy, range: range)
    }
    storedAttributedText = changed
  }

  /// Replaces fonts that follow the text size category; Documentation/Label.md §4.
  final func adjustFonts(for traits: UITraitCollection) {
    replaceFonts { $0.adjusted(for: traits) }
  }

  /// Follows the setting “Bold Text”, which every system font does.
  final func embolden(for traits: UITraitCollection) {
    replaceFonts { $0.legible(for: traits) }
  }

  private func replaceFonts(_ replacement: (UIFont) -> UIFont) {
    let font = replacement(storedFont)
    if font !== storedFont {
      storedFont = font
      textSizeMayHaveChanged()
    }
    guard let text = storedAttributedText, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let adjusted = replacement(font)
      if adjusted !== font { changed.addAttribute(.font, value: adjusted, range: range) }
    }
    storedAttributedText = changed
    textSizeMayHaveChanged()
  }

  /// The plain text with the label's font, colour and paragraph style as attributes.
  final var plainAttributedText: NSAttributedString? {
    guard let storedText else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    style.lineBreakMode = storedLineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return NSAttributedString(
      string: storedText,
      attributes: [.font: storedFont, .foregroundColor: textColor!, .paragraphStyle: style])
  }

  /// The text changed, or something that its size depends on.
  final func textSizeMayHaveChanged() {
    prepared = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Something changed that lines depend on, but not the size they need.
  final func textLooksDidChange() {
    prepared = nil
    setNeedsDisplay()
  }
}
