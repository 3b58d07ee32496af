// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

public enum MPMusicRepeatMode: Int, Sendable {
  case `default`, none, one, all
}

public enum MPMusicShuffleMode: Int, Sendable {
  case `default`, off, songs, albums
}

/// What is played next; kept.
open class MPMusicPlayerQueueDescriptor: NSObject {}

open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
  open var storeIDs: [String]?
  open var startItemID: String?

  public init(storeIDs: [String]) {
    self.storeIDs = storeIDs
    super.init()
  }
}

open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
  open var itemCollection: MPMediaItemCollection?
  open var startItem: MPMediaItem?

  public init(itemCollection: MPMediaItemCollection) {
    self.itemCollection = itemCollection
    super.init()
  }
}

/// Plays music of the library: there is none, so it stays stopped.
open class MPMusicPlayerController: NSObject {
  nonisolated(unsafe) private static let system = MPMusicPlayerController()
  nonisolated(unsafe) private static let application = MPMusicPlayerController()
  nonisolated(unsafe) private static let queued = MPMusicPlayerApplicationController()

  open class var systemMusicPlayer: MPMusicPlayerController { system }
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController { queued }

  open var playbackState: MPMusicPlaybackState { .stopped }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var volume: Float = 1
  open var nowPlayingItem: MPMediaItem?
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open var isPreparedToPlay: Bool { false }
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0

  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  open func prepareToPlay() {}
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    answerLater { completionHandler(CocoaError(.featureUnsupported)) }
  }
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

open class MPMusicPlayerApplicationController: MPMusicPlayerController {}

extension Foundation.Notification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Self(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Self(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = Self(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMusicPlayerControllerQueueDidChange = Self(
    "MPMusicPlayerControllerQueueDidChangeNotification")
  public static let MPMediaLibraryDidChange = Self("MPMediaLibraryDidChangeNotification")
}
