// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// The attributes of one stretch of characters, split into what layout and what drawing needs.
struct AttributeTranslation {
  let attributes: TextAttributes
  let style: RunStyle

  init(
    _ values: [NSAttributedString.Key: Any], defaults: TextDefaults, identifier: Int
  ) {
    let font = values[.font] as? UIFont ?? defaults.font
    var style = RunStyle(font: font, foreground: values[.foregroundColor] as? UIColor)
    style.background = values[.backgroundColor] as? UIColor
    style.underline = AttributeTranslation.lineStyle(values[.underlineStyle])
    style.underlineColor = values[.underlineColor] as? UIColor
    style.strikethrough = AttributeTranslation.lineStyle(values[.strikethroughStyle])
    style.strikethroughColor = values[.strikethroughColor] as? UIColor
    style.shadow = values[.shadow] as? NSShadow
    style.attachment = values[.attachment] as? NSTextAttachment
    style.isLink = values[.link] != nil
    style.baselineOffset =
      (UIFontDescriptor.number(values[.baselineOffset]) ?? 0) * defaults.scale

    let intent = InlinePresentationIntent(
      rawValue: UInt(UIFontDescriptor.number(values[.inlinePresentationIntent]) ?? 0))
    if intent.contains(.strikethrough), style.strikethrough.isEmpty {
      style.strikethrough = .single
    }

    var request = font.request(scaled: defaults.scale)
    request.apply(intent)
    if let slant = UIFontDescriptor.number(values[.obliqueness]), slant != 0 {
      request.isItalic = true
    }
    var attributes = TextAttributes(font: request, identifier: identifier)
    attributes.baselineOffset = style.baselineOffset
    attributes.kern =
      UIFontDescriptor.number(values[.tracking]) ?? UIFontDescriptor.number(values[.kern])
      ?? defaults.kern
    attributes.usesLigatures =
      attributes.kern == 0 && UIFontDescriptor.number(values[.ligature]) != 0
    if let attachment = style.attachment {
      let line = CGRect(x: 0, y: 0, width: 10_000, height: font.lineHeight)
      let box = attachment.attachmentBounds(
        for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
      attributes.attachment = TextAttributes.Attachment(
        width: box.width, ascent: box.maxY, descent: -box.minY)
    }
    self.style = style
    self.attributes = attributes
  }

  static func lineStyle(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: Int(UIFontDescriptor.number(value) ?? 0))
  }
}
