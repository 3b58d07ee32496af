// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Files of iCloud, which is not there, and the trash, which a phone has in no app's folder.

extension FileManager {
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.featureUnsupported)
  }

  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }

  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.featureUnsupported)
  }

  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?
  ) throws { throw CocoaError(.featureUnsupported) }
}

public typealias NSUncaughtExceptionHandler = (NSException) -> Void

/// Nobody is told: an exception ends the process with its text.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {}

extension DateFormatter {
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
