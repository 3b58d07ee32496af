// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What the App Store sells. There is no App Store here, so no value of the type is ever made.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    public var localizedDescription: String { rawValue }
  }

  public struct PurchaseOption: Hashable, Sendable {
    private let text: String

    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(text: token.uuidString)
    }
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(text: "\(quantity)")
    }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(text: "\(simulateAskToBuy)")
    }
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(text: "storefront") }
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(text: offerID) }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public enum PurchaseError: LocalizedError, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public let jsonRepresentation: Data
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { .init() }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// Fails, as where there is no network.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    throw StoreKitError.networkError(URLError(.notConnectedToInternet))
  }

  @discardableResult
  public func purchase(
    options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }

  @MainActor @discardableResult
  public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }

  @MainActor @discardableResult
  public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }
}

extension Product {
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      public var localizedDescription: String { "\(self)" }
    }

    /// Says a period in English.
    public struct FormatStyle: Hashable, Sendable {
      package init() {}

      public func format(_ value: SubscriptionPeriod) -> String {
        "\(value.value) \(value.unit)\(value.value == 1 ? "" : "s")"
      }
    }

    public let unit: Unit
    public let value: Int

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public enum OfferType: Hashable, Sendable { case introductory, promotional, winBack }
    public enum PaymentMode: Hashable, Sendable {
      case payAsYouGo, payUpFront, freeTrial

      public var localizedDescription: String { "\(self)" }
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
      public var localizedDescription: String { "\(rawValue)" }
    }

    public struct RenewalInfo: Hashable, Sendable {
      public enum ExpirationReason: Hashable, Sendable {
        case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable
        case unknown
      }

      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: ExpirationReason?
      public let gracePeriodExpirationDate: Date?
      public let isInBillingRetry: Bool
      public let renewalDate: Date?
    }

    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// Tells of no change.
      public static var updates: StoreEvents<Status> { StoreEvents(ends: false) }
    }

    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public var groupDisplayName: String { "" }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }

    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }
}
