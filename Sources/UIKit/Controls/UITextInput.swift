// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A responder that takes keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
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

/// Whom a text tells of changes that the keyboard did not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

extension UITextInput {
  /// The keyboard here asks the text itself, so UIKit's own texts have no such delegate.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }

  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    return UITextRange(
      NSRange(location: start, length: abs(toPosition.offset - fromPosition.offset)))
  }

  /// The letter at a point; nil behind the last one.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let start = closestPosition(to: point), let end = position(from: start, offset: 1) else {
      return nil
    }
    return textRange(from: start, to: end)
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
