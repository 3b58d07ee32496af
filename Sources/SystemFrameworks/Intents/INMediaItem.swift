// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

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

/// What a media item is.
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

/// Which media item is meant; nobody asks.
open class INMediaItemResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMediaItem: INMediaItem) -> Self { Self() }
  open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self { Self() }
  open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { Self() }
}
