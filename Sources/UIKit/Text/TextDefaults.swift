// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// What a view gives to the parts of its text that say nothing themselves.
struct TextDefaults {
  var font: UIFont
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// None where a view has none of its own, as for a paragraph style.
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// What `natural` alignment means; nil for the direction of the text itself.
  var direction: UIUserInterfaceLayoutDirection?
  /// Every font is this many times as large; for text that shrinks to fit.
  var scale: CGFloat = 1
  /// Points after each character where the text says nothing.
  var kern: CGFloat = 0
  /// A paragraph's factor of hyphens where it has none of its own, 0 to 1.
  var hyphenationFactor: CGFloat = 0

  /// The side that an alignment stands for.
  func resolved(_ alignment: NSTextAlignment, _ base: NSWritingDirection) -> TextAlignment {
    guard alignment == .natural else { return TextAlignment(rawValue: alignment.rawValue)! }
    if base != .natural { return base == .rightToLeft ? .right : .left }
    guard let direction else { return .natural }
    return direction == .rightToLeft ? .right : .left
  }
}
