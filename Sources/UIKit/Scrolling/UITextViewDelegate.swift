// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a text view asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  // @objc optional = true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  // @objc optional = true
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  // @objc optional
  func textViewDidBeginEditing(_ textView: UITextView)
  // @objc optional
  func textViewDidEndEditing(_ textView: UITextView)
  // @objc(textView:shouldChangeTextInRange:replacementText:) optional = true
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  // @objc optional
  func textViewDidChange(_ textView: UITextView)
  // @objc optional
  func textViewDidChangeSelection(_ textView: UITextView)
  // @objc(textView:shouldInteractWithURL:inRange:interaction:) optional = true
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  // @objc(textView:shouldInteractWithTextAttachment:inRange:interaction:) optional = true
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  // @objc(textView:shouldInteractWithURL:inRange:) optional = true
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  // @objc(textView:shouldInteractWithTextAttachment:inRange:) optional = true
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  // @objc(textView:primaryActionForTextItem:defaultAction:) optional
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  // @objc(textView:menuConfigurationForTextItem:defaultMenu:) optional
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}
