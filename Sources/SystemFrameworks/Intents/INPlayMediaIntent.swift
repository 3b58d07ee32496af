// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

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

/// Whoever answers the wish; nobody asks it here, so nothing of it is required.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {}

/// What is played again.
public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown = 0
  case none
  case all
  case one
}

/// When something is played.
public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown = 0
  case now
  case next
  case later
}
