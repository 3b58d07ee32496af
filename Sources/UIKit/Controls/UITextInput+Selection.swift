// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A box of a selection, as texts of UIKit's own answer it.
final class SelectionBox: UITextSelectionRect {
  private let box: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ box: CGRect, start: Bool, end: Bool) {
    self.box = box
    ends = (start, end)
    super.init()
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}

extension UITextInput where Self: UIView {
  /// The boxes of a range: one in its only line, else one from the start to the edge of the view, one
  /// over the lines between, and one up to the end. None for an empty range.
  func selectionBoxes(_ range: UITextRange) -> [UITextSelectionRect] {
    guard !range.isEmpty else { return [] }
    let (first, last) = (caretRect(for: range.start), caretRect(for: range.end))
    if first.midY >= last.minY {
      let box = CGRect(
        x: min(first.minX, last.minX), y: first.minY, width: abs(last.minX - first.minX),
        height: first.height)
      return [SelectionBox(box, start: true, end: true)]
    }
    let (left, right) = (bounds.minX, bounds.maxX)
    let head = CGRect(
      x: first.minX, y: first.minY, width: right - first.minX, height: first.height)
    let body = CGRect(
      x: left, y: first.maxY, width: right - left, height: max(0, last.minY - first.maxY))
    let tail = CGRect(x: left, y: last.minY, width: last.minX - left, height: last.height)
    let boxes = [
      SelectionBox(head, start: true, end: false), SelectionBox(body, start: false, end: false),
      SelectionBox(tail, start: false, end: true),
    ]
    return boxes.filter { !$0.rect.isEmpty }
  }
}
