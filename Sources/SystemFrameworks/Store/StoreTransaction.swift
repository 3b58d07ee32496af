// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What was bought. Nothing is, so no value of the type is ever made.
public struct Transaction: Identifiable, Hashable, Sendable {
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
  }

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
  }

  public typealias Transactions = StoreEvents<VerificationResult<Transaction>>

  public let id: UInt64
  public let originalID: UInt64
  public let webOrderLineItemID: String?
  public let productID: String
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let offerType: OfferType?
  public let offerID: String?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let productType: Product.ProductType
  public let appAccountToken: UUID?
  public let environment: AppStore.Environment
  public let ownershipType: OwnershipType
  public let price: Decimal?
  public let signedDate: Date
  public let storefrontCountryCode: String
  public let jsonRepresentation: Data

  public static var all: Transactions { Transactions(ends: true) }
  public static var currentEntitlements: Transactions { Transactions(ends: true) }
  public static var unfinished: Transactions { Transactions(ends: true) }
  /// Waits until its task is cancelled.
  public static var updates: Transactions { Transactions(ends: false) }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  public func finish() async {}
}

/// What the App Store tells: nothing.
public struct StoreEvents<Element: Sendable>: AsyncSequence, Sendable {
  /// Whether it ends at once, or waits until the task is cancelled.
  let ends: Bool

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var iterator: AsyncStream<Element>.AsyncIterator

    init(ends: Bool) {
      let (stream, continuation) = AsyncStream<Element>.makeStream()
      if ends { continuation.finish() }
      WaitingEvents.keep(continuation, unless: ends)
      iterator = stream.makeAsyncIterator()
    }

    public mutating func next() async -> Element? { await iterator.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ends: ends) }
}

/// Keeps what nobody ends: a stream ends with its last continuation.
private enum WaitingEvents {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var kept: [Any] = []

  static func keep(_ continuation: Any, unless ends: Bool) {
    if !ends { lock.withLock { kept.append(continuation) } }
  }
}

/// Whether Apple signed something.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  public enum VerificationError: LocalizedError, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): return value
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  public var jwsRepresentation: String { "" }
  public var signedDate: Date { .distantPast }
  public var deviceVerification: Data { Data() }
  public var deviceVerificationNonce: UUID { UUID() }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

public enum StoreKitError: LocalizedError, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported
}

/// The shop of a country; there is none.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String

  public static var current: Storefront? { get async { nil } }
  public static var updates: StoreEvents<Storefront> { StoreEvents(ends: false) }
}

/// What was bought with the app itself; asking fails.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let appVersion: String
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let signedDate: Date

  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
  }

  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await shared
  }
}

/// A wish to buy from the App Store's own page; there is none.
public struct PurchaseIntent: Hashable, Sendable {
  public let product: Product

  public static var intents: StoreEvents<PurchaseIntent> { StoreEvents(ends: false) }
}

extension AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// Fails, as where there is no network.
  public static func sync() async throws {
    throw StoreKitError.networkError(URLError(.notConnectedToInternet))
  }

  public static var deviceVerificationID: UUID? { nil }
}
