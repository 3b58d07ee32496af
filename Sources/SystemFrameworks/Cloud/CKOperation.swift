// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Work with iCloud: when it runs, it fails, as nobody is signed in. What an operation is told is
/// kept; its blocks are called where it runs, as Apple's.
open class CKOperation: Operation, @unchecked Sendable {
  /// How an operation is to be run; kept.
  open class Configuration: NSObject {
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
  }

  public typealias ID = String

  open var configuration: Configuration! = Configuration()
  open var group: CKOperationGroup?
  public let operationID: ID = UUID().uuidString
  open var longLivedOperationWasPersistedBlock: (() -> Void)?

  /// One that was cancelled before is told so, too.
  open override func start() {
    if isCancelled { finish(with: CKError(.operationCancelled)) }
    super.start()
  }

  open override func main() { finish(with: CKError(.notAuthenticated)) }

  /// Tells the blocks of a kind of operation why it failed.
  func finish(with error: CKError) {}
}

/// Operations that belong together; kept.
open class CKOperationGroup: NSObject {
  public let operationGroupID = UUID().uuidString
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  open var name: String?
  open var quantity = 0
}

/// Work with a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

/// Saves and deletes records; fails.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged = 0
    case changedKeys
    case allKeys
  }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var clientChangeTokenData: Data?
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(
    recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil
  ) {
    self.init()
    recordsToSave = records
    recordIDsToDelete = recordIDs
  }

  override func finish(with error: CKError) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}

/// Reads records by name; fails.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation {
    CKFetchRecordsOperation()
  }

  override func finish(with error: CKError) {
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}

/// Searches records; fails.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where a search goes on; no search gets so far.
  open class Cursor: NSObject {}

  public static let maximumResults = 0

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func finish(with error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

/// Makes and deletes zones; fails.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZonesToSave: [CKRecordZone]?
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  open var modifyRecordZonesCompletionBlock:
    (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.init()
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }

  override func finish(with error: CKError) {
    modifyRecordZonesCompletionBlock?(nil, nil, error)
    modifyRecordZonesResultBlock?(.failure(error))
  }
}

/// Makes and deletes subscriptions; fails.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionsToSave: [CKSubscription]?
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }

  override func finish(with error: CKError) {
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}
