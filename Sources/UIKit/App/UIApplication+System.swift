// Part of Snug, under the Apache License 2.0; see LICENSE.

// What an app asks of the system around it. There is none here: what can be answered is answered as
// a device without network, notifications and other apps would.

extension UIApplication {
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")

  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"

  public var isProtectedDataAvailable: Bool { true }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public var supportsShakeToEdit: Bool { true }

  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    Runtime.current.perform(after: 0) { completionHandler?(CocoaError(.featureUnsupported)) }
  }

  /// Opens nothing but the app's own addresses; the answer says so.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return opens(url)
  }

  public func unregisterForRemoteNotifications() {}
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
    statusBarStyle = style
  }
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  public func extendStateRestoration() {}
  public func completeStateRestoration() {}
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}

  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// A second scene: a phone has one, so the error handler is told.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error) -> Void))? = nil
  ) {
    Runtime.current.perform(after: 0) { errorHandler?(CocoaError(.featureUnsupported)) }
  }

  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error) -> Void))? = nil
  ) {
    Runtime.current.perform(after: 0) { errorHandler?(CocoaError(.featureUnsupported)) }
  }

  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIApplication.LaunchOptionsKey {
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}

extension UIApplication.OpenURLOptionsKey {
  public static let sourceApplication = Self(
    rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
  public static let universalLinksOnly = Self(
    rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData
  case noData
  case failed
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted
  case denied
  case available
}

/// The kinds of notification an app asked for before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType

  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    self.types = types
    super.init()
  }
}

/// What another object restores when an activity goes on here.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
