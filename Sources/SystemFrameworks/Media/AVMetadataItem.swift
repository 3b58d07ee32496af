// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  public static let id3MetadataKeyYear = AVMetadataKey(rawValue: "TYER")
  public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(
    rawValue: "comn/creationDate")
  public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataTitle = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.title")
}

/// What a file says of itself; assets have none.
open class AVMetadataItem: NSObject {
  open var identifier: AVMetadataIdentifier? { nil }
  open var keySpace: AVMetadataKeySpace? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var extendedLanguageTag: String? { nil }
  open var locale: Locale? { nil }
  open var dataType: String? { nil }
  open var stringValue: String? { (value as? NSString).map { "\($0)" } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { nil }
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { $0.identifier == identifier }
  }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      (key == nil || item.commonKey == key as? AVMetadataKey)
        && (keySpace == nil || item.keySpace == keySpace)
    }
  }
}

/// What an app says of an item it plays; kept.
open class AVMutableMetadataItem: AVMetadataItem {
  private var kept:
    (
      identifier: AVMetadataIdentifier?, value: (any NSCopying & NSObjectProtocol)?,
      tag: String?, type: String?
    )

  open override var identifier: AVMetadataIdentifier? {
    get { kept.identifier }
    set { kept.identifier = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { kept.value }
    set { kept.value = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { kept.tag }
    set { kept.tag = newValue }
  }
  open override var dataType: String? {
    get { kept.type }
    set { kept.type = newValue }
  }
}
