// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What the user is doing, for hand-off, search and restoration; kept, and shown to nobody.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var supportsContinuationStreams = false
  open var targetContentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  open weak var delegate: (any NSUserActivityDelegate)?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}

  /// Nothing is saved, so there is nothing to delete.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async(execute: handler)
  }

  open class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async(execute: handler)
  }
}

public typealias NSUserActivityPersistentIdentifier = String

public protocol NSUserActivityDelegate: NSObjectProtocol {
  // @objc optional
  func userActivityWillSave(_ userActivity: NSUserActivity)
  // @objc optional
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
