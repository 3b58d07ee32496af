// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidScroll:", self, [scrollView], ()) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidScroll(scrollView)
    }
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidZoom:", self, [scrollView], ()) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidZoom(scrollView)
    }
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewWillBeginDragging:", self, [scrollView], ()) {
      (next: any UIScrollViewDelegate) in next.scrollViewWillBeginDragging(scrollView)
    }
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    optionalDefault(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", self,
      [scrollView, velocity, targetContentOffset], ()
    ) { (next: any UIScrollViewDelegate) in
      next.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    optionalDefault("scrollViewDidEndDragging:willDecelerate:", self, [scrollView, decelerate], ())
    { (next: any UIScrollViewDelegate) in
      next.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewWillBeginDecelerating:", self, [scrollView], ()) {
      (next: any UIScrollViewDelegate) in next.scrollViewWillBeginDecelerating(scrollView)
    }
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidEndDecelerating:", self, [scrollView], ()) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidEndDecelerating(scrollView)
    }
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidEndScrollingAnimation:", self, [scrollView], ()) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    optionalDefault("viewForZoomingInScrollView:", self, [scrollView], nil) {
      (next: any UIScrollViewDelegate) in next.viewForZooming(in: scrollView)
    }
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    optionalDefault("scrollViewWillBeginZooming:withView:", self, [scrollView, view], ()) {
      (next: any UIScrollViewDelegate) in next.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    optionalDefault(
      "scrollViewDidEndZooming:withView:atScale:", self, [scrollView, view, scale], ()
    ) { (next: any UIScrollViewDelegate) in
      next.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    optionalDefault("scrollViewShouldScrollToTop:", self, [scrollView], true) {
      (next: any UIScrollViewDelegate) in next.scrollViewShouldScrollToTop(scrollView)
    }
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidScrollToTop:", self, [scrollView], ()) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidScrollToTop(scrollView)
    }
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    optionalDefault("scrollViewDidChangeAdjustedContentInset:", self, [scrollView], ()) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    optionalDefault("textViewShouldBeginEditing:", self, [textView], true) {
      (next: any UITextViewDelegate) in next.textViewShouldBeginEditing(textView)
    }
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    optionalDefault("textViewShouldEndEditing:", self, [textView], true) {
      (next: any UITextViewDelegate) in next.textViewShouldEndEditing(textView)
    }
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    optionalDefault("textViewDidBeginEditing:", self, [textView], ()) {
      (next: any UITextViewDelegate) in next.textViewDidBeginEditing(textView)
    }
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    optionalDefault("textViewDidEndEditing:", self, [textView], ()) {
      (next: any UITextViewDelegate) in next.textViewDidEndEditing(textView)
    }
  }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    optionalDefault(
      "textView:shouldChangeTextInRange:replacementText:", self, [textView, range, text], true
    ) { (next: any UITextViewDelegate) in
      next.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }
  public func textViewDidChange(_ textView: UITextView) {
    optionalDefault("textViewDidChange:", self, [textView], ()) { (next: any UITextViewDelegate) in
      next.textViewDidChange(textView)
    }
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    optionalDefault("textViewDidChangeSelection:", self, [textView], ()) {
      (next: any UITextViewDelegate) in next.textViewDidChangeSelection(textView)
    }
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    optionalDefault(
      "textView:shouldInteractWithURL:inRange:interaction:", self,
      [textView, URL, characterRange, interaction], true
    ) { (next: any UITextViewDelegate) in
      next.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    optionalDefault(
      "textView:shouldInteractWithTextAttachment:inRange:interaction:", self,
      [textView, textAttachment, characterRange, interaction], true
    ) { (next: any UITextViewDelegate) in
      next.textView(
        textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    optionalDefault(
      "textView:shouldInteractWithURL:inRange:", self, [textView, URL, characterRange], true
    ) { (next: any UITextViewDelegate) in
      next.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool {
    optionalDefault(
      "textView:shouldInteractWithTextAttachment:inRange:", self,
      [textView, textAttachment, characterRange], true
    ) { (next: any UITextViewDelegate) in
      next.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
  }
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    optionalDefault(
      "textView:primaryActionForTextItem:defaultAction:", self,
      [textView, textItem, defaultAction], nil
    ) { (next: any UITextViewDelegate) in
      next.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }
  }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    optionalDefault(
      "textView:menuConfigurationForTextItem:defaultMenu:", self,
      [textView, textItem, defaultMenu], nil
    ) { (next: any UITextViewDelegate) in
      next.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    }
  }
}
