// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIScene {
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// How a further scene is asked for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }

  /// How an opened address is treated.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  /// How another app is asked to open an address.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let only = options?.universalLinksOnly == true
    UIApplication.shared.open(
      url, options: only ? [.universalLinksOnly: true] : [:], completionHandler: completion)
  }
}

extension UIOpenURLContext {
  @preconcurrency @MainActor public var options: UIScene.OpenURLOptions { .init() }
}

open class UISceneDestructionRequestOptions: NSObject {}

open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {}

/// The least and greatest sizes of a window that can be resized; a phone's cannot.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

extension UIWindowScene {
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

extension UISceneSession {
  public var stateRestorationActivity: NSUserActivity? { nil }
}

extension UISceneSession.Role {
  public static let windowExternalDisplay = Self(
    rawValue: "UIWindowSceneSessionRoleExternalDisplay")
}
