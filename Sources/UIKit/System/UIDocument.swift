// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A document that an app keeps in a file: read when it is opened, written when it is saved, when it is
/// closed with changes, and five seconds after a change.
///
/// Caveats: reading and writing are done at once, and the completions are called in the next turn; contents
/// are data, not file packages, and get no attributes; the undo manager's changes are not counted, and editing
/// is never disabled; there are no conflicts, as there is no cloud.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = CreationIntent("default")
  }

  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

  open private(set) var fileURL: URL
  open private(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  open var fileModificationDate: Date?
  open var undoManager: UndoManager! = UndoManager()
  open var userActivity: NSUserActivity?
  open var progress: Progress? { nil }
  /// Changes since the last save; undoing takes one back.
  private var changes = 0
  private var nextSave: Int?

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? {
    let name = fileURL.pathExtension
    return name.isEmpty ? nil : UniformTypeTable.identifier(ofExtension: name) ?? "public.data"
  }
  open var savingFileType: String? { fileType }
  open var hasUnsavedChanges: Bool { changes != 0 }

  // MARK: What subclasses say

  /// The document as data.
  open func contents(forType typeName: String) throws -> Any { Data() }

  /// Takes what a file contains.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String { fileURL.pathExtension }

  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  open func disableEditing() {}
  open func enableEditing() {}
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Opening and closing

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let succeeded = reading { try read(from: fileURL) }
    if succeeded { documentState = .normal }
    tell(completionHandler, succeeded)
  }

  /// Saves what has changed. The document is closed also where that fails, as UIKit's is.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else { return tell(completionHandler, true) }
    cancelSave()
    let close = { (succeeded: Bool) in
      self.documentState = .closed
      completionHandler?(succeeded)
    }
    guard hasUnsavedChanges else { return tell(close, true) }
    save(to: fileURL, for: .forOverwriting, completionHandler: close)
  }

  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let succeeded = reading { try read(from: url) }
    if succeeded { updateChangeCount(.cleared) }
    tell(completionHandler, succeeded)
  }

  open func read(from url: URL) throws {
    let data = try Data(contentsOf: url)
    try load(fromContents: data, ofType: fileType)
    fileModificationDate = date(of: url)
  }

  private func reading(_ read: () throws -> Void) -> Bool {
    do {
      try read()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  // MARK: Saving

  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    cancelSave()
    do {
      let contents = try contents(forType: savingFileType ?? "public.data")
      let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      return tell(completionHandler, false)
    }
    fileURL = url
    fileModificationDate = date(of: url)
    updateChangeCount(.cleared)
    documentState = .normal
    tell(completionHandler, true)
  }

  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !documentState.contains(.closed) else {
      return tell(completionHandler, true)
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    let original = saveOperation == .forOverwriting ? fileURL : nil
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: original)
  }

  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data ?? (contents as? NSData).map({ Data(referencing: $0) })
    else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  // MARK: Changes

  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
    cancelSave()
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    nextSave = Runtime.current.perform(after: 5) { [weak self] in
      self?.nextSave = nil
      self?.autosave()
    }
  }

  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Takes away the changes that a save, begun with the token, has written.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let saved = changeCountToken as? Int else { return }
    changes -= saved
  }

  private func cancelSave() {
    if let nextSave { Runtime.current.cancel(nextSave) }
    nextSave = nil
  }

  private func date(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  private func tell(_ completion: ((Bool) -> Void)?, _ succeeded: Bool) {
    guard let completion else { return }
    Runtime.current.perform(after: 0) { completion(succeeded) }
  }
}

extension UIDocument {
  @discardableResult
  public func open() async -> Bool {
    await withCheckedContinuation { done in self.open { done.resume(returning: $0) } }
  }

  @discardableResult
  public func close() async -> Bool {
    await withCheckedContinuation { done in self.close { done.resume(returning: $0) } }
  }

  @discardableResult
  public func autosave() async -> Bool {
    await withCheckedContinuation { done in self.autosave { done.resume(returning: $0) } }
  }

  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      self.save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }

  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { done in
      self.revert(toContentsOf: url) { done.resume(returning: $0) }
    }
  }
}
