// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let CKCurrentUserDefaultName = "__defaultOwner__"

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
  public let privateCloudDatabase = CKDatabase(scope: .private)
  public let publicCloudDatabase = CKDatabase(scope: .public)
  public let sharedCloudDatabase = CKDatabase(scope: .shared)
  private let operations = OperationQueue()

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

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Runs an operation, which fails.
  open func add(_ operation: CKOperation) { operations.addOperation(operation) }
}

/// Records in iCloud: nobody is signed in.
open class CKDatabase: NSObject {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`
    case shared
  }

  public let databaseScope: Scope
  private let operations = OperationQueue()

  init(scope: Scope) {
    databaseScope = scope
    super.init()
  }

  /// Runs an operation, which fails.
  open func add(_ operation: CKDatabaseOperation) { operations.addOperation(operation) }

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
