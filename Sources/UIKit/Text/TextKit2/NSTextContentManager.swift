// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What gives elements of a text to those that lay them out.
public protocol NSTextElementProvider: NSObjectProtocol {
  var documentRange: NSTextRange { get }
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?,
    options: NSTextContentManager.EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
}

/// A text and those that lay it out. Of an app's own subclasses nothing is laid out.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  open weak var delegate: (any NSTextContentManagerDelegate)?
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  open var primaryTextLayoutManager: NSTextLayoutManager?
  open var automaticallySynchronizesTextLayoutManagers = true
  open var automaticallySynchronizesToBackingStore = true
  open private(set) var hasEditingTransaction = false

  public override init() { super.init() }

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    primaryTextLayoutManager = primaryTextLayoutManager ?? textLayoutManager
    textLayoutManager.textContentManager = self
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
    textLayoutManager.textContentManager = nil
  }

  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  open func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { nil }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }

  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let place = element.elementRange, place.intersects(range) else { return false }
      found.append(element)
      return true
    }
    return found
  }

  open func performEditingTransaction(_ transaction: () -> Void) {
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = false
  }

  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    for manager in textLayoutManagers { manager.invalidateLayout(for: newTextRange) }
  }

  open func synchronizeTextLayoutManagers(
    _ completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  // @objc(textContentManager:textElementAtLocation:) optional = nil
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  // @objc(textContentManager:shouldEnumerateTextElement:options:) optional = true
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}
