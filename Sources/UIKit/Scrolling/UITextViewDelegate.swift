// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a text view asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { unimplemented(true) }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { unimplemented(true) }
  public func textViewDidBeginEditing(_ textView: UITextView) { unimplemented(()) }
  public func textViewDidEndEditing(_ textView: UITextView) { unimplemented(()) }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    unimplemented(true)
  }
  public func textViewDidChange(_ textView: UITextView) { unimplemented(()) }
  public func textViewDidChangeSelection(_ textView: UITextView) { unimplemented(()) }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    unimplemented(true)
  }
}
