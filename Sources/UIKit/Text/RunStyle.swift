// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a stretch of characters looks like, apart from its layout.
///
/// The engine carries the index of a style through layout and hands it back with each glyph run.
struct RunStyle {
  var font: UIFont
  /// Nil for the colour of the view that shows the text.
  var foreground: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  var shadow: NSShadow?
  var attachment: NSTextAttachment?
  var isLink = false
  /// Points above the baseline; underlines move with it.
  var baselineOffset: CGFloat = 0

  init(font: UIFont, foreground: UIColor? = nil) {
    self.font = font
    self.foreground = foreground
  }
}
