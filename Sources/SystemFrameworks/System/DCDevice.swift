// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let DCErrorDomain = "com.apple.devicecheck.error"

public struct DCError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = DCError

    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }

  public static var errorDomain: String { DCErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  public static var featureUnsupported: Code { .featureUnsupported }
  public static var invalidInput: Code { .invalidInput }
  public static var invalidKey: Code { .invalidKey }
  public static var serverUnavailable: Code { .serverUnavailable }
}

/// Proves to a server that it is Apple's device; it is not.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let common = DCDevice()
  open class var current: DCDevice { common }
  open var isSupported: Bool { false }

  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    answerLater { completion(nil, DCError(.featureUnsupported)) }
  }
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Proves to a server that it is the app; nothing proves it here.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let common = DCAppAttestService()
  open class var shared: DCAppAttestService { common }
  open var isSupported: Bool { false }

  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    answerLater { completionHandler(nil, DCError(.featureUnsupported)) }
  }
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }

  open func attestKey(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { answerLater { completionHandler(nil, DCError(.featureUnsupported)) } }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }

  open func generateAssertion(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { answerLater { completionHandler(nil, DCError(.featureUnsupported)) } }
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
