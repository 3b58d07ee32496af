// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let range: NSRange

  public override nonisolated init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  nonisolated init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  open var start: UITextPosition { UITextPosition(offset: range.location) }
  open var end: UITextPosition { UITextPosition(offset: NSMaxRange(range)) }
  open var isEmpty: Bool { range.length == 0 }
}
