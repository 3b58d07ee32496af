// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The title of a button; tells the button when what it needs changed.
final class UIButtonLabel: UILabel {
  @Loose var button: UIButton?
  /// The attributed title that was given last: the label's own text has its line breaks changed.
  var givenTitle: NSAttributedString?
  /// How a configuration had that title broken or cut.
  var givenLineBreakMode: NSLineBreakMode?

  override func takeClassDefaults() {
    super.takeClassDefaults()
    storedLineBreakMode = .byTruncatingMiddle
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.contentSizeMayHaveChanged()
  }
}
