// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Bookmarks of files: here they are the file's address, so they follow no file that was moved.

extension NSURL {
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(
      rawValue: 1 << 15)
  }
}

extension URL {
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  private static let bookmarkHead = "bookmark "

  /// Data that lead back to a file.
  ///
  /// - Throws: a `CocoaError` for a file that is not there.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return Data((Self.bookmarkHead + standardizedFileURL.absoluteString).utf8)
  }

  /// The file that a bookmark was made of.
  ///
  /// - Throws: a `CocoaError` for other data, and where the file is not there any more.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasPrefix(Self.bookmarkHead),
      let file = URL(string: String(text.dropFirst(Self.bookmarkHead.count)))
    else { throw CocoaError(.fileReadCorruptFile) }
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    bookmarkDataIsStale = false
    self = file
  }
}
