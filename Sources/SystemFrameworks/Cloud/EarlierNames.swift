// Part of Snug, under the Apache License 2.0; see LICENSE.

// What CloudKit's types were called before Swift 4.2.
public typealias CKRecordID = CKRecord.ID
public typealias CKRecordZoneID = CKRecordZone.ID
public typealias CKRecordZoneCapabilities = CKRecordZone.Capabilities
public typealias CKReference = CKRecord.Reference
public typealias CKReferenceAction = CKRecord.ReferenceAction
public typealias CKQueryCursor = CKQueryOperation.Cursor
public typealias CKRecordSavePolicy = CKModifyRecordsOperation.RecordSavePolicy
public typealias CKDatabaseScope = CKDatabase.Scope
public typealias CKNotificationInfo = CKSubscription.NotificationInfo
public typealias CKSubscriptionType = CKSubscription.SubscriptionType
public typealias CKNotificationType = CKNotification.NotificationType
public typealias CKQueryNotificationReason = CKQueryNotification.Reason
public typealias CKQuerySubscriptionOptions = CKQuerySubscription.Options
public typealias CKShareMetadata = CKShare.Metadata
public typealias CKShareParticipant = CKShare.Participant
public typealias CKShareParticipantPermission = CKShare.ParticipantPermission
public let CKOwnerDefaultName = CKCurrentUserDefaultName
