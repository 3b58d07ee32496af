// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An attributed string whose paragraphs are the elements.
open class NSTextContentStorage: NSTextContentManager {
  private var storage = NSTextStorage()

  /// The text itself; edits of it are laid out.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage = newValue ?? NSTextStorage()
      for manager in textLayoutManagers { manager.follow(storage) }
    }
  }

  open var attributedString: NSAttributedString? {
    get { storage }
    set {
      storage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      for manager in textLayoutManagers { manager.invalidateLayout(for: documentRange) }
    }
  }

  open override func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    super.addTextLayoutManager(textLayoutManager)
    textLayoutManager.follow(storage)
  }

  open override var documentRange: NSTextRange {
    NSTextRange(NSRange(location: 0, length: storage.length))
  }

  open override func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? {
    let place = location.textOffset + offset
    return 0...storage.length ~= place ? TextOffset(place) : nil
  }

  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    to.textOffset - from.textOffset
  }

  /// Goes through the paragraphs, from the one that has the location, until the block says no.
  ///
  /// - Returns: Where it ended.
  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    var place = min(textLocation?.textOffset ?? (isReverse ? storage.length : 0), storage.length)
    while isReverse ? place > 0 : place < storage.length {
      let range = (storage.string as NSString).paragraphRange(
        for: NSRange(location: isReverse ? place - 1 : place, length: 0))
      let element = paragraph(range)
      place = isReverse ? range.location : NSMaxRange(range)
      let isWanted =
        delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
      if isWanted, !block(element) { break }
    }
    return TextOffset(place)
  }

  /// A paragraph, or what the delegate has in its place.
  private func paragraph(_ range: NSRange) -> NSTextElement {
    let own = delegate as? any NSTextContentStorageDelegate
    let given: NSTextElement? = delegate?.textContentManager(
      self, textElementAt: TextOffset(range.location))
    let element =
      given ?? own?.textContentStorage(self, textParagraphWith: range)
      ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
    element.textContentManager = self
    element.elementRange = NSTextRange(range)
    return element
  }

  open override func replaceContents(
    in range: NSTextRange, with textElements: [NSTextElement]?
  ) {
    let text = NSMutableAttributedString()
    for case let paragraph as NSTextParagraph in textElements ?? [] {
      text.append(paragraph.attributedString)
    }
    storage.replaceCharacters(in: range.range, with: text)
  }

  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  open func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? { textRange }
}

public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  // @objc(textContentStorage:textParagraphWithRange:) optional = nil
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}
