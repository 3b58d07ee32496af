// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a player plays: never read, so its state is unknown and its length indefinite.
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay
    case failed
  }

  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public nonisolated static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  public nonisolated static let timeJumpedNotification = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
  public nonisolated static let newAccessLogEntryNotification = Notification.Name(
    "AVPlayerItemNewAccessLogEntry")
  public nonisolated static let newErrorLogEntryNotification = Notification.Name(
    "AVPlayerItemNewErrorLogEntry")

  public let asset: AVAsset
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var externalMetadata: [AVMetadataItem] = []
  open var seekingWaitsForVideoCompositionRendering = false

  /// What is observed by its key.
  private static let keys: Void = {
    let entry = RuntimeRegistry.describe(AVPlayerItem.self)
    entry.property("status", \AVPlayerItem.status.rawValue)
    entry.property("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
    entry.property("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
    entry.property("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
    entry.property("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull)
    entry.property("presentationSize", \AVPlayerItem.presentationSize)
  }()

  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
    Self.keys
  }

  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var presentationSize: CGSize { .zero }
  open var timedMetadata: [AVMetadataItem]? { nil }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferFull: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var canPlayFastForward: Bool { false }
  open var canPlayReverse: Bool { false }
  open var canStepForward: Bool { false }
  open var canStepBackward: Bool { false }

  open func currentTime() -> CMTime { .zero }
  open func currentDate() -> Date? { nil }
  open func cancelPendingSeeks() {}
  open func step(byCount stepCount: Int) {}
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open func errorLog() -> AVPlayerItemErrorLog? { nil }

  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    answerLater { completionHandler?(true) }
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
}

/// A track of what is played; there are none.
open class AVPlayerItemTrack: NSObject {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = false
}

/// What a player read; nothing.
open class AVPlayerItemAccessLog: NSObject {
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}

/// What a player read at a time.
open class AVPlayerItemAccessLogEvent: NSObject {
  open var uri: String? { nil }
  open var playbackStartDate: Date? { nil }
  open var numberOfStalls: Int { 0 }
  open var indicatedBitrate: Double { -1 }
  open var observedBitrate: Double { -1 }
  open var durationWatched: TimeInterval { 0 }
  open var numberOfBytesTransferred: Int64 { 0 }
  open var numberOfDroppedVideoFrames: Int { 0 }
}

/// What a player could not read; it tried nothing.
open class AVPlayerItemErrorLog: NSObject {
  open var events: [AVPlayerItemErrorLogEvent] { [] }
}

/// What a player could not read at a time.
open class AVPlayerItemErrorLogEvent: NSObject {
  open var date: Date? { nil }
  open var uri: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey =
  "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
  public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

/// Shows no picture.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
