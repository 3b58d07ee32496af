// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
  case limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The user's photos: not determined until an app asks, then denied. Changes are refused.
open class PHPhotoLibrary: NSObject {
  private static let permission = Permission()
  nonisolated(unsafe) private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }

  open class func authorizationStatus() -> PHAuthorizationStatus {
    permission.status(.notDetermined, .denied)
  }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    permission.ask { handler(.denied) }
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    permission.refuse()
    return .denied
  }

  /// Does not run the block; the handler is told that access is denied.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    answerLater { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }

  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Nothing changes, so nobody is told.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  // @objc
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = PHPhotosError

    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public static var errorDomain: String { PHPhotosErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var internalError: Code { .internalError }
  public static var userCancelled: Code { .userCancelled }
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  public static var networkAccessRequired: Code { .networkAccessRequired }
  public static var networkError: Code { .networkError }
  public static var identifierNotFound: Code { .identifierNotFound }
  public static var changeNotSupported: Code { .changeNotSupported }
  public static var operationInterrupted: Code { .operationInterrupted }
  public static var invalidResource: Code { .invalidResource }
  public static var missingResource: Code { .missingResource }
  public static var notEnoughSpace: Code { .notEnoughSpace }
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  public static var accessRestricted: Code { .accessRestricted }
  public static var accessUserDenied: Code { .accessUserDenied }
}
