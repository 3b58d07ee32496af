// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidScroll:", self, [scrollView], ())
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidZoom:", self, [scrollView], ())
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewWillBeginDragging:", self, [scrollView], ())
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    optionalDefault(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", self,
      [scrollView, velocity, targetContentOffset], ())
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    optionalDefault("scrollViewDidEndDragging:willDecelerate:", self, [scrollView, decelerate], ())
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewWillBeginDecelerating:", self, [scrollView], ())
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidEndDecelerating:", self, [scrollView], ())
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidEndScrollingAnimation:", self, [scrollView], ())
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    optionalDefault("viewForZoomingInScrollView:", self, [scrollView], nil)
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    optionalDefault("scrollViewWillBeginZooming:withView:", self, [scrollView, view], ())
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    optionalDefault(
      "scrollViewDidEndZooming:withView:atScale:", self, [scrollView, view, scale], ())
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    optionalDefault("scrollViewShouldScrollToTop:", self, [scrollView], true)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidScrollToTop:", self, [scrollView], ())
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidChangeAdjustedContentInset:", self, [scrollView], ())
  }
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    optionalDefault("textViewShouldBeginEditing:", self, [textView], true)
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    optionalDefault("textViewShouldEndEditing:", self, [textView], true)
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    optionalDefault("textViewDidBeginEditing:", self, [textView], ())
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    optionalDefault("textViewDidEndEditing:", self, [textView], ())
  }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    optionalDefault(
      "textView:shouldChangeTextInRange:replacementText:", self, [textView, range, text], true)
  }
  public func textViewDidChange(_ textView: UITextView) {
    optionalDefault("textViewDidChange:", self, [textView], ())
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    optionalDefault("textViewDidChangeSelection:", self, [textView], ())
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    optionalDefault(
      "textView:shouldInteractWithURL:inRange:interaction:", self,
      [textView, URL, characterRange, interaction], true)
  }
}
