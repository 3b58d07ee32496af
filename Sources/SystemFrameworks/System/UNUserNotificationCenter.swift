// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Notifications; nobody asked the user, so none are allowed and none are shown.
public final class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let shared = UNUserNotificationCenter()

  public class func current() -> UNUserNotificationCenter { shared }

  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  public var supportsContentExtensions: Bool { true }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  public func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
    handler?(nil)
  }

  public func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending)
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  /// None: nothing is delivered.
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }

  public func deliveredNotifications() async -> [UNNotification] { [] }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  public func removeAllPendingNotificationRequests() { pending = [] }
  public func removeAllDeliveredNotifications() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  public func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(categories)
  }

  public func notificationCategories() async -> Set<UNNotificationCategory> { categories }
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    handler?(nil)
  }

  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case authorized
  case provisional
  case ephemeral
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  // @objc(userNotificationCenter:willPresentNotification:withCompletionHandler:) optional
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  // @objc(userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:) optional
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A file that a notification would show.
public final class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL

  /// - Throws: when there is no such file, as Apple's does.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
  }
}

open class UNNotificationTrigger: NSObject {
  public internal(set) var repeats = false
}

/// What a push from a server would have.
public final class UNPushNotificationTrigger: UNNotificationTrigger {}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init()
    self.repeats = repeats
  }

  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init()
    self.repeats = repeats
  }

  public func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

public final class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public let date = Date()

  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}
