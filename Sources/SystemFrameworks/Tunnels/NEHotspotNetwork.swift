// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

/// A network without wires; which one the phone is in is not told without permission.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  public let ssid: String
  public let bssid: String
  open var signalStrength: Double { 0 }
  open var isSecure: Bool { true }
  open var didAutoJoin: Bool { false }
  open var didJustJoin: Bool { false }
  open var isChosenHelper: Bool { false }

  private init(ssid: String, bssid: String) {
    self.ssid = ssid
    self.bssid = bssid
  }

  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    answerLater { completionHandler(nil) }
  }

  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

public struct NEHotspotConfigurationError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = NEHotspotConfigurationError
    case invalid = 0
    case invalidSSID
    case invalidWPAPassphrase
    case invalidWEPPassphrase
    case invalidEAPSettings
    case invalidHS20Settings
    case invalidHS20DomainName
    case userDenied
    case `internal`
    case pending
    case systemConfiguration
    case unknown
    case joinOnceNotSupported
    case alreadyAssociated
    case applicationIsNotInForeground
    case invalidSSIDPrefix
    case userUnauthorized
    case systemDenied
  }

  public static var errorDomain: String { NEHotspotConfigurationErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var invalid: Code { .invalid }
  public static var invalidSSID: Code { .invalidSSID }
  public static var userDenied: Code { .userDenied }
  public static var alreadyAssociated: Code { .alreadyAssociated }
  public static var unknown: Code { .unknown }
  public static var pending: Code { .pending }
}

open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  public let ssid: String
  public let ssidPrefix: String
  open var joinOnce = false
  open var hidden = false
  open var lifeTimeInDays: NSNumber = 0

  public init(ssid: String) {
    self.ssid = ssid
    ssidPrefix = ""
  }

  public init(ssid: String, passphrase: String, isWEP: Bool) {
    self.ssid = ssid
    ssidPrefix = ""
  }

  public init(ssidPrefix: String) {
    ssid = ""
    self.ssidPrefix = ssidPrefix
  }

  public init(ssidPrefix: String, passphrase: String, isWEP: Bool) {
    ssid = ""
    self.ssidPrefix = ssidPrefix
  }
}

/// The user is asked and declines.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  public static let shared = NEHotspotConfigurationManager()

  open func apply(
    _ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    answerLater { completionHandler?(NEHotspotConfigurationError(.userDenied)) }
  }

  open func apply(_ configuration: NEHotspotConfiguration) async throws {
    throw NEHotspotConfigurationError(.userDenied)
  }

  open func removeConfiguration(forSSID SSID: String) {}

  open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) {
    answerLater { completionHandler([]) }
  }

  open func configuredSSIDs() async -> [String] { [] }
}
