// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  nonisolated let range: NSRange

  public override nonisolated init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  nonisolated init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// Ranges of UIKit's texts are equal by their places; those of an app's class are what it says.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextRange.self, let other = object as? UITextRange,
      type(of: other) == UITextRange.self
    else { return object as AnyObject? === self }
    return NSEqualRanges(other.range, range)
  }

  open override nonisolated var hash: Int {
    type(of: self) == UITextRange.self ? range.location : ObjectIdentifier(self).hashValue
  }

  open var start: UITextPosition { UITextPosition(offset: range.location) }
  open var end: UITextPosition { UITextPosition(offset: NSMaxRange(range)) }
  open var isEmpty: Bool { range.length == 0 }
}
