// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

public struct ASExtensionError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = ASExtensionError

    case failed = 0
    case userCanceled = 1
    case userInteractionRequired = 100
    case credentialIdentityNotFound = 101
  }

  public static var errorDomain: String { ASExtensionErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var failed: Code { .failed }
  public static var userCanceled: Code { .userCanceled }
  public static var userInteractionRequired: Code { .userInteractionRequired }
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
}

/// Where an account is: a host or an address.
open class ASCredentialServiceIdentifier: NSObject {
  public enum IdentifierType: Int, Sendable {
    case domain = 0
    case URL
  }

  public let identifier: String
  public let type: IdentifierType

  public init(identifier: String, type: IdentifierType) {
    self.identifier = identifier
    self.type = type
    super.init()
  }
}

/// A user of an account; kept.
open class ASPasswordCredentialIdentity: NSObject {
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let user: String
  public let recordIdentifier: String?
  open var rank = 0

  public init(
    serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?
  ) {
    self.serviceIdentifier = serviceIdentifier
    self.user = user
    self.recordIdentifier = recordIdentifier
    super.init()
  }
}

/// Whether the app's accounts are asked for: they are not.
open class ASCredentialIdentityStoreState: NSObject {
  open var isEnabled: Bool { false }
  open var supportsIncrementalUpdates: Bool { false }
}

/// Tells the keyboard of accounts: the app is not allowed to.
open class ASCredentialIdentityStore: NSObject {
  nonisolated(unsafe) private static let store = ASCredentialIdentityStore()

  open class var shared: ASCredentialIdentityStore { store }

  open func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) {
    answerLater { completion(ASCredentialIdentityStoreState()) }
  }

  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    answerLater { completion?(false, ASExtensionError(.failed)) }
  }

  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    answerLater { completion?(false, ASExtensionError(.failed)) }
  }

  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    answerLater { completion?(false, ASExtensionError(.failed)) }
  }

  open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {
    answerLater { completion?(false, ASExtensionError(.failed)) }
  }
}
