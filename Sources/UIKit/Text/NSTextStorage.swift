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
  /// Changes that are made meanwhile are part of the edit.
  private var isProcessing = false

  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  public init() { super.init(string: "") }
  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    if !editedMask.isEmpty { processOnce() }
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
    processOnce()
  }

  private func processOnce() {
    guard depth == 0, !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    if range.location != NSNotFound {
      let start = min(range.location, length)
      invalidateAttributes(
        in: NSRange(location: start, length: min(NSMaxRange(range), length) - start))
    }
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

  // An app's storage keeps its characters elsewhere and overrides the four methods that all else of a
  // text comes of on Apple's systems; Foundation's own here look at its own characters.

  /// Whether a class of the app says what the text is.
  private var isOfApp: Bool { type(of: self) != NSTextStorage.self }

  open override var length: Int { isOfApp ? string.utf16.count : super.length }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    isOfApp
      ? attributes(at: location, effectiveRange: range)[attrName]
      : super.attribute(attrName, at: location, effectiveRange: range)
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    guard isOfApp else {
      return super.attribute(
        attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    let found = snapshot(of: rangeLimit).attribute(
      attrName, at: location - rangeLimit.location, longestEffectiveRange: range,
      in: NSRange(location: 0, length: rangeLimit.length))
    range?.pointee.location += rangeLimit.location
    return found
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard isOfApp else {
      return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    let found = snapshot(of: rangeLimit).attributes(
      at: location - rangeLimit.location, longestEffectiveRange: range,
      in: NSRange(location: 0, length: rangeLimit.length))
    range?.pointee.location += rangeLimit.location
    return found
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    isOfApp ? snapshot(of: range) : super.attributedSubstring(from: range)
  }

  open override func enumerateAttributes(
    in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isOfApp else {
      return super.enumerateAttributes(in: range, options: options, using: block)
    }
    snapshot(of: range).enumerateAttributes(
      in: NSRange(location: 0, length: range.length), options: options
    ) { attributes, part, stop in
      let place = NSRange(location: part.location + range.location, length: part.length)
      block(attributes, place, stop)
    }
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in range: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isOfApp else {
      return super.enumerateAttribute(attrName, in: range, options: options, using: block)
    }
    snapshot(of: range).enumerateAttribute(
      attrName, in: NSRange(location: 0, length: range.length), options: options
    ) { value, part, stop in
      block(value, NSRange(location: part.location + range.location, length: part.length), stop)
    }
  }

  open override func isEqual(to other: NSAttributedString) -> Bool {
    isOfApp ? snapshot.isEqual(to: other) : super.isEqual(to: other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    isOfApp ? snapshot : super.copy(with: zone)
  }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    isOfApp ? snapshot : super.mutableCopy(with: zone)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(in: range, { $0[name] = value }) {
      super.addAttribute(name, value: value, range: range)
    }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(in: range, { $0.merge(attrs) { $1 } }) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(in: range, { $0[name] = nil }) { super.removeAttribute(name, range: range) }
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// The characters as a text, a change of which is an edit.
  open override var mutableString: NSMutableString {
    let characters = StorageCharacters(string: string)
    characters.storage = self
    return characters
  }

  /// Foundation's own methods change attributes without `setAttributes(_:range:)`.
  private func change(
    in range: NSRange, _ changes: (inout [NSAttributedString.Key: Any]) -> Void,
    inFoundation: () -> Void
  ) {
    guard isOfApp else {
      inFoundation()
      return edited(.editedAttributes, range: range, changeInLength: 0)
    }
    beginEditing()
    defer { endEditing() }
    for var run in runs(in: range) {
      changes(&run.attributes)
      setAttributes(run.attributes, range: run.range)
    }
  }
}

extension NSTextStorage {
  /// The text as it tells itself by the methods that an app overrides.
  var snapshot: NSMutableAttributedString {
    snapshot(of: NSRange(location: 0, length: string.utf16.count))
  }

  fileprivate func snapshot(of range: NSRange) -> NSMutableAttributedString {
    let copy = NSMutableAttributedString(
      string: (string as NSString).substring(with: range))
    for run in runs(in: range) {
      let place = NSRange(location: run.range.location - range.location, length: run.range.length)
      copy.setAttributes(run.attributes, range: place)
    }
    return copy
  }

  /// Stretches of the same attributes.
  fileprivate func runs(
    in range: NSRange
  ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    var index = range.location
    while index < NSMaxRange(range) {
      var found = NSRange()
      let attributes = attributes(at: index, effectiveRange: &found)
      let end = max(min(NSMaxRange(found), NSMaxRange(range)), index + 1)
      runs.append((attributes, NSRange(location: index, length: end - index)))
      index = end
    }
    return runs
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
