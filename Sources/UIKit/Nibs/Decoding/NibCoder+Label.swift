// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

extension NibCoder {
  func decode(_ label: UILabel) {
    label.font = element.font().map(loader.font) ?? .systemFont(ofSize: 17)
    if let color = element.color("textColor") { label.textColor = loader.color(color) }
    if let color = element.color("highlightedColor") {
      label.highlightedTextColor = loader.color(color)
    }
    if let color = element.color("shadowColor") { label.shadowColor = loader.color(color) }
    if let size = element.size("shadowOffset") { label.shadowOffset = size }
    label.textAlignment = NibCoder.alignment(element["textAlignment"])
    if let mode = element["lineBreakMode"].flatMap(NibCoder.lineBreakMode) {
      label.lineBreakMode = mode
    }
    if let count = element.integer("numberOfLines") { label.numberOfLines = count }
    if let width = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
    if let flag = element.boolean("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = flag
    }
    if let flag = element.boolean("enabled") { label.isEnabled = flag }
    if let flag = element.boolean("highlighted") { label.isHighlighted = flag }
    switch element["baselineAdjustment"] {
    case "alignCenters": label.baselineAdjustment = .alignCenters
    case "none": label.baselineAdjustment = .none
    default: break
    }
    decodeShrinking(of: label)
    if element.boolean("usesAttributedText", default: false),
      let text = element.attributedText("attributedText")
    {
      label.attributedText = loader.attributedString(text)
    } else if let text = element.string("text") {
      label.text = text
    }
  }

  /// Documents write `adjustsFontSizeToFit="NO"` where shrinking is off, and a minimum where it
  /// is on (Documentation/InterfaceBuilder.md §7).
  private func decodeShrinking(of label: UILabel) {
    let scale = element.number("minimumScaleFactor")
    let size = element.number("minimumFontSize")
    label.adjustsFontSizeToFitWidth = element.boolean(
      "adjustsFontSizeToFit", default: scale != nil || size != nil)
    if let scale {
      label.minimumScaleFactor = scale
    } else if let size, label.font.pointSize > 0 {
      label.minimumScaleFactor = min(1, size / label.font.pointSize)
    }
  }

  static func alignment(_ word: String?) -> NSTextAlignment {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreakMode(_ word: String) -> NSLineBreakMode? {
    switch word {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }
}

extension NibLoader {
  func attributedString(_ text: AttributedText) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in text.fragments {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = fragment.font.map(font)
      attributes[.foregroundColor] = fragment.foreground.map(color)
      attributes[.backgroundColor] = fragment.background.map(color)
      attributes[.paragraphStyle] = fragment.paragraph.map(paragraphStyle)
      attributes[.kern] = fragment.numbers["NSKern"].map { NSNumber(value: Double($0)) }
      for (name, key) in [
        ("NSUnderline", NSAttributedString.Key.underlineStyle),
        ("NSStrikethrough", .strikethroughStyle),
      ] {
        attributes[key] = fragment.numbers[name].map { NSNumber(value: Int($0)) }
      }
      result.append(NSAttributedString(string: fragment.content, attributes: attributes))
    }
    return result
  }

  private func paragraphStyle(_ value: AttributedText.Paragraph) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = NibCoder.alignment(value.alignment)
    if let mode = value.lineBreakMode.flatMap(NibCoder.lineBreakMode) { style.lineBreakMode = mode }
    let numbers = value.numbers
    if let value = numbers["lineSpacing"] { style.lineSpacing = value }
    if let value = numbers["paragraphSpacing"] { style.paragraphSpacing = value }
    if let value = numbers["paragraphSpacingBefore"] { style.paragraphSpacingBefore = value }
    if let value = numbers["firstLineHeadIndent"] { style.firstLineHeadIndent = value }
    if let value = numbers["headIndent"] { style.headIndent = value }
    if let value = numbers["tailIndent"] { style.tailIndent = value }
    if let value = numbers["lineHeightMultiple"] { style.lineHeightMultiple = value }
    if let value = numbers["minimumLineHeight"] { style.minimumLineHeight = value }
    if let value = numbers["maximumLineHeight"] { style.maximumLineHeight = value }
    return style
  }
}
