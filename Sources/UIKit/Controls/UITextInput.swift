// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A responder that takes keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A place in a text; Snug's are distances from its start in UTF-16 units.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  nonisolated let offset: Int

  public override nonisolated init() {
    offset = 0
    super.init()
  }

  nonisolated init(offset: Int) {
    self.offset = offset
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override nonisolated var hash: Int { offset }
}

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

/// A text that can be read, selected and changed by places in it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func caretRect(for position: UITextPosition) -> CGRect
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    return UITextRange(
      NSRange(location: start, length: abs(toPosition.offset - fromPosition.offset)))
  }

  /// Nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let moved = position.offset + offset
    return (0...endOfDocument.offset).contains(moved) ? UITextPosition(offset: moved) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The box from the caret at the start to the one at the end, where both are in one line.
  public func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    guard start.minY == end.minY else { return start }
    return CGRect(
      x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX),
      height: start.height)
  }
}
