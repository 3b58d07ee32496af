// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum INMediaItemType: Int, Sendable {
  case unknown = 0
  case song
  case album
  case artist
  case genre
  case playlist
  case podcastShow
  case podcastEpisode
  case podcastPlaylist
  case musicStation
  case audioBook
  case movie
  case tvShow
  case tvShowEpisode
  case musicVideo
  case podcastStation
  case radioStation
  case station
  case music
  case algorithmicRadioStation
  case news
}

public enum INMediaSortOrder: Int, Sendable {
  case unknown = 0
  case newest
  case oldest
  case best
  case worst
  case popular
  case unpopular
  case trending
  case recommended
}

public enum INMediaReference: Int, Sendable {
  case unknown = 0
  case currentlyPlaying
  case my
}

public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown = 0
  case none
  case all
  case one
}

public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown = 0
  case now
  case next
  case later
}

/// A song, an episode, a film: kept.
open class INMediaItem: NSObject {
  public let identifier: String?
  public let title: String?
  public let type: INMediaItemType
  public let artwork: INImage?
  public let artist: String?

  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
    artist: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
    super.init()
  }
}

/// What somebody asks to hear; kept.
open class INMediaSearch: NSObject {
  public let mediaType: INMediaItemType
  public let sortOrder: INMediaSortOrder
  public let mediaName: String?
  public let artistName: String?
  public let albumName: String?
  public let genreNames: [String]?
  public let moodNames: [String]?
  public let releaseDate: INDateComponentsRange?
  public let reference: INMediaReference
  public let mediaIdentifier: String?

  public init(
    mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown,
    mediaName: String? = nil, artistName: String? = nil, albumName: String? = nil,
    genreNames: [String]? = nil, moodNames: [String]? = nil,
    releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown,
    mediaIdentifier: String? = nil
  ) {
    self.mediaType = mediaType
    self.sortOrder = sortOrder
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.genreNames = genreNames
    self.moodNames = moodNames
    self.releaseDate = releaseDate
    self.reference = reference
    self.mediaIdentifier = mediaIdentifier
    super.init()
  }
}

/// From one day to another; kept.
open class INDateComponentsRange: NSObject {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?

  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    super.init()
  }
}

/// The wish to hear or see something; kept.
open class INPlayMediaIntent: INIntent {
  public let mediaItems: [INMediaItem]?
  public let mediaContainer: INMediaItem?
  public let playShuffled: Bool?
  public let playbackRepeatMode: INPlaybackRepeatMode
  public let resumePlayback: Bool?
  public let playbackQueueLocation: INPlaybackQueueLocation
  public let playbackSpeed: Double?
  public let mediaSearch: INMediaSearch?

  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil,
    playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown,
    resumePlayback: Bool? = nil, playbackQueueLocation: INPlaybackQueueLocation = .unknown,
    playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback
    self.playbackQueueLocation = playbackQueueLocation
    self.playbackSpeed = playbackSpeed
    self.mediaSearch = mediaSearch
    super.init()
  }
}

public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready
  case continueInApp
  case inProgress
  case success
  case handleInApp
  case failure
  case failureRequiringAppLaunch
  case failureUnknownMediaType
  case failureNoUnplayedContent
  case failureRestrictedContent
  case failureMaxStreamLimitReached
}

open class INPlayMediaIntentResponse: INIntentResponse {
  public let code: INPlayMediaIntentResponseCode
  open var nowPlayingInfo: [String: Any]?

  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Whoever answers the wish; nobody asks it here, so nothing of it is required.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {}

open class INMediaItemResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMediaItem: INMediaItem) -> Self { Self() }
  open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self { Self() }
  open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { Self() }
}

public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}

open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  public required init() { super.init() }

  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init() }

  open class func successes(
    with resolvedMediaItems: [INMediaItem]
  ) -> [INPlayMediaMediaItemResolutionResult] { resolvedMediaItems.map { _ in Self() } }

  open class func unsupported(
    forReason reason: INPlayMediaMediaItemUnsupportedReason
  ) -> Self { Self() }
}
