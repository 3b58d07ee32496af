// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Face and fingerprint; the device has no reader.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var maxBiometryFailures: NSNumber?
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }

  public override init() {}

  open func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool {
    error = LAError(.biometryNotAvailable) as NSError
    return false
  }

  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { false }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }

  /// Asks the form with a handler, which a subclass may override.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await awaitReply { evaluatePolicy(policy, localizedReason: localizedReason, reply: $0) }
  }

  open func evaluateAccessControl(
    _ accessControl: SecAccessControl, operation: LAAccessControlOperation,
    localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    answerLater { reply(false, LAError(.biometryNotAvailable)) }
  }

  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
  open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
  open func invalidate() {}
}

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LACredentialType: Int, Sendable {
  case applicationPassword = 0
  case smartCardPIN = -3
}

public enum LAAccessControlOperation: Int, Sendable {
  case createItem
  case useItem
  case createKey
  case useKeySign
  case useKeyDecrypt
  case useKeyKeyExchange
}

public enum LABiometryType: Int, Sendable {
  case none
  case touchID
  case faceID
  case opticID

  /// The name of before iOS 11.2.
  public static var LABiometryNone: LABiometryType { .none }
}

/// Why somebody was not recognised.
public struct LAError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = LAError
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case watchNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case companionNotAvailable = -15
    case notInteractive = -1004

    /// Names of before iOS 11.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
  }

  public static var errorDomain: String { LAErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  public static var touchIDLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
}
