// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let WCErrorDomain = "WCErrorDomain"

public struct WCError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = WCError

    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
  }

  public static var errorDomain: String { WCErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }
}

public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive
  case activated
}

/// A watch; none is paired, and sessions are not supported.
open class WCSession: NSObject {
  nonisolated(unsafe) private static let session = WCSession()

  open class var `default`: WCSession { session }
  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {
    answerLater { [self] in
      delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    answerLater { errorHandler?(WCError(.notReachable)) }
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.deviceNotPaired)
  }

  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer()
  }
}

/// What is on the way to a watch; it never arrives.
open class WCSessionUserInfoTransfer: NSObject {
  open var isTransferring: Bool { false }
  open func cancel() {}
}

public protocol WCSessionDelegate: NSObjectProtocol {
  // @objc(session:activationDidCompleteWithState:error:)
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  // @objc
  func sessionDidBecomeInactive(_ session: WCSession)
  // @objc
  func sessionDidDeactivate(_ session: WCSession)
  // @objc optional
  func sessionWatchStateDidChange(_ session: WCSession)
  // @objc optional
  func sessionReachabilityDidChange(_ session: WCSession)
  // @objc(session:didReceiveMessage:) optional
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  // @objc(session:didReceiveMessage:replyHandler:) optional
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  // @objc(session:didReceiveApplicationContext:) optional
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  // @objc(session:didReceiveUserInfo:) optional
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}
