// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let HKErrorDomain = "com.apple.healthkit"
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"

public struct HKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = HKError

    case noError = 0
    case errorHealthDataUnavailable
    case errorHealthDataRestricted
    case errorInvalidArgument
    case errorAuthorizationDenied
    case errorAuthorizationNotDetermined
    case errorDatabaseInaccessible
    case errorUserCanceled
    case errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied
    case errorNoData
  }

  public static var errorDomain: String { HKErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorNoData: Code { .errorNoData }
}

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied
  case sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest
  case unnecessary
}

public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly
  case daily
  case weekly
}

/// Data about health: a device without them (`isHealthDataAvailable` is false), so everything is
/// refused and a query fails.
open class HKHealthStore: NSObject, @unchecked Sendable {
  open class func isHealthDataAvailable() -> Bool { false }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .notDetermined
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    answerLater { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    answerLater { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
  }

  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    throw HKError(.errorHealthDataUnavailable)
  }

  open func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    save([object], withCompletion: completion)
  }

  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    answerLater { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  open func save(_ object: HKObject) async throws { try await save([object]) }

  open func save(_ objects: [HKObject]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  open func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    delete([object], withCompletion: completion)
  }

  open func delete(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    answerLater { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  open func delete(_ object: HKObject) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  /// Runs a query, which fails in a later turn of the main loop.
  open func execute(_ query: HKQuery) {
    answerLater { query.fail(HKError(.errorHealthDataUnavailable)) }
  }

  open func stop(_ query: HKQuery) { query.isStopped = true }

  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    answerLater { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  open func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    answerLater { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  /// The units that a user chose: unknown.
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    answerLater { completion([:], HKError(.errorHealthDataUnavailable)) }
  }

  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] {
    throw HKError(.errorHealthDataUnavailable)
  }

  open func dateOfBirthComponents() throws -> DateComponents {
    throw HKError(.errorHealthDataUnavailable)
  }
}
