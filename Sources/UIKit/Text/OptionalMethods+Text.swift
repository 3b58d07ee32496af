// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    optionalDefault(
      "layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:", self,
      [layoutManager, glyphIndex, rect], 0
    ) { (next: any NSLayoutManagerDelegate) in
      next.layoutManager(
        layoutManager, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
    }
  }
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    optionalDefault(
      "textStorage:willProcessEditing:range:changeInLength:", self,
      [textStorage, editedMask, editedRange, delta], ()
    ) { (next: any NSTextStorageDelegate) in
      next.textStorage(
        textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    optionalDefault(
      "textStorage:didProcessEditing:range:changeInLength:", self,
      [textStorage, editedMask, editedRange, delta], ()
    ) { (next: any NSTextStorageDelegate) in
      next.textStorage(
        textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
}
