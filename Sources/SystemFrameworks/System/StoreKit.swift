// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Asks for a rating; nobody is asked.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A page of the App Store.
open class SKStoreProductViewController: SystemScreen {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    block?(false, CocoaError(.featureUnsupported))
  }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  // @objc optional
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
