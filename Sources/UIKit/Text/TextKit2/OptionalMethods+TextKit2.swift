// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? {
    optionalDefault(
      "textContentManager:textElementAtLocation:", self, [textContentManager, location], nil
    ) { (next: any NSTextContentManagerDelegate) in
      next.textContentManager(textContentManager, textElementAt: location)
    }
  }
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool {
    optionalDefault(
      "textContentManager:shouldEnumerateTextElement:options:", self,
      [textContentManager, textElement, options], true
    ) { (next: any NSTextContentManagerDelegate) in
      next.textContentManager(textContentManager, shouldEnumerate: textElement, options: options)
    }
  }
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? {
    optionalDefault(
      "textContentStorage:textParagraphWithRange:", self, [textContentStorage, range], nil
    ) { (next: any NSTextContentStorageDelegate) in
      next.textContentStorage(textContentStorage, textParagraphWith: range)
    }
  }
}

extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    optionalDefault(
      "textLayoutManager:textLayoutFragmentForLocation:inTextElement:", self,
      [textLayoutManager, location, textElement],
      NSTextLayoutFragment(textElement: textElement, range: nil)
    ) { (next: any NSTextLayoutManagerDelegate) in
      next.textLayoutManager(textLayoutManager, textLayoutFragmentFor: location, in: textElement)
    }
  }
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool {
    optionalDefault(
      "textLayoutManager:shouldBreakLineBeforeLocation:hyphenating:", self,
      [textLayoutManager, location, hyphenating], true
    ) { (next: any NSTextLayoutManagerDelegate) in
      next.textLayoutManager(
        textLayoutManager, shouldBreakLineBefore: location, hyphenating: hyphenating)
    }
  }
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {
    optionalDefault(
      "textViewportLayoutControllerWillLayout:", self, [textViewportLayoutController], ()
    ) { (next: any NSTextViewportLayoutControllerDelegate) in
      next.textViewportLayoutControllerWillLayout(textViewportLayoutController)
    }
  }
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {
    optionalDefault(
      "textViewportLayoutControllerDidLayout:", self, [textViewportLayoutController], ()
    ) { (next: any NSTextViewportLayoutControllerDelegate) in
      next.textViewportLayoutControllerDidLayout(textViewportLayoutController)
    }
  }
}
