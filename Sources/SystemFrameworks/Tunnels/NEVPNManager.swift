// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let NEVPNErrorDomain = "NEVPNErrorDomain"
public let NEVPNConnectionStartOptionUsername = "NEVPNConnectionStartOptionUsername"
public let NEVPNConnectionStartOptionPassword = "NEVPNConnectionStartOptionPassword"

extension Notification.Name {
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.changed")
}

public enum NEVPNStatus: Int, Sendable {
  case invalid
  case disconnected
  case connecting
  case connected
  case reasserting
  case disconnecting
}

public struct NEVPNError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = NEVPNError
    case configurationInvalid = 1
    case configurationDisabled
    case connectionFailed
    case configurationStale
    case configurationReadWriteFailed
    case configurationUnknown
  }

  public static var errorDomain: String { NEVPNErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}

/// A tunnel that is never up: nobody allowed its configuration.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  public unowned(unsafe) let manager: NEVPNManager

  init(manager: NEVPNManager) { self.manager = manager }

  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }

  open func startVPNTunnel(options: [String: NSObject]?) throws {
    throw NEVPNError(.configurationInvalid)
  }

  open func stopVPNTunnel() {}

  open func fetchLastDisconnectError(completionHandler handler: @escaping ((any Error)?) -> Void) {
    answerLater { handler(nil) }
  }
}

/// The app's configuration of a tunnel; there is none, and nobody allows one to be kept.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let one = NEVPNManager()

  open class func shared() -> NEVPNManager { one }

  open var onDemandRules: [NEOnDemandRule]?
  open var isOnDemandEnabled = false
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  open var isEnabled = false
  open private(set) lazy var connection: NEVPNConnection = makeConnection()

  public override init() { super.init() }

  func makeConnection() -> NEVPNConnection { NEVPNConnection(manager: self) }

  /// What there is is read: nothing.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    answerLater { completionHandler(nil) }
  }

  open func loadFromPreferences() async throws {}

  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    answerLater { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
  }

  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }

  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    answerLater { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
  }

  open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}
