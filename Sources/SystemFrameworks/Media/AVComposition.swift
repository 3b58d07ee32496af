// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A film put together of others.
open class AVComposition: AVAsset, @unchecked Sendable {}

/// A film that an app puts together; its tracks are kept, and refuse what no file has.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var parts: [AVMutableCompositionTrack] = []
  private var size = CGSize.zero

  open override var tracks: [AVAssetTrack] { parts }

  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }

  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let track = AVMutableCompositionTrack(mediaType, CMPersistentTrackID(parts.count + 1))
    parts.append(track)
    return track
  }

  open func removeTrack(_ track: AVMutableCompositionTrack) { parts.removeAll { $0 === track } }

  open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    parts.filter { $0.mediaType == mediaType }
  }

  open func insertTimeRange(
    _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
  ) throws {
    throw AVError(.invalidSourceMedia)
  }
}

/// A track that an app puts together; empty.
open class AVMutableCompositionTrack: AVAssetTrack {
  private let type: AVMediaType
  private let identifier: CMPersistentTrackID
  private var transform = CGAffineTransform.identity

  init(_ type: AVMediaType, _ identifier: CMPersistentTrackID) {
    self.type = type
    self.identifier = identifier
    super.init()
  }

  open override var mediaType: AVMediaType { type }
  open override var trackID: CMPersistentTrackID { identifier }
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }

  open func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws {
    throw AVError(.invalidSourceMedia)
  }

  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

/// How pictures of a film are composed; kept.
open class AVVideoComposition: NSObject {
  open var frameDuration = CMTime.invalid
  open var renderSize = CGSize.zero
  open var renderScale: Float = 1
  open var instructions: [AVVideoCompositionInstruction] = []

  public required override init() { super.init() }
}

/// How an app composes pictures; kept.
open class AVMutableVideoComposition: AVVideoComposition {
  open var animationTool: AVVideoCompositionCoreAnimationTool?

  public required init() { super.init() }

  public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

/// What is shown in a stretch of time; kept.
open class AVVideoCompositionInstruction: NSObject {
  open var timeRange = CMTimeRange.invalid
  open var backgroundColor: CGColor?
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  open var enablePostProcessing = true
}

/// What an app shows in a stretch of time; kept.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}

/// How one track is shown; kept.
open class AVVideoCompositionLayerInstruction: NSObject {
  open var trackID = kCMPersistentTrackID_Invalid
}

/// How an app shows one track; kept.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  public override init() { super.init() }

  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }

  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
    timeRange: CMTimeRange
  ) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}

/// How loud the tracks of a film are; kept.
open class AVAudioMix: NSObject {
  open var inputParameters: [AVAudioMixInputParameters] = []
}

/// How loud an app wants the tracks; kept.
open class AVMutableAudioMix: AVAudioMix {}

/// How loud one track is; kept.
open class AVAudioMixInputParameters: NSObject {
  open var trackID = kCMPersistentTrackID_Invalid
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
}

/// How loud an app wants one track; kept.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  public override init() { super.init() }

  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }

  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {}
}

/// Writes films; it cannot be made, since nothing encodes here.
open class AVAssetWriter: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case writing
    case completed
    case failed
    case cancelled
  }

  public let outputURL: URL
  open private(set) var inputs: [AVAssetWriterInput] = []
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.encoderNotFound) }
  open var shouldOptimizeForNetworkUse = false
  open var metadata: [AVMetadataItem] = []

  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    self.outputURL = outputURL
    super.init()
    throw AVError(.encoderNotFound)
  }

  open func canAdd(_ input: AVAssetWriterInput) -> Bool { false }
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  @discardableResult open func startWriting() -> Bool { false }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func cancelWriting() {}
  open func finishWriting(completionHandler handler: @escaping () -> Void) { answerLater(handler) }
  open func finishWriting() async {}
}

/// One track of a film that is written; takes nothing.
open class AVAssetWriterInput: NSObject {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var metadata: [AVMetadataItem] = []
  open var isReadyForMoreMediaData: Bool { false }

  public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    self.mediaType = mediaType
    self.outputSettings = outputSettings
    super.init()
  }

  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping () -> Void
  ) {}
}
