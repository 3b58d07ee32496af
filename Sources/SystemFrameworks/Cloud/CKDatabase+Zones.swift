// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What a database is asked beside single records. Nobody is signed in: everything is refused.
extension CKDatabase {
  /// Refuses in a later turn of the main loop.
  private func refuse<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void) {
    answerLater { handler(nil, CKError(.notAuthenticated)) }
  }

  public func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }

  public func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }

  public func save(
    _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }

  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }

  public func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }

  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }

  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }

  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }

  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    answerLater { completionHandler(.failure(CKError(.notAuthenticated))) }
  }

  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }

  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    throw CKError(.notAuthenticated)
  }

  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    throw CKError(.notAuthenticated)
  }

  @discardableResult
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    throw CKError(.notAuthenticated)
  }

  public func allRecordZones() async throws -> [CKRecordZone] {
    throw CKError(.notAuthenticated)
  }

  public func recordZone(for recordZoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }

  @discardableResult
  public func save(_ recordZone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }

  @discardableResult
  public func deleteRecordZone(
    withID recordZoneID: CKRecordZone.ID
  ) async throws -> CKRecordZone.ID {
    throw CKError(.notAuthenticated)
  }

  public func allSubscriptions() async throws -> [CKSubscription] {
    throw CKError(.notAuthenticated)
  }

  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
}
