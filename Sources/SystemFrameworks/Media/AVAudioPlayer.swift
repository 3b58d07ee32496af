// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Sound from a file; silent.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }
  open var numberOfChannels: Int { 0 }
  open var settings: [String: Any] { [:] }
  open var format: AVAudioFormat { AVAudioFormat() }
  open private(set) var url: URL?
  open private(set) var data: Data?

  /// A player of nothing, as apps begin a property with.
  public override init() { super.init() }

  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws {
    self.data = data
    super.init()
  }

  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  open func updateMeters() {}
  /// Decibels; the lowest, silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  // @objc(audioPlayerDidFinishPlaying:successfully:) optional
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  // @objc(audioPlayerDecodeErrorDidOccur:error:) optional
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

/// Records sound; there is no microphone, so nothing is recorded.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }

  public override init() {
    url = URL(fileURLWithPath: "/dev/null")
    settings = [:]
    super.init()
  }

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  /// Decibels; the lowest, silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  // @objc(audioRecorderDidFinishRecording:successfully:) optional
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  // @objc(audioRecorderEncodeErrorDidOccur:error:) optional
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
