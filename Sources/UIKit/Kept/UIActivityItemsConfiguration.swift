// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What can be done with shared items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let share = UIActivityItemsConfigurationInteraction("share")
  public static let copy = UIActivityItemsConfigurationInteraction("copy")
}

/// What is told of shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
  public static let linkPresentationMetadata =
    UIActivityItemsConfigurationMetadataKey("linkPresentationMetadata")
  public static let shareRecipients = UIActivityItemsConfigurationMetadataKey("shareRecipients")
  public static let collaborationModeRestrictions =
    UIActivityItemsConfigurationMetadataKey("collaborationModeRestrictions")
}

/// What a preview of a shared item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}

/// What is shared; nobody asks here.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// What an app shares from a place in its views; kept.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  open var localObject: Any?
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  open var applicationActivitiesProvider: (() -> [UIActivity])?
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }
}

extension UIResponder {
  public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { kept() }
    set { keep(newValue) }
  }
}
