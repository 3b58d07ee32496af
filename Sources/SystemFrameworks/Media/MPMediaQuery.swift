// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias MPMediaEntityPersistentID = UInt64

public struct MPMediaType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  public static let anyAudio = MPMediaType(rawValue: 0xff)
  public static let movie = MPMediaType(rawValue: 1 << 8)
  public static let tvShow = MPMediaType(rawValue: 1 << 9)
  public static let musicVideo = MPMediaType(rawValue: 1 << 11)
  public static let anyVideo = MPMediaType(rawValue: 0xff00)
  public static let any = MPMediaType(rawValue: ~0)
}

public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo, contains
}

/// What is in the library of music; that is empty, so no object of the class is ever found.
open class MPMediaEntity: NSObject {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
  open class func canFilter(byProperty property: String) -> Bool { true }
}

open class MPMediaItem: MPMediaEntity {
  open var mediaType: MPMediaType { .music }
  open var title: String? { nil }
  open var albumTitle: String? { nil }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artist: String? { nil }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var lyrics: String? { nil }
  open var releaseDate: Date? { nil }
  open var dateAdded: Date { .distantPast }
  open var isCompilation: Bool { false }
  open var isExplicitItem: Bool { false }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var assetURL: URL? { nil }
  open var playCount: Int { 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var lastPlayedDate: Date? { nil }
  open var bookmarkTime: TimeInterval { 0 }
  open var playbackStoreID: String { "" }
  open var podcastTitle: String? { nil }
}

open class MPMediaItemCollection: MPMediaEntity {
  public let items: [MPMediaItem]
  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
  open var mediaTypes: MPMediaType { items.isEmpty ? [] : .music }

  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
}

open class MPMediaPlaylist: MPMediaItemCollection {
  open var name: String? { nil }
  open var descriptionText: String? { nil }
}

open class MPMediaQuerySection: NSObject {
  open var title: String { "" }
  open var range: NSRange { NSRange(location: 0, length: 0) }
}

open class MPMediaPredicate: NSObject {}

open class MPMediaPropertyPredicate: MPMediaPredicate {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison

  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    super.init()
  }
}

/// A question to the library of music; nobody has allowed it, so it is empty.
open class MPMediaQuery: NSObject {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open var itemSections: [MPMediaQuerySection]? { nil }
  open var collectionSections: [MPMediaQuerySection]? { nil }

  public override init() { super.init() }
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  private class func grouped(_ grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }

  open class func songs() -> MPMediaQuery { grouped(.title) }
  open class func albums() -> MPMediaQuery { grouped(.album) }
  open class func artists() -> MPMediaQuery { grouped(.artist) }
  open class func playlists() -> MPMediaQuery { grouped(.playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { grouped(.title) }
  open class func compilations() -> MPMediaQuery { grouped(.album) }
  open class func composers() -> MPMediaQuery { grouped(.composer) }
  open class func genres() -> MPMediaQuery { grouped(.genre) }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// The user's music: not determined until an app asks, then denied.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let permission = Permission()
  private static let common = MPMediaLibrary()
  open var lastModifiedDate: Date { .distantPast }

  open class func `default`() -> MPMediaLibrary { common }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    permission.status(.notDetermined, .denied)
  }
  open class func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) { permission.ask { handler(.denied) } }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    permission.refuse()
    return .denied
  }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  // @objc(mediaPicker:didPickMediaItems:) optional
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  // @objc(mediaPickerDidCancel:) optional
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

/// The library to choose from: a system's screen.
open class MPMediaPickerController: SystemScreen {
  public let mediaTypes: MPMediaType
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var showsItemsWithProtectedAssets = true
  open var prompt: String?

  public convenience init() { self.init(mediaTypes: .any) }

  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
    shownName = "Music library"
  }

  public required init?(coder: NSCoder) { nil }
}
