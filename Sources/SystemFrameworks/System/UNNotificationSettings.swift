// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the user allows: nothing, since nobody asked.
public final class UNNotificationSettings: NSObject {
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  public var alertSetting: UNNotificationSetting { .disabled }
  public var badgeSetting: UNNotificationSetting { .disabled }
  public var soundSetting: UNNotificationSetting { .disabled }
  public var lockScreenSetting: UNNotificationSetting { .disabled }
  public var notificationCenterSetting: UNNotificationSetting { .disabled }
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  public var announcementSetting: UNNotificationSetting { .notSupported }
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  public var alertStyle: UNAlertStyle { .none }
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  public var providesAppNotificationSettings: Bool { false }
}

public enum UNNotificationSetting: Int, Sendable {
  case notSupported
  case disabled
  case enabled
}

public enum UNAlertStyle: Int, Sendable {
  case none
  case banner
  case alert
}

public enum UNShowPreviewsSetting: Int, Sendable {
  case always
  case whenAuthenticated
  case never
}
