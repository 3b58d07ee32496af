// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What is to be paid.
open class SKPayment: NSObject, NSCopying, NSMutableCopying {
  open internal(set) var productIdentifier = ""
  open internal(set) var quantity = 1
  open internal(set) var requestData: Data?
  open internal(set) var applicationUsername: String?
  open internal(set) var simulatesAskToBuyInSandbox = false
  open internal(set) var paymentDiscount: SKPaymentDiscount?

  public required override init() {}

  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate(as: SKPayment.self) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(as: SKMutablePayment.self) }

  private func duplicate<Payment: SKPayment>(as type: Payment.Type) -> Payment {
    let copy = type.init()
    copy.productIdentifier = productIdentifier
    copy.quantity = quantity
    copy.requestData = requestData
    copy.applicationUsername = applicationUsername
    copy.simulatesAskToBuyInSandbox = simulatesAskToBuyInSandbox
    copy.paymentDiscount = paymentDiscount
    return copy
  }
}

open class SKMutablePayment: SKPayment {
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var requestData: Data? {
    get { super.requestData }
    set { super.requestData = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
}

/// A signed offer for subscribers.
open class SKPaymentDiscount: NSObject {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing
  case purchased
  case failed
  case restored
  case deferred
}

/// How a payment goes: here it fails.
open class SKPaymentTransaction: NSObject {
  open internal(set) var error: (any Error)?
  open var original: SKPaymentTransaction? { nil }
  open internal(set) var payment = SKPayment()
  open var downloads: [SKDownload] { [] }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open internal(set) var transactionState = SKPaymentTransactionState.purchasing
}

/// What a product brings with it.
open class SKDownload: NSObject {
  open var contentIdentifier: String { "" }
  open var contentURL: URL? { nil }
  open var contentLength: Int64 { 0 }
  open var expectedContentLength: Int64 { 0 }
  open var contentVersion: String { "" }
  open var progress: Float { 0 }
  open var error: (any Error)? { nil }
  open var transaction: SKPaymentTransaction { SKPaymentTransaction() }
}

/// Payments: this device must not pay. A payment that is added anyway fails in a later turn, and a
/// restoration finds no account.
open class SKPaymentQueue: NSObject {
  nonisolated(unsafe) private static let shared = SKPaymentQueue()

  open class func `default`() -> SKPaymentQueue { shared }
  open class func canMakePayments() -> Bool { false }

  open weak var delegate: (any SKPaymentQueueDelegate)?
  open private(set) var transactions: [SKPaymentTransaction] = []
  open private(set) var transactionObservers: [any SKPaymentTransactionObserver] = []
  open var storefront: SKStorefront? { nil }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    guard !transactionObservers.contains(where: { $0 === observer }) else { return }
    transactionObservers.append(observer)
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    transactionObservers.removeAll { $0 === observer }
  }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction()
    transaction.payment = payment
    transactions.append(transaction)
    answerLater { [self] in
      transaction.transactionState = .failed
      transaction.error = SKError(.paymentNotAllowed)
      for observer in transactionObservers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  open func restoreCompletedTransactions() {
    answerLater { [self] in
      for observer in transactionObservers {
        observer.paymentQueue(
          self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
      }
    }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    answerLater { [self] in
      for observer in transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  open func start(_ downloads: [SKDownload]) {}
  open func pause(_ downloads: [SKDownload]) {}
  open func resume(_ downloads: [SKDownload]) {}
  open func cancel(_ downloads: [SKDownload]) {}
  open func presentCodeRedemptionSheet() {}
  open func showPriceConsentIfNeeded() {}
}

public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  // @objc(paymentQueue:shouldContinueTransaction:inStorefront:) optional = true
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
  // @objc(paymentQueueShouldShowPriceConsent:) optional = true
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  // @objc(paymentQueue:updatedTransactions:)
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  // @objc(paymentQueue:removedTransactions:) optional
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  // @objc(paymentQueue:restoreCompletedTransactionsFailedWithError:) optional
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  // @objc(paymentQueueRestoreCompletedTransactionsFinished:) optional
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  // @objc(paymentQueue:updatedDownloads:) optional
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
  // @objc(paymentQueue:shouldAddStorePayment:forProduct:) optional = false
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  // @objc(paymentQueueDidChangeStorefront:) optional
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  // @objc(paymentQueue:didRevokeEntitlementsForProductIdentifiers:) optional
  func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}
