// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Asks for a rating; nobody is asked.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The App Store as Swift knows it; it is out of reach, and nobody is asked for a rating.
public enum AppStore {
  public static var canMakePayments: Bool { false }

  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw CocoaError(.featureUnsupported)
  }
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw CocoaError(.featureUnsupported)
  }
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
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterCustomProductPageIdentifier = "customProductPageIdentifier"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
public let SKStoreProductParameterAdNetworkIdentifier = "adNetworkId"
public let SKStoreProductParameterAdNetworkCampaignIdentifier = "adNetworkCampaignId"
public let SKStoreProductParameterAdNetworkNonce = "adNetworkNonce"
public let SKStoreProductParameterAdNetworkTimestamp = "adNetworkTimestamp"
public let SKStoreProductParameterAdNetworkVersion = "adNetworkVersion"
public let SKStoreProductParameterAdNetworkAttributionSignature = "adNetworkAttributionSignature"
public let SKStoreProductParameterAdNetworkSourceAppStoreIdentifier =
  "adNetworkSourceAppStoreIdentifier"

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  // @objc optional
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

/// A banner for another app, over a scene; none is shown.
@MainActor
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable {
    case bottom
    case bottomRaised
  }

  open class Configuration: NSObject {}

  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var userDismissible = true
    open var campaignToken: String?
    open var providerToken: String?

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  open class AppClipConfiguration: Configuration {
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?

    public init(position: Position) { self.position = position }
  }

  open weak var delegate: (any SKOverlayDelegate)?
  public let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  open func present(in scene: UIWindowScene) {}
  open class func dismiss(in scene: UIWindowScene) {}

  open class TransitionContext: NSObject {
    open var startFrame: CGRect { .zero }
    open var endFrame: CGRect { .zero }

    open func addAnimation(_ block: @escaping () -> Void) {}
  }
}

@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  // @objc(storeOverlay:didFailToLoadWithError:) optional
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  // @objc(storeOverlay:willStartPresentation:) optional
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  // @objc(storeOverlay:didFinishPresentation:) optional
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  // @objc(storeOverlay:willStartDismissal:) optional
  func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  // @objc(storeOverlay:didFinishDismissal:) optional
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}
