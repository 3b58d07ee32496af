// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Something that the App Store sells; the store is out of reach and tells of none.
open class SKProduct: NSObject {
  public enum PeriodUnit: UInt, Sendable {
    case day
    case week
    case month
    case year
  }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var contentVersion: String { "" }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
}

open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo
    case payUpFront
    case freeTrial
  }

  public enum `Type`: UInt, Sendable {
    case introductory
    case subscription
  }

  open var identifier: String? { nil }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: `Type` { .introductory }
}

/// A question to the App Store, which is out of reach: it fails in a later turn.
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  private var wasCancelled = false

  open func start() {
    wasCancelled = false
    answerLater { [self] in
      guard !wasCancelled else { return }
      delegate?.request(self, didFailWithError: SKError(.unknown))
    }
  }

  open func cancel() { wasCancelled = true }
}

public protocol SKRequestDelegate: NSObjectProtocol {
  // @objc optional
  func requestDidFinish(_ request: SKRequest)
  // @objc(request:didFailWithError:) optional
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

open class SKProductsRequest: SKRequest {
  public let productIdentifiers: Set<String>

  public override init() { productIdentifiers = [] }

  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  // @objc(productsRequest:didReceiveResponse:)
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"

open class SKReceiptRefreshRequest: SKRequest {
  public let receiptProperties: [String: Any]?

  public override convenience init() { self.init(receiptProperties: nil) }

  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
  }
}

/// A store's country.
open class SKStorefront: NSObject {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
