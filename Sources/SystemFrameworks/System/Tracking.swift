// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The device's number for advertisements: zeros, as without permission.
open class ASIdentifierManager: NSObject {
  nonisolated(unsafe) private static let manager = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { manager }

  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  open var isAdvertisingTrackingEnabled: Bool { false }
}

/// Whether an app may follow its user: not determined until it asks, then denied.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
  }

  private static let permission = Permission()

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    permission.status(.notDetermined, .denied)
  }

  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    permission.ask { completion(.denied) }
  }

  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    permission.refuse()
    return .denied
  }
}

/// The telephone network: there is no SIM card.
open class CTTelephonyNetworkInfo: NSObject {
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var dataServiceIdentifier: String? { nil }
}

/// A company of telephones; there is none.
open class CTCarrier: NSObject {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
