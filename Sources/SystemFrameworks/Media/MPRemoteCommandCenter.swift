// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPMediaEntityPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"

public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none
  case audio
  case video
}

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown
  case playing
  case paused
  case stopped
  case interrupted
}

/// What the Lock Screen shows of the sound; kept.
open class MPNowPlayingInfoCenter: NSObject {
  nonisolated(unsafe) private static let center = MPNowPlayingInfoCenter()

  open class func `default`() -> MPNowPlayingInfoCenter { center }

  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// A cover; its handler makes it for a size.
open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    handler = requestHandler
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A button of the Lock Screen or of headphones; nobody presses it.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true

  open func addTarget(_ target: Any, action: Selector) {}

  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }

  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// Skips; kept.
open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}

/// Changes the speed; kept.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  open var supportedPlaybackRates: [NSNumber] = []
}

/// Changes the place; kept.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// Likes, dislikes or marks; kept.
open class MPFeedbackCommand: MPRemoteCommand {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

/// Repeats; kept.
open class MPChangeRepeatModeCommand: MPRemoteCommand {
  open var currentRepeatType = MPRepeatType.off
}

/// Shuffles; kept.
open class MPChangeShuffleModeCommand: MPRemoteCommand {
  open var currentShuffleType = MPShuffleType.off
}

/// A press; none comes.
open class MPRemoteCommandEvent: NSObject {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}

/// A skip; none comes.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}

/// A long press that seeks; none comes.
open class MPSeekCommandEvent: MPRemoteCommandEvent {}

/// A new speed; none comes.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  open var playbackRate: Float { 1 }
}

/// A new place; none comes.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

/// The buttons of the Lock Screen and of headphones; nobody presses them.
open class MPRemoteCommandCenter: NSObject {
  nonisolated(unsafe) private static let center = MPRemoteCommandCenter()

  open class func shared() -> MPRemoteCommandCenter { center }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let ratingCommand = MPRatingCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}

/// The system's slider for the volume: empty.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
