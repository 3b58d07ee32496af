// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let CKErrorDomain = "CKErrorDomain"
public let CKCurrentUserDefaultName = "__defaultOwner__"

public struct CKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = CKError

    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    case operationCancelled = 20
    case changeTokenExpired = 21
    case zoneBusy = 23
    case badDatabase = 24
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
    case userDeletedZone = 28
    case accountTemporarilyUnavailable = 36
  }

  public static var errorDomain: String { CKErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var internalError: Code { .internalError }
  public static var partialFailure: Code { .partialFailure }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var badContainer: Code { .badContainer }
  public static var serviceUnavailable: Code { .serviceUnavailable }
  public static var requestRateLimited: Code { .requestRateLimited }
  public static var missingEntitlement: Code { .missingEntitlement }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var permissionFailure: Code { .permissionFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var invalidArguments: Code { .invalidArguments }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  public static var assetFileNotFound: Code { .assetFileNotFound }
  public static var operationCancelled: Code { .operationCancelled }
  public static var changeTokenExpired: Code { .changeTokenExpired }
  public static var zoneBusy: Code { .zoneBusy }
  public static var badDatabase: Code { .badDatabase }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var limitExceeded: Code { .limitExceeded }
  public static var userDeletedZone: Code { .userDeletedZone }
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available
  case restricted
  case noAccount
  case temporarilyUnavailable
}

extension NSNotification.Name {
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// An app's part of iCloud: there is no account.
open class CKContainer: NSObject {
  nonisolated(unsafe) private static let container = CKContainer(identifier: "iCloud.default")

  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  open class func `default`() -> CKContainer { container }

  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    answerLater { completionHandler(.noAccount, nil) }
  }

  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  open func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    answerLater { completionHandler(nil, CKError(.notAuthenticated)) }
  }

  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

/// Records in iCloud: nobody is signed in.
open class CKDatabase: NSObject {
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    answerLater { completionHandler(nil, CKError(.notAuthenticated)) }
  }

  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    answerLater { completionHandler(nil, CKError(.notAuthenticated)) }
  }

  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    answerLater { completionHandler(nil, CKError(.notAuthenticated)) }
  }

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) {
    answerLater { completionHandler(nil, CKError(.notAuthenticated)) }
  }

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }

  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
}

/// A zone of records; kept.
open class CKRecordZone: NSObject {
  /// The name of a zone.
  open class ID: NSObject {
    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    open override var hash: Int { zoneName.hashValue }
  }

  public let zoneID: ID

  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
}

/// Values by name, as an app makes them; none is saved.
open class CKRecord: NSObject {
  public typealias RecordType = String
  public typealias FieldKey = String

  /// The name of a record.
  open class ID: NSObject {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(
      recordName: String = UUID().uuidString,
      zoneID: CKRecordZone.ID = CKRecordZone.ID(zoneName: "_defaultZone")
    ) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }

    open override var hash: Int { recordName.hashValue }
  }

  public let recordType: RecordType
  public let recordID: ID
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var recordChangeTag: String? { nil }
  private var values: [String: Any] = [:]

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  open subscript(key: FieldKey) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  open func object(forKey key: FieldKey) -> Any? { values[key] }
  open func setObject(_ object: Any?, forKey key: FieldKey) { values[key] = object }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
}

/// Which records are wanted; kept.
open class CKQuery: NSObject {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }
}
