// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A paragraph with what ends it.
open class NSTextParagraph: NSTextElement {
  public let attributedString: NSAttributedString

  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The paragraph without what ends it.
  open var paragraphContentRange: NSTextRange? {
    guard let start = elementRange?.range.location else { return nil }
    return NSTextRange(NSRange(location: start, length: contentLength))
  }

  /// What ends the paragraph; empty for the last one.
  open var paragraphSeparatorRange: NSTextRange? {
    guard let whole = elementRange?.range else { return nil }
    let start = whole.location + contentLength
    return NSTextRange(NSRange(location: start, length: NSMaxRange(whole) - start))
  }

  private var contentLength: Int {
    let text = attributedString.string as NSString
    var end = 0
    text.getParagraphStart(
      nil, end: nil, contentsEnd: &end, for: NSRange(location: 0, length: 0))
    return end
  }
}
