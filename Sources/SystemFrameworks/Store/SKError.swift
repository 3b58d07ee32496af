// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let SKErrorDomain = "SKErrorDomain"

/// Why nothing is bought.
public struct SKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = SKError
    case unknown = 0
    case clientInvalid
    case paymentCancelled
    case paymentInvalid
    case paymentNotAllowed
    case storeProductNotAvailable
    case cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
    case cloudServiceRevoked
    case privacyAcknowledgementRequired
    case unauthorizedRequestData
    case invalidOfferIdentifier
    case invalidSignature
    case missingOfferParams
    case invalidOfferPrice
    case overlayCancelled
    case overlayInvalidConfiguration
    case overlayTimeout
    case ineligibleForOffer
    case unsupportedPlatform
    case overlayPresentedInBackgroundScene
  }

  public static var errorDomain: String { SKErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}

/// Advertisements that led to an installation; nobody is told.
open class SKAdNetwork: NSObject {
  open class func registerAppForAdNetworkAttribution() {}
  open class func updateConversionValue(_ conversionValue: Int) {}
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    refuse(completion)
  }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: SKAdNetwork.CoarseConversionValue,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    refuse(completion)
  }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: SKAdNetwork.CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    refuse(completion)
  }

  private static func refuse(_ completion: (((any Error)?) -> Void)?) {
    answerLater { completion?(SKError(.unsupportedPlatform)) }
  }

  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let high = CoarseConversionValue(rawValue: "high")
    public static let medium = CoarseConversionValue(rawValue: "medium")
    public static let low = CoarseConversionValue(rawValue: "low")
  }
}

/// Music of a subscription: not allowed.
open class SKCloudServiceController: NSObject {
  private static let permission = Permission()

  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus {
    permission.status(.notDetermined, .denied)
  }

  open class func requestAuthorization(
    _ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void
  ) {
    permission.ask { completionHandler(.denied) }
  }

  open func requestCapabilities(
    completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void
  ) {
    answerLater { completionHandler([], SKError(.cloudServicePermissionDenied)) }
  }

  open func requestUserToken(
    forDeveloperToken developerToken: String,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    answerLater { completionHandler(nil, SKError(.cloudServicePermissionDenied)) }
  }
}

public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}
