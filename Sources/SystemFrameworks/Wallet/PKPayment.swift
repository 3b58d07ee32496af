// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let amex = PKPaymentNetwork("AmEx")
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  public static let discover = PKPaymentNetwork("Discover")
  public static let JCB = PKPaymentNetwork("JCB")
  public static let maestro = PKPaymentNetwork("Maestro")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let visa = PKPaymentNetwork("Visa")
}

public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let emv = PKMerchantCapability(rawValue: 2)
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let debit = PKMerchantCapability(rawValue: 8)
  public static var capability3DS: PKMerchantCapability { .threeDSecure }
  public static var capabilityEMV: PKMerchantCapability { .emv }
  public static var capabilityCredit: PKMerchantCapability { .credit }
  public static var capabilityDebit: PKMerchantCapability { .debit }
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let postalAddress = PKContactField(rawValue: "post")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneticName = PKContactField(rawValue: "phonetic")
}

public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final = 0
  case pending
}

public enum PKShippingType: UInt, Sendable {
  case shipping = 0
  case delivery
  case storePickup
  case servicePickup
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success = 0
  case failure
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType

  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    self.label = label
    self.amount = amount
    self.type = type
    super.init()
  }

  public override convenience init() { self.init(label: "", amount: .zero) }

  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }
}

/// A way of delivery.
open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
}

/// A person of a payment.
open class PKContact: NSObject {
  open var name: PersonNameComponents?
  open var postalAddress: CNPostalAddress?
  open var emailAddress: String?
  open var phoneNumber: CNPhoneNumber?
}

/// What is to be paid; kept.
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var billingContact: PKContact?
  open var shippingContact: PKContact?
  open var shippingMethods: [PKShippingMethod]?
  open var shippingType = PKShippingType.shipping
  open var applicationData: Data?
  open var supportedCountries: Set<String>?

  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

/// What a user pays with.
open class PKPaymentMethod: NSObject {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
}

/// What a card's issuer said; nobody says anything.
open class PKPaymentToken: NSObject {
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}

/// A payment that a user allowed; none is.
open class PKPayment: NSObject {
  open var token: PKPaymentToken { PKPaymentToken() }
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}

/// What an app says of a payment.
open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]!

  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors
    super.init()
  }
}

/// Asks for a payment: the device can make none, so there is no such screen.
open class PKPaymentAuthorizationViewController: SystemScreen {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(
    usingNetworks networks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }

  public convenience init?(paymentRequest request: PKPaymentRequest) { return nil }
}

@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  // @objc
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  // @objc(paymentAuthorizationViewController:didAuthorizePayment:handler:) optional
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
