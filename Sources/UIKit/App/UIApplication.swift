// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Localization

/// The app that is running: its delegate, windows and scenes.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// A kind of extensions that an app may forbid; none runs here.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app of the current run.
  public internal(set) static var shared = UIApplication(.standard)

  public static let openSettingsURLString = "app-settings:"
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let statusBarFrameUserInfoKey =
    "UIApplicationStatusBarFrameUserInfoKey"
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  let screen: UIScreen
  /// How the device is held; may differ from the interface, which apps can keep upright.
  var deviceOrientation: UIDeviceOrientation
  /// The Info.plist that the app was launched with.
  var launchInfo: [String: Any] = [:] {
    didSet {
      statusBarStyle =
        switch launchInfo["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent",
          "UIStatusBarStyleBlackOpaque":
          .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
    }
  }
  private var ownedDelegate: (any UIApplicationDelegate)?
  private(set) var keyWindowOfApp: UIWindow?

  /// Starts over with another device: what windows, scenes and delegate there were is let go.
  package static func replaceShared(_ device: DeviceDescription) -> UIApplication {
    shared = UIApplication(device)
    Runtime.current = Runtime()
    Runtime.current.screenTraits = device.traitCollection
    setLanguage(device.configuration.locale, device.configuration.pseudoLanguage)
    let keyboard = SoftKeyboard()
    Runtime.current.focusSink = { keyboard.follow($0) }
    Runtime.current.menuSink = { MenuPanel.show($0) }
    Runtime.current.roots = { UIApplication.shared.windows.filter { !$0.isHidden } }
    return shared
  }

  /// Makes texts, formatters and bundles speak the language of a locale.
  static func setLanguage(
    _ locale: String, _ pseudoLanguage: Configuration.PseudoLanguage? = nil
  ) {
    BundleHooks.installed
    RunLanguage.shared.locale = Locale(identifier: locale)
    if pseudoLanguage == .longer {
      RunLanguage.shared.textChange = { (text: String) -> String in PseudoText.lengthened(text) }
    } else {
      RunLanguage.shared.textChange = nil
    }
    TextLocale.current = locale.replacingOccurrences(of: "_", with: "-")
  }

  init(_ device: DeviceDescription) {
    screen = UIScreen(device)
    deviceOrientation = device.interfaceOrientation.deviceOrientation
    super.init()
    UIView.lendTint()
  }

  open weak var delegate: (any UIApplicationDelegate)? {
    didSet { ownedDelegate = delegate }
  }
  open internal(set) var windows: [UIWindow] = []
  open internal(set) var connectedScenes: Set<UIScene> = []
  open internal(set) var openSessions: Set<UISceneSession> = []
  open internal(set) var applicationState: State = .inactive
  open var keyWindow: UIWindow? { keyWindowOfApp }
  open var supportsMultipleScenes: Bool { false }
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  /// Whether the screen shows no status bar; setting it does nothing, as since iOS 9.
  open var isStatusBarHidden: Bool {
    get { statusBarFrame.height == 0 }
    set {}
  }
  open var statusBarStyle = UIStatusBarStyle.default
  /// What the controllers wanted when they were last asked.
  var controllerStatusBarStyle = UIStatusBarStyle.default
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var statusBarOrientation: UIInterfaceOrientation { screen.device.interfaceOrientation }

  /// The band at the top that the status bar covers; empty where the screen shows none.
  open var statusBarFrame: CGRect {
    let height = screen.device.hidesStatusBar ? 0 : screen.device.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Whether the app has declared the scheme itself: there are no other apps.
  open func canOpenURL(_ url: URL) -> Bool {
    MethodExchange.run("canOpenURL:", self, url) { $0.opens($1) }
  }

  /// Opens an address whose scheme the app has declared; no app is there for universal links.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    MethodExchange.run("openURL:options:completionHandler:", self, url, options, completion) {
      $0.openAddress($1, $2, $3)
    }
  }

  private func openAddress(
    _ url: URL, _ options: [OpenExternalURLOptionsKey: Any], _ completion: ((Bool) -> Void)?
  ) {
    let isOwn = opens(url) && options[.universalLinksOnly] as? Bool != true
    Runtime.current.perform(after: 0) { [weak self] in
      if isOwn { _ = self?.handOver(url) }
      completion?(isOwn)
    }
  }

  private var ignoringCount = 0
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  open func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }

  /// Hands an event to the windows whose touches it holds.
  open func sendEvent(_ event: UIEvent) {
    MethodExchange.run("sendEvent:", self, event) { $0.handOut($1) }
  }

  private func handOut(_ event: UIEvent) {
    var told: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }
  open func registerForRemoteNotifications() {}
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Sends an action to `target`, or up the responder chain from the first responder.
  ///
  /// - Returns: Whether anybody took it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    MethodExchange.run("sendAction:to:from:forEvent:", self, action, target, sender, event) {
      $0.hand(action: $1, to: $2, from: $3, for: $4)
    }
  }

  private func hand(
    action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    var receiver = target.map { $0 as AnyObject } ?? Runtime.current.firstResponder ?? keyWindow
    while let object = receiver {
      if target != nil || RuntimeRegistry.responds(object, to: action) {
        _ = RuntimeRegistry.perform(action, on: object, with: [sender, event])
        return true
      }
      receiver = (object as? UIResponder)?.next
    }
    return false
  }

  func show(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  func makeKey(_ window: UIWindow) {
    guard keyWindowOfApp !== window else { return }
    keyWindowOfApp?.resignKey()
    keyWindowOfApp = window
  }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
