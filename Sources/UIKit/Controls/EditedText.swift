// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How keys change a text and its selection. Ranges are UTF-16 units (Documentation/Controls.md §7).
///
/// - Invariant: the selection lies inside the text.
struct EditedText: Equatable {
  private(set) var string: String
  /// Empty for a caret.
  private(set) var selection: NSRange

  /// A text with a selection, which is moved into the text where it is outside.
  init(_ string: String, selection: NSRange) {
    self.string = string
    self.selection = EditedText.clamp(selection, to: string.utf16.count)
  }

  static func clamp(_ range: NSRange, to length: Int) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// What the delete key takes away: the selection, else the user-perceived character before the
  /// caret; nil at the start of the text.
  var rangeToDelete: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// Replaces a range and puts the caret behind what took its place. O(n).
  mutating func replace(_ range: NSRange, with replacement: String) {
    let range = EditedText.clamp(range, to: string.utf16.count)
    string = (string as NSString).replacingCharacters(in: range, with: replacement)
    selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
  }
}
