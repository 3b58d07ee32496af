// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Plays nothing; it keeps what it was given and its rate.
open class AVPlayer: NSObject {
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var actionAtItemEnd = ActionAtItemEnd.pause

  public enum ActionAtItemEnd: Int, Sendable {
    case advance
    case pause
    case none
  }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  public convenience override init() { self.init(playerItem: nil) }

  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(true)
  }
  open func currentTime() -> CMTime { .zero }
  open func removeTimeObserver(_ observer: Any) {}
}

open class AVPlayerItem: NSObject {
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")

  public let url: URL

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Shows no picture.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A time of a film: a count of fractions of a second.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  public init(seconds: Double, preferredTimescale: Int32) {
    value = Int64((seconds * Double(preferredTimescale)).rounded())
    timescale = preferredTimescale
  }

  public static let zero = CMTime(value: 0, timescale: 1)

  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The system's player on a screen of its own.
open class AVPlayerViewController: SystemScreen {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}

/// Sound from a file; silent.
open class AVAudioPlayer: NSObject {
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  open var url: URL?

  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
  }

  public init(data: Data) throws { super.init() }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

open class AVAudioSession: NSObject {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  nonisolated(unsafe) private static let shared = AVAudioSession()

  open class func sharedInstance() -> AVAudioSession { shared }
  open func setCategory(_ category: Category) throws {}
  open func setActive(_ active: Bool) throws {}
}

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
