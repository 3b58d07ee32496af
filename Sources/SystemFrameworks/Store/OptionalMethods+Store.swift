// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool {
    optionalDefault(
      "paymentQueue:shouldContinueTransaction:inStorefront:", self,
      [paymentQueue, transaction, newStorefront], true
    ) { (next: any SKPaymentQueueDelegate) in
      next.paymentQueue(paymentQueue, shouldContinue: transaction, in: newStorefront)
    }
  }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool {
    optionalDefault("paymentQueueShouldShowPriceConsent:", self, [paymentQueue], true) {
      (next: any SKPaymentQueueDelegate) in next.paymentQueueShouldShowPriceConsent(paymentQueue)
    }
  }
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {
    optionalDefault("paymentQueue:removedTransactions:", self, [queue, transactions], ()) {
      (next: any SKPaymentTransactionObserver) in
      next.paymentQueue(queue, removedTransactions: transactions)
    }
  }
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {
    optionalDefault(
      "paymentQueue:restoreCompletedTransactionsFailedWithError:", self, [queue, error], ()
    ) { (next: any SKPaymentTransactionObserver) in
      next.paymentQueue(queue, restoreCompletedTransactionsFailedWithError: error)
    }
  }
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    optionalDefault("paymentQueueRestoreCompletedTransactionsFinished:", self, [queue], ()) {
      (next: any SKPaymentTransactionObserver) in
      next.paymentQueueRestoreCompletedTransactionsFinished(queue)
    }
  }
  public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {
    optionalDefault("paymentQueue:updatedDownloads:", self, [queue, downloads], ()) {
      (next: any SKPaymentTransactionObserver) in
      next.paymentQueue(queue, updatedDownloads: downloads)
    }
  }
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool {
    optionalDefault(
      "paymentQueue:shouldAddStorePayment:forProduct:", self, [queue, payment, product], false
    ) { (next: any SKPaymentTransactionObserver) in
      next.paymentQueue(queue, shouldAddStorePayment: payment, for: product)
    }
  }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {
    optionalDefault("paymentQueueDidChangeStorefront:", self, [queue], ()) {
      (next: any SKPaymentTransactionObserver) in next.paymentQueueDidChangeStorefront(queue)
    }
  }
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {
    optionalDefault(
      "paymentQueue:didRevokeEntitlementsForProductIdentifiers:", self,
      [queue, productIdentifiers], ()
    ) { (next: any SKPaymentTransactionObserver) in
      next.paymentQueue(queue, didRevokeEntitlementsForProductIdentifiers: productIdentifiers)
    }
  }
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {
    optionalDefault("requestDidFinish:", self, [request], ()) { (next: any SKRequestDelegate) in
      next.requestDidFinish(request)
    }
  }
  public func request(_ request: SKRequest, didFailWithError error: any Error) {
    optionalDefault("request:didFailWithError:", self, [request, error], ()) {
      (next: any SKRequestDelegate) in next.request(request, didFailWithError: error)
    }
  }
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    optionalDefault("productViewControllerDidFinish:", self, [viewController], ()) {
      (next: any SKStoreProductViewControllerDelegate) in
      next.productViewControllerDidFinish(viewController)
    }
  }
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {
    optionalDefault("storeOverlay:didFailToLoadWithError:", self, [overlay, error], ()) {
      (next: any SKOverlayDelegate) in next.storeOverlayDidFailToLoad(overlay, error: error)
    }
  }
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {
    optionalDefault("storeOverlay:willStartPresentation:", self, [overlay, transitionContext], ()) {
      (next: any SKOverlayDelegate) in
      next.storeOverlayWillStartPresentation(overlay, transitionContext: transitionContext)
    }
  }
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {
    optionalDefault("storeOverlay:didFinishPresentation:", self, [overlay, transitionContext], ()) {
      (next: any SKOverlayDelegate) in
      next.storeOverlayDidFinishPresentation(overlay, transitionContext: transitionContext)
    }
  }
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {
    optionalDefault("storeOverlay:willStartDismissal:", self, [overlay, transitionContext], ()) {
      (next: any SKOverlayDelegate) in
      next.storeOverlayWillStartDismissal(overlay, transitionContext: transitionContext)
    }
  }
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {
    optionalDefault("storeOverlay:didFinishDismissal:", self, [overlay, transitionContext], ()) {
      (next: any SKOverlayDelegate) in
      next.storeOverlayDidFinishDismissal(overlay, transitionContext: transitionContext)
    }
  }
}
