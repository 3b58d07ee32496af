// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat
  case pcmFormatFloat32
  case pcmFormatFloat64
  case pcmFormatInt16
  case pcmFormatInt32
}

/// How sound is written down.
open class AVAudioFormat: NSObject {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  public let isInterleaved: Bool
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }

  public override init() {
    (sampleRate, channelCount, commonFormat, isInterleaved) = (0, 0, .otherFormat, false)
    super.init()
  }

  /// nil without a channel.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels > 0 else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    commonFormat = format
    isInterleaved = interleaved
    super.init()
  }

  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  static var standard: AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!
  }
}

/// A moment of a sound.
open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double

  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
    super.init()
  }
}

/// Sound in memory: silence.
open class AVAudioPCMBuffer: NSObject {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.format = format
    self.frameCapacity = frameCapacity
    super.init()
  }
}

/// A file of sound; none is read or written.
open class AVAudioFile: NSObject {
  public let url: URL
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open var processingFormat: AVAudioFormat { .standard }
  open var fileFormat: AVAudioFormat { .standard }

  public override init() {
    url = URL(fileURLWithPath: "/dev/null")
    super.init()
  }

  public init(forReading fileURL: URL) throws {
    url = fileURL
    super.init()
    throw AVError(.fileFormatNotRecognized)
  }

  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
    super.init()
    throw AVError(.encoderNotFound)
  }

  open func read(into buffer: AVAudioPCMBuffer) throws {
    throw AVError(.fileFormatNotRecognized)
  }

  open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.encoderNotFound) }
}

/// Makes sound out of nodes: keeps them, and does not start, since no sound goes out.
open class AVAudioEngine: NSObject {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false
  open private(set) var attachedNodes: Set<AVAudioNode> = []

  open func attach(_ node: AVAudioNode) { attachedNodes.insert(node) }
  open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  open func start() throws { throw AVError(.deviceNotConnected) }
  open func pause() {}
  open func stop() {}
  open func reset() {}
}

extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// Part of an engine; silent.
open class AVAudioNode: NSObject {
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  open func reset() {}

  /// The block is never called.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// The microphone; silent.
open class AVAudioInputNode: AVAudioNode {
  open var volume: Float = 1
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

/// The loudspeaker; silent.
open class AVAudioOutputNode: AVAudioNode {}

/// Mixes sounds; silent.
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
  open var volume: Float = 1
}

/// Plays buffers and files; silent.
open class AVAudioPlayerNode: AVAudioNode {
  open var volume: Float = 1
  open var isPlaying: Bool { false }
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil
  ) {}
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// Changes sound; silent.
open class AVAudioUnitEffect: AVAudioNode {
  open var bypass = false
}

/// Changes pitch and speed; kept.
open class AVAudioUnitTimePitch: AVAudioUnitEffect {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8
}
