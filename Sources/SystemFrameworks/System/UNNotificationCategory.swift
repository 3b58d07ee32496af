// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A kind of notification and what can be done with it.
public final class UNNotificationCategory: NSObject {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  public let hiddenPreviewsBodyPlaceholder: String
  public let categorySummaryFormat: String

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
    super.init()
  }

  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }

  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: "", options: options)
  }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

public class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public let icon: UNNotificationActionIcon?

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }
}

/// An action that asks for a text.
public final class UNTextInputNotificationAction: UNNotificationAction {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

public final class UNNotificationActionIcon: NSObject {
  public init(systemImageName: String) { super.init() }
  public init(templateImageName: String) { super.init() }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier = UNNotificationDefaultActionIdentifier

  init(notification: UNNotification) {
    self.notification = notification
    super.init()
  }
}

public final class UNTextInputNotificationResponse: UNNotificationResponse {
  public var userText: String { "" }
}
