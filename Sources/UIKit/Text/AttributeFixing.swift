// Part of Snug, under the Apache License 2.0; see LICENSE.

// Documentation/Controls.md §6. A font for characters that a text's own lacks is found when they are drawn.
extension NSMutableAttributedString {
  /// Makes the attributes of the paragraphs that a range touches consistent: fonts, paragraph styles and
  /// attachments, in this order.
  ///
  /// - Complexity: O(characters of the paragraphs).
  public func fixAttributes(in range: NSRange) {
    let paragraphs = (string as NSString).paragraphRange(for: range)
    fixFontAttribute(in: paragraphs)
    fixParagraphStyleAttribute(in: paragraphs)
    fixAttachmentAttribute(in: paragraphs)
  }

  /// Gives characters without a font Helvetica of 12 points, the attribute's default.
  public func fixFontAttribute(in range: NSRange) {
    for part in parts(of: .font, in: range) where part.value == nil {
      addAttribute(.font, value: TextDefaults.textKitFont, range: part.range)
    }
  }

  /// Gives each paragraph that a range touches the style of its first character.
  public func fixParagraphStyleAttribute(in range: NSRange) {
    let text = string as NSString
    let parts = parts(of: .paragraphStyle, in: text.paragraphRange(for: range))
    // One style or none, as most texts have.
    guard parts.count > 1 else { return }
    for part in parts.dropFirst() {
      let paragraph = text.paragraphRange(for: NSRange(location: part.range.location, length: 0))
      guard paragraph.location < part.range.location else { continue }
      let first = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
      let rest = NSIntersectionRange(paragraph, part.range)
      if let first {
        addAttribute(.paragraphStyle, value: first, range: rest)
      } else {
        removeAttribute(.paragraphStyle, range: rest)
      }
    }
  }

  /// Takes attachments from characters that do not stand for one.
  public func fixAttachmentAttribute(in range: NSRange) {
    let text = string as NSString
    for part in parts(of: .attachment, in: range) where part.value != nil {
      for index in part.range.location..<NSMaxRange(part.range)
      where text.character(at: index) != unichar(NSTextAttachment.character) {
        removeAttribute(.attachment, range: NSRange(location: index, length: 1))
      }
    }
  }

  /// Stretches of one value, or none, of an attribute.
  private func parts(
    of key: NSAttributedString.Key, in range: NSRange
  ) -> [(value: Any?, range: NSRange)] {
    var parts: [(value: Any?, range: NSRange)] = []
    enumerateAttribute(key, in: range) { value, part, _ in parts.append((value, part)) }
    return parts
  }
}

extension TextDefaults {
  /// Of text without a font in TextKit.
  static let textKitFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
}

extension NSTextStorage {
  /// Whether attributes wait for being read until they are fixed; here they are fixed at once.
  public var fixesAttributesLazily: Bool { false }

  /// Nothing waits.
  public func ensureAttributesAreFixed(in range: NSRange) {}

  public func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }
}
