// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The title of a button; tells the button when what it needs changed.
final class ButtonLabel: UILabel {
  weak var button: UIButton?

  override func takeClassDefaults() {
    super.takeClassDefaults()
    storedLineBreakMode = .byTruncatingMiddle
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.contentSizeMayHaveChanged()
  }
}
