// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The stored values of a paragraph style; distances are points.
struct ParagraphStyleValues: Hashable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineHeightMultiple: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var tabStops: [NSTextTab] = ParagraphStyleValues.standardTabs
  var textLists: [NSTextList] = []
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// Twelve stops at multiples of 28 points.
  private static let standardTabs = (1...12).map {
    NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28)
  }
}
