// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let inlinePresentationIntent =
    NSAttributedString.Key("NSInlinePresentationIntent")
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")

  public static let accessibilitySpeechPunctuation =
    NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage =
    NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch =
    NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement =
    NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation =
    NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut =
    NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilityTextHeadingLevel =
    NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom =
    NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
}
