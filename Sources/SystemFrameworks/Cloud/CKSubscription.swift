// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What an app wants to be told of; kept, and never told.
open class CKSubscription: NSObject {
  public typealias ID = String

  public enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone
    case database
  }

  /// What a notification would say; kept.
  open class NotificationInfo: NSObject {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var subtitle: String?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?
    open var collapseIDKey: String?
  }

  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?

  init(_ type: SubscriptionType, _ identifier: ID) {
    subscriptionType = type
    subscriptionID = identifier
    super.init()
  }
}

/// Changes of the records that a query finds.
open class CKQuerySubscription: CKSubscription {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
    options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(.query, subscriptionID)
  }

  public convenience init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []
  ) {
    self.init(
      recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString,
      options: options)
  }
}

/// Changes of a zone.
open class CKRecordZoneSubscription: CKSubscription {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?

  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.zoneID = zoneID
    super.init(.recordZone, subscriptionID)
  }

  public convenience init(zoneID: CKRecordZone.ID) {
    self.init(zoneID: zoneID, subscriptionID: UUID().uuidString)
  }
}

/// Changes of a database.
open class CKDatabaseSubscription: CKSubscription {
  open var recordType: CKRecord.RecordType?

  public init(subscriptionID: CKSubscription.ID) { super.init(.database, subscriptionID) }

  public convenience init() { self.init(subscriptionID: UUID().uuidString) }
}

/// What a notification of iCloud says; only what is in the message itself.
open class CKNotification: NSObject {
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone
    case readNotification
    case database
  }

  public let notificationType: NotificationType
  public let containerIdentifier: String?
  public let subscriptionID: CKSubscription.ID?
  fileprivate let body: [AnyHashable: Any]

  /// Nil where the dictionary is none of iCloud: it has no `ck`.
  public convenience init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) {
    guard let body = dictionary["ck"] as? [AnyHashable: Any] else { return nil }
    let kinds: [(String, NotificationType)] = [
      ("qry", .query), ("fet", .recordZone), ("met", .database),
    ]
    guard let kind = kinds.first(where: { body[$0.0] != nil }) else { return nil }
    self.init(kind.1, body, body[kind.0] as? [AnyHashable: Any] ?? [:])
  }

  init(_ type: NotificationType, _ message: [AnyHashable: Any], _ body: [AnyHashable: Any]) {
    notificationType = type
    containerIdentifier = message["cid"] as? String
    subscriptionID = body["sid"] as? String
    self.body = body
    super.init()
  }

  open var alertBody: String? { nil }
  open var badge: NSNumber? { nil }
  open var category: String? { nil }
  open var isPruned: Bool { false }
}

/// A notification of a query's records.
open class CKQueryNotification: CKNotification {
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated
    case recordDeleted
  }

  open var queryNotificationReason: Reason {
    (body["fo"] as? Int).flatMap(Reason.init) ?? .recordUpdated
  }
  open var recordID: CKRecord.ID? {
    (body["rid"] as? String).map {
      CKRecord.ID(
        recordName: $0,
        zoneID: CKRecordZone.ID(zoneName: body["zid"] as? String ?? CKRecordZoneDefaultName))
    }
  }
  open var recordFields: [String: Any]? { body["af"] as? [String: Any] }
}

/// A notification of a zone.
open class CKRecordZoneNotification: CKNotification {
  open var recordZoneID: CKRecordZone.ID? {
    (body["zid"] as? String).map { CKRecordZone.ID(zoneName: $0) }
  }
}

/// A notification of a database.
open class CKDatabaseNotification: CKNotification {}
