// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@MainActor
private enum MarkedText {
  static var key: UInt8 = 0
}

/// Text that an input method has put in and may still change, as those of Chinese and Japanese do.
extension UITextInput {
  /// Where it is; nil without any.
  public var markedTextRange: UITextRange? {
    guard let marked = objc_getAssociatedObject(self, &MarkedText.key) as? UITextRange,
      marked.end.offset <= endOfDocument.offset
    else { return nil }
    return marked
  }

  /// Puts a text in the place of the marked one, or of the selection, and marks it.
  ///
  /// - Parameter selectedRange: What is selected of the text; what lies beyond its end is not.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let place = markedTextRange ?? selectedTextRange else { return }
    let text = markedText ?? ""
    let start = place.start.offset
    replace(place, withText: text)
    let marked = NSRange(location: start, length: text.utf16.count)
    mark(text.isEmpty ? nil : UITextRange(marked))
    let first = min(max(0, selectedRange.location), marked.length)
    let length = min(max(0, selectedRange.length), marked.length - first)
    selectedTextRange = UITextRange(NSRange(location: start + first, length: length))
  }

  /// Leaves the text as it is; nothing is marked any more.
  public func unmarkText() { mark(nil) }

  private func mark(_ range: UITextRange?) {
    objc_setAssociatedObject(self, &MarkedText.key, range, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
