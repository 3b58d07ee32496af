// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSString {
  /// The app's text for a key, in the language of the run, with arguments for its places.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let text = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return String(format: text, arguments: (arguments ?? []).map { "\($0)" as CVarArg })
  }
}

/// What can say more of a notification: intents.
public protocol UNNotificationContentProviding: AnyObject {}

/// What a notification would say.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  public internal(set) var title = ""
  public internal(set) var subtitle = ""
  public internal(set) var body = ""
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  public internal(set) var badge: NSNumber?
  public internal(set) var sound: UNNotificationSound?
  public internal(set) var categoryIdentifier = ""
  public internal(set) var threadIdentifier = ""
  public internal(set) var launchImageName = ""
  public internal(set) var attachments: [UNNotificationAttachment] = []
  public internal(set) var targetContentIdentifier: String?
  public internal(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
  public internal(set) var relevanceScore = 0.0
  public internal(set) var filterCriteria: String?

  public func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    filled(UNMutableNotificationContent())
  }

  /// The same, as nobody asks what an intent would add.
  public func updating(
    from provider: any UNNotificationContentProviding
  ) throws -> UNNotificationContent { filled(UNNotificationContent()) }

  private func filled(_ copy: UNNotificationContent) -> UNNotificationContent {
    copy.title = title
    copy.subtitle = subtitle
    copy.body = body
    copy.userInfo = userInfo
    copy.badge = badge
    copy.sound = sound
    copy.categoryIdentifier = categoryIdentifier
    copy.threadIdentifier = threadIdentifier
    copy.launchImageName = launchImageName
    copy.attachments = attachments
    copy.targetContentIdentifier = targetContentIdentifier
    copy.interruptionLevel = interruptionLevel
    copy.relevanceScore = relevanceScore
    copy.filterCriteria = filterCriteria
    return copy
  }
}

public final class UNMutableNotificationContent: UNNotificationContent {
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  public override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  public override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive
  case active
  case timeSensitive
  case critical
}

public final class UNNotificationSound: NSObject {
  nonisolated(unsafe) public static let `default` = UNNotificationSound()
  nonisolated(unsafe) public static let defaultCritical = UNNotificationSound()
  nonisolated(unsafe) public static let defaultRingtone = UNNotificationSound()

  public override init() { super.init() }

  public init(named name: UNNotificationSoundName) { super.init() }

  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float = 1
  ) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  public static func defaultCriticalSound(
    withAudioVolume volume: Float
  ) -> UNNotificationSound {
    defaultCritical
  }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
