// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let NSMetadataQueryUserHomeScope = "kMDQueryScopeHome"
public let NSMetadataQueryLocalComputerScope = "kMDQueryScopeComputer"
public let NSMetadataQueryUbiquitousDocumentsScope =
  "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey =
  "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemPercentUploadedKey =
  "NSMetadataUbiquitousItemPercentUploadedKey"
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey =
  "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"

extension NSNotification.Name {
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  public static let NSMetadataQueryDidUpdate = NSNotification.Name(
    "NSMetadataQueryDidUpdateNotification")
}

/// A file that a search found; none does.
open class NSMetadataItem: NSObject {
  open var attributes: [String] { [] }

  open func value(forAttribute key: String) -> Any? { nil }
  open func values(forAttributes keys: [String]) -> [String: Any]? { nil }
}

/// A search among the files of iCloud: nobody is signed in, so it ends without results.
open class NSMetadataQuery: NSObject {
  open weak var delegate: (any NSMetadataQueryDelegate)?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor] = []
  open var valueListAttributes: [String] = []
  open var groupingAttributes: [String]?
  open var notificationBatchingInterval: TimeInterval = 1
  open var searchScopes: [Any] = []
  open var searchItems: [Any]?
  open var operationQueue: OperationQueue?
  open private(set) var isStarted = false
  open private(set) var isGathering = false
  open private(set) var isStopped = true

  /// Starts, and tells in a later turn of the main loop that nothing was found; false where it runs
  /// already.
  @discardableResult
  open func start() -> Bool {
    guard isStopped else { return false }
    isStarted = true
    isGathering = true
    isStopped = false
    let center = NotificationCenter.default
    center.post(name: .NSMetadataQueryDidStartGathering, object: self)
    answerLater { [self] in
      guard isGathering else { return }
      isGathering = false
      center.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    }
    return true
  }

  open func stop() {
    isGathering = false
    isStopped = true
  }

  open func disableUpdates() {}
  open func enableUpdates() {}
  open var resultCount: Int { 0 }
  open var results: [Any] { [] }

  open func index(ofResult result: Any) -> Int { NSNotFound }

  /// Nothing was found, so no index is one of a result.
  open func result(at idx: Int) -> Any { preconditionFailure("no result \(idx) of 0") }

  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

public protocol NSMetadataQueryDelegate: NSObjectProtocol {
  // @objc(metadataQuery:replacementObjectForResultObject:) optional = result
  func metadataQuery(
    _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
  ) -> Any
}
