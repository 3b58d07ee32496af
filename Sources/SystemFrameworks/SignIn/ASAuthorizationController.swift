// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

public struct ASAuthorizationError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = ASAuthorizationError

    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
  }

  public static var errorDomain: String { ASAuthorizationErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
}

/// Who signed in; nobody does.
open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
  open var credential: any ASAuthorizationCredential {
    ASPasswordCredential(user: "", password: "")
  }
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What an app asks for.
open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }
}

/// What an app asks for with a name and an address; kept.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Asks to sign in with Apple; kept.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

/// Signs in with Apple: no user is known.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized
    case notFound
    case transferred
  }

  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    answerLater { completion(.notFound, nil) }
  }

  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported = 0
  case unknown
  case likelyReal
}

/// Who signed in with Apple; nobody does.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var state: String? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var authorizationCode: Data? { nil }
  open var identityToken: Data? { nil }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// Asks for a password that was kept.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Finds passwords: none is kept.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// A name and its password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
}

/// Asks the system to sign in: its delegate is told that the user cancelled.
open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public let authorizationRequests: [ASAuthorizationRequest]

  /// What `performRequests(options:)` may do.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  open func performRequests() {
    nonisolated(unsafe) let controller = self
    answerLater {
      MainActor.assumeIsolated {
        controller.delegate?.authorizationController(
          controller: controller, didCompleteWithError: ASAuthorizationError(.canceled))
      }
    }
  }

  open func performRequests(options: RequestOptions) { performRequests() }
  open func performAutoFillAssistedRequests() {}
  open func cancel() {}
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  // @objc(authorizationController:didCompleteWithAuthorization:) optional
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  // @objc(authorizationController:didCompleteWithError:) optional
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  // @objc(presentationAnchorForAuthorizationController:)
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
