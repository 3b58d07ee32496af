// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The characters and attributes that a text view shows, or a layout manager lays out.
///
/// Every change is told to the text view it belongs to, or to its layout managers.
open class NSTextStorage: NSMutableAttributedString {
  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  /// Told after an edit; a text view takes its text back.
  var didChange: (() -> Void)?
  private var depth = 0

  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    self.editedRange =
      self.editedRange.location == NSNotFound
      ? editedRange : NSUnionRange(self.editedRange, editedRange)
    self.editedRange.length += max(delta, -self.editedRange.length)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    delegate?.textStorage(
      self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    for manager in layoutManagers { manager.invalidate() }
    didChange?()
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: (str as NSString).length - range.length)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: attrString.length - range.length)
  }

  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

public protocol NSTextStorageDelegate: NSObjectProtocol {
  // @objc optional
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  // @objc optional
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}
