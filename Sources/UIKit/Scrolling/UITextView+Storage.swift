// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UITextView {
  /// The text as a storage: what is changed in it changes in the view.
  public var textStorage: NSTextStorage {
    if let adopted { return adopted }
    if let known = rareStorage?.kept["textStorage"] as? NSTextStorage { return refreshed(known) }
    let storage = NSTextStorage(string: "")
    rare.kept["textStorage"] = storage
    return refreshed(storage)
  }

  /// A container whose manager has a text brings its storage along: the view shows that text, edits it
  /// there and keeps both (Documentation/Controls.md §6).
  final func adoptStorage() {
    guard let manager = textContainer.layoutManager, let storage = manager.textStorage
    else { return }
    rare.kept["layoutManager"] = manager
    adopted = storage
    storage.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.takeFromAdopted() }
    }
    takeFromAdopted()
  }

  /// Takes the text as the adopted storage has it after an edit.
  final func takeFromAdopted() {
    guard let adopted, !isAdopting else { return }
    isAdopting = true
    take(adopted)
    isAdopting = false
  }

  /// Shows the text of a storage after an edit of its own; the caret stays where it is.
  final func take(_ storage: NSTextStorage) {
    isPlain = false
    storedText = storage.snapshot
    storedSelection = EditedText.clamp(storedSelection, to: storedText.length)
    textDidChange()
  }

  /// Gives the adopted storage the text that the view was given.
  final func writeToAdopted() {
    guard let adopted, !isAdopting else { return }
    isAdopting = true
    adopted.replaceCharacters(
      in: NSRange(location: 0, length: adopted.length), with: attributedText)
    isAdopting = false
    takeFromAdopted()
  }

  /// A copy of a text with attributes as a storage has it.
  static func fixed(_ text: NSAttributedString) -> NSAttributedString {
    let fixed = NSMutableAttributedString(attributedString: text)
    fixed.fixAttributes(in: NSRange(location: 0, length: fixed.length))
    return fixed
  }

  private func refreshed(_ storage: NSTextStorage) -> NSTextStorage {
    if !storage.isEqual(to: attributedText) {
      storage.didChange = nil
      storage.setAttributedString(attributedText)
    }
    storage.didChange = { [weak self, weak storage] in
      guard let self, let storage else { return }
      MainActor.assumeIsolated { self.take(storage) }
    }
    return storage
  }

  /// Lays the view's text out in ``textContainer``.
  public var layoutManager: NSLayoutManager {
    let known = rareStorage?.kept["layoutManager"] as? NSLayoutManager
    let manager = known ?? NSLayoutManager()
    if known == nil {
      rare.kept["layoutManager"] = manager
      manager.addTextContainer(textContainer)
      manager.source = { [weak self] in
        self.flatMap { view in callOnMainActor(view, ()) { view, _ in view.attributedText } }
      }
    }
    manager.textStorage = textStorage
    if textContainer.widthTracksTextView {
      textContainer.size.width = max(
        bounds.width - textContainerInset.left - textContainerInset.right, 0)
    }
    return manager
  }

  /// The text's layout by paragraphs, over the same lines as ``layoutManager``.
  public var textLayoutManager: NSTextLayoutManager? {
    // Asking for it brings its width up to date.
    let lines = layoutManager
    if let made: NSTextContentStorage = kept() { return made.primaryTextLayoutManager }
    let made = NSTextLayoutManager(lines, container: textContainer)
    let content = NSTextContentStorage()
    content.textStorage = textStorage
    content.addTextLayoutManager(made)
    keep(content)
    return made
  }

  public var dataDetectorTypes: UIDataDetectorTypes {
    get { rareStorage?.kept["dataDetectors"] as? UIDataDetectorTypes ?? [] }
    set { rare.kept["dataDetectors"] = newValue }
  }
  public var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }
}

/// What is found in text and made tappable; stored, nothing is detected.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
