// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A version of a file in iCloud: there is the file alone, without others and conflicts.
open class NSFileVersion: NSObject, @unchecked Sendable {
  public struct AddingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let byMoving = AddingOptions(rawValue: 1)
  }

  public struct ReplacingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let byMoving = ReplacingOptions(rawValue: 1)
  }

  public let url: URL
  open var isResolved = true
  open var isDiscardable = false

  init(_ url: URL) {
    self.url = url
    super.init()
  }

  open var localizedName: String? { url.lastPathComponent }
  open var localizedNameOfSavingComputer: String? { nil }
  open var isConflict: Bool { false }
  open var hasLocalContents: Bool { true }
  open var modificationDate: Date? {
    try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// Nil where there is no file.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
  }

  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    FileManager.default.fileExists(atPath: url.path) ? [] : nil
  }

  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    otherVersionsOfItem(at: url)
  }

  /// Removes nothing, as there are no others.
  open class func removeOtherVersionsOfItem(at url: URL) throws {}

  @discardableResult
  open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
    guard url != self.url else { return url }
    let data = try Data(contentsOf: self.url)
    try data.write(to: url)
    return url
  }

  open func remove() throws { try FileManager.default.removeItem(at: url) }
}
