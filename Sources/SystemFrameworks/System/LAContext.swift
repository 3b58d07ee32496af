// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Face and fingerprint; the device has no reader.
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var biometryType: LABiometryType { .none }

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

  open func invalidate() {}
}

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none
  case touchID
  case faceID
  case opticID
}

public struct LAError: Error, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
